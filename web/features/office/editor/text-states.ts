import { type Language, languages } from '../../../../src/lib/languages.ts'
import { languageKey } from '../../../ui/language-names.ts'
import type { Values } from './values.ts'

/** A text in three languages: `title` with `title_ru` and `title_en`. */
export type TextField = {
  key: string
  label: string
  hint?: string
  /** Characters at most, as the server has it. */
  max: number
  /** Lines; one makes a plain field. */
  rows?: number
  /** az must be there; ru and en fall back to it. */
  required?: boolean
}

type Texts = { values: Values; changed: readonly string[] }

/** `missing`: nothing to show but the az text; `outdated`: the az text was changed under it, in this editing. */
export type TextState = 'filled' | 'missing' | 'outdated'

const textOf = (values: Values, key: string): string => {
  const value = values[key]
  return typeof value === 'string' ? value.trim() : ''
}

/** What a text in one language still needs; `seen` are the columns said to be right as they are. */
export function textState(
  { values, changed }: Texts,
  { key, required = false }: Pick<TextField, 'key' | 'required'>,
  language: Language,
  seen: ReadonlySet<string>,
): TextState {
  const name = languageKey(key, language)
  if (language === 'az') return required && textOf(values, key) === '' ? 'missing' : 'filled'
  if (textOf(values, key) === '') return 'filled'
  if (textOf(values, name) === '') return 'missing'
  const isLeft = changed.includes(key) && !changed.includes(name) && !seen.has(name)
  return isLeft ? 'outdated' : 'filled'
}

/** How many texts of a language are in a state. */
export const countTexts = (
  texts: Texts,
  fields: readonly TextField[],
  language: Language,
  state: TextState,
  seen: ReadonlySet<string>,
): number => fields.filter((field) => textState(texts, field, language, seen) === state).length

/** Texts that are there in Azerbaijani and missing in another language. */
export const missingIn = (
  values: Values,
  fields: readonly Pick<TextField, 'key'>[],
  language: Language,
): number =>
  fields.filter(({ key }) => textOf(values, key) !== '' && textOf(values, languageKey(key, language)) === '')
    .length

/** Translations that are missing, of all languages. */
export const missingTranslations = (values: Values, fields: readonly Pick<TextField, 'key'>[]): number =>
  languages.reduce((sum, language) => sum + missingIn(values, fields, language), 0)
