import type { ArtworkNeed } from '../../../../src/domains/catalog/artwork-need.ts'
import { type AllTexts, allTextsOf } from '../../../../src/domains/content/texts.ts'
import { blankTexts } from '../../kit/editor/content-texts.ts'
import { chosenFilesOf } from '../../kit/editor/values.ts'

/**
 * The fields that services and products share, as they are edited; the photo has the name under which its
 * file is sent. `artwork` and `profileId` are null for none of its own.
 */
export type CardValues = AllTexts<'product'> & {
  file: string | File
  state: boolean
  artwork: ArtworkNeed | null
  profileId: number | null
  /** Empty for none of its own. */
  goodsCode: string
}

export const blankCard: CardValues = {
  ...blankTexts('product'),
  file: '',
  state: true,
  artwork: null,
  profileId: null,
  goodsCode: '',
}

type Card = AllTexts<'product'> &
  Pick<CardValues, 'state' | 'artwork' | 'profileId' | 'goodsCode'> & { photoUrl: string }

export function cardValuesOf(card: Card): CardValues {
  const { photoUrl, state, artwork, profileId, goodsCode } = card
  return { ...allTextsOf('product', card), file: photoUrl, state, artwork, profileId, goodsCode }
}

/** What was changed, as the server takes it. */
export function cardInputOf(changed: Partial<CardValues>) {
  const { file: _, ...others } = changed
  return { ...others, ...chosenFilesOf(changed, ['file']) }
}

/** A profile is sent with the need beside it, or the server would read the need out of the profile (ART-20). */
export const changedArtworkOf = (changed: Partial<CardValues>, { artwork }: CardValues) =>
  changed.profileId === undefined ? {} : { artwork }
