import { type AllTexts, allTextsOf } from '../../../../src/domains/content/texts.ts'
import { blankTexts } from '../../kit/editor/content-texts.ts'
import { chosenFilesOf } from '../../kit/editor/values.ts'

/** What services and products have alike, as they are edited; the photo stands under the name that its file is sent by. */
export type CardValues = AllTexts<'product'> & { file: string | File; state: boolean }

export const blankCard: CardValues = { ...blankTexts('product'), file: '', state: true }

type Card = AllTexts<'product'> & { photoUrl: string; state: boolean }

export function cardValuesOf(card: Card): CardValues {
  return { ...allTextsOf('product', card), file: card.photoUrl, state: card.state }
}

/** What was changed, as the server takes it. */
export function cardInputOf(changed: Partial<CardValues>) {
  const { file: _, ...others } = changed
  return { ...others, ...chosenFilesOf(changed, ['file']) }
}
