import { languageKey } from '../../../ui/language-names.ts'

const keys = ['name', 'description'] as const
type Texts = Record<`${(typeof keys)[number]}${'' | '_ru' | '_en'}`, string>

/** How many texts are there in az and missing in another language. */
export function missingOf(texts: Texts): { ru: number; en: number } {
  const count = (language: 'ru' | 'en') =>
    keys.filter((key) => texts[key] !== '' && texts[languageKey(key, language)] === '').length
  return { ru: count('ru'), en: count('en') }
}
