import { useLingui } from '@lingui/react/macro'
import { fieldNames, personName } from './field-labels.ts'
import { byFieldOrder } from './field-order.ts'
import { fieldParts } from './field-parts.ts'
import type { RecordKind } from './record-places.ts'

const persons: ReadonlySet<RecordKind> = new Set(['staff', 'customer'])

/** Fields in the order in which they are shown. */
export const inFieldOrder = byFieldOrder(Object.keys(fieldNames))

/** What a field of a record is called (a person's name isn't called as a thing's), with the language of a translation: `Title (RU)`. */
export function useFieldName(): (field: string, kind?: RecordKind) => string {
  const { i18n } = useLingui()
  return (field, kind) => {
    const { base, language } = fieldParts(field)
    const isPerson = base === 'name' && kind !== undefined && persons.has(kind)
    const words = isPerson ? personName : fieldNames[base]
    const name = words ? i18n._(words) : base
    return language === null ? name : `${name} (${language})`
  }
}
