import { useLingui } from '@lingui/react/macro'
import { byFieldOrder } from './field-order.ts'
import { fieldParts } from './field-parts.ts'
import { fieldNames } from './field-words.ts'

/** Fields in the order in which they are shown. */
export const inFieldOrder = byFieldOrder(Object.keys(fieldNames))

/** What a field of a record is called, with the language of a translation: `Title (RU)`. */
export function useFieldName(): (field: string) => string {
  const { i18n } = useLingui()
  return (field) => {
    const { base, language } = fieldParts(field)
    const name = fieldNames[base] ? i18n._(fieldNames[base]) : base
    return language === null ? name : `${name} (${language})`
  }
}
