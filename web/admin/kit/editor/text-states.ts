import { type Language, languages } from '../../../../src/lib/languages.ts'
import { languageKey } from '../../../ui/language-names.ts'
import type { Values } from './values.ts'

/** A text in three languages: `title` with `title_ru` and `title_en`. */
export type TextField = {
  key: string
  label: string
  hint?: string
  /** The server's maximum length in characters. */
  max: number
  /** How many lines it shows; one makes a plain input. */
  rows?: number
  /** az must be there; ru and en fall back to it. */
  required?: boolean
}

type Texts = { values: Values; changed: readonly string[] }

/**
 * The translations that were outdated before this editing, with the az text they were made from, and those
 * confirmed as they are.
 */
export type Left = { known: ReadonlyMap<string, string>; seen: ReadonlySet<string> }

/** `missing`: the site can only show the az text; `outdated`: the az text has changed since. */
export type TextState = 'filled' | 'missing' | 'outdated'

const textOf = (values: Values, key: string): string => {
  const value = values[key]
  return typeof value === 'string' ? value.trim() : ''
}

/** What a text in one language still needs. */
export function textState(
  { values, changed }: Texts,
  { key, required = false }: Pick<TextField, 'key' | 'required'>,
  language: Language,
  { known, seen }: Left,
): TextState {
  const name = languageKey(key, language)
  if (language === 'az') return required && textOf(values, key) === '' ? 'missing' : 'filled'
  if (textOf(values, key) === '') return 'filled'
  if (textOf(values, name) === '') return 'missing'
  const isLeft = changed.includes(key) || known.has(name)
  return isLeft && !changed.includes(name) && !seen.has(name) ? 'outdated' : 'filled'
}

/** How many texts of a language are in a state. */
export const countTexts = (
  texts: Texts,
  fields: readonly Pick<TextField, 'key' | 'required'>[],
  language: Language,
  state: TextState,
  left: Left,
): number => fields.filter((field) => textState(texts, field, language, left) === state).length

/** Whether nothing is written in a language. */
export const isEmpty = (
  values: Values,
  fields: readonly Pick<TextField, 'key'>[],
  language: Language,
): boolean => fields.every(({ key }) => textOf(values, languageKey(key, language)) === '')

/** How many texts exist in Azerbaijani and are missing in another language. */
export const missingIn = (
  values: Values,
  fields: readonly Pick<TextField, 'key'>[],
  language: Language,
): number =>
  fields.filter(({ key }) => textOf(values, key) !== '' && textOf(values, languageKey(key, language)) === '')
    .length

/** How many translations are missing in all languages together. */
export const missingTranslations = (values: Values, fields: readonly Pick<TextField, 'key'>[]): number =>
  languages.reduce((sum, language) => sum + missingIn(values, fields, language), 0)
