import { languageOfKey } from '../../../ui/language-names.ts'
import type { Values } from './values.ts'

/** What the fields of an editor are called, by the key without its language. */
export type FieldNames = Readonly<Record<string, string>>

/** A field in words: `Təsvir (RU)`; the language only where the text has several. */
export function fieldName(names: FieldNames, values: Values, key: string): string {
  const base = key.replace(/_(ru|en)$/, '')
  const name = names[key] ?? names[base] ?? key
  return `${base}_ru` in values ? `${name} (${languageOfKey(key).toUpperCase()})` : name
}

/** A value as a short text, for lists of what would be lost; empty where there is none. */
export function valueLabels(value: unknown): string {
  if (value instanceof File) return value.name
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text.length > 80 ? `${text.slice(0, 79).trimEnd()}…` : text
}
