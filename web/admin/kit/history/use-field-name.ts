import { useLingui } from '@lingui/react/macro'
import { fieldNames, personName } from './field-labels.ts'
import { byFieldOrder } from './field-order.ts'
import { fieldParts } from './field-parts.ts'
import type { RecordKind } from './record-places.ts'

const persons: ReadonlySet<RecordKind> = new Set(['staff', 'customer'])

/** Fields in the order in which they are shown. */
export const inFieldOrder = byFieldOrder(Object.keys(fieldNames))

/**
 * The name of a record's field with the language of a translation: `Title (RU)`; a person's name has a label
 * of its own.
 */
export function useFieldName(): (field: string, kind?: RecordKind) => string {
  const { i18n } = useLingui()
  return (field, kind) => {
    const { base, language } = fieldParts(field)
    const isPerson = base === 'name' && kind !== undefined && persons.has(kind)
    const texts = isPerson ? personName : fieldNames[base]
    const name = texts ? i18n._(texts) : base
    return language === null ? name : `${name} (${language})`
  }
}
