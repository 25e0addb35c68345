import { type AllTexts, allTextsOf } from '../../../../src/domains/content/texts.ts'
import { blankTexts } from '../../kit/editor/content-texts.ts'
import { chosenFilesOf } from '../../kit/editor/values.ts'

/**
 * The fields that services and products share, as they are edited; the photo has the name under which its
 * file is sent. `profileId` is null for none of its own.
 */
export type CardValues = AllTexts<'product'> & {
  file: string | File
  state: boolean
  profileId: number | null
}

export const blankCard: CardValues = {
  ...blankTexts('product'),
  file: '',
  state: true,
  profileId: null,
}

type Card = AllTexts<'product'> & Pick<CardValues, 'state' | 'profileId'> & { photoUrl: string }

export function cardValuesOf(card: Card): CardValues {
  const { photoUrl, state, profileId } = card
  return { ...allTextsOf('product', card), file: photoUrl, state, profileId }
}

/** What was changed, as the server takes it. */
export function cardInputOf(changed: Partial<CardValues>) {
  const { file: _, ...others } = changed
  return { ...others, ...chosenFilesOf(changed, ['file']) }
}
