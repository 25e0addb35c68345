import { type Language, languages } from '../../src/lib/languages.ts'

export type TextKey<Key extends string> = Key | `${Key}_ru` | `${Key}_en`

/** The three columns of a text: `name`, `name_ru`, `name_en`. */
export const languageKey = <Key extends string>(key: Key, language: Language): TextKey<Key> =>
  language === 'az' ? key : `${key}_${language}`

/** The language of a column by its name: `name_ru` is ru, `name` az. */
export const languageOfKey = (key: string): Language =>
  languages.find((language) => key.endsWith(`_${language}`)) ?? 'az'

export const languageNames: Record<Language, string> = { az: 'Azərbaycanca', ru: 'Русский', en: 'English' }
