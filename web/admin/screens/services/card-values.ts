import { chosenFilesOf } from '../../kit/editor/values.ts'

/** What services and products have alike, as they are edited; the photo stands under the name that its file is sent by. */
export type CardValues = {
  name: string
  name_ru: string
  name_en: string
  description: string
  description_ru: string
  description_en: string
  file: string | File
  state: boolean
}

const textKeys = [
  'name',
  'name_ru',
  'name_en',
  'description',
  'description_ru',
  'description_en',
] as const satisfies (keyof CardValues)[]
type Texts = Pick<CardValues, (typeof textKeys)[number]>

export const blankCard: CardValues = {
  name: '',
  name_ru: '',
  name_en: '',
  description: '',
  description_ru: '',
  description_en: '',
  file: '',
  state: true,
}

type Card = Texts & { photoUrl: string; state: boolean }

export function cardValuesOf(card: Card): CardValues {
  const texts = Object.fromEntries(textKeys.map((key) => [key, card[key]])) as Texts
  return { ...texts, file: card.photoUrl, state: card.state }
}

/** What was changed, as the server takes it. */
export function cardInputOf(changed: Partial<CardValues>) {
  const { file: _, ...others } = changed
  return { ...others, ...chosenFilesOf(changed, ['file']) }
}
