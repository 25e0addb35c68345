import { languages } from '../../../../src/lib/languages.ts'
import { languageOfKey } from '../../../ui/language-names.ts'
import { fieldParts } from './field-parts.ts'

/** Fields in the order of `order`, each text in az, ru, en; fields that it doesn't name come last. */
export function byFieldOrder(order: readonly string[]): (one: string, other: string) => number {
  const place = (field: string) => {
    const at = order.indexOf(fieldParts(field).base)
    return (at < 0 ? order.length : at) * languages.length + languages.indexOf(languageOfKey(field))
  }
  return (one, other) => place(one) - place(other)
}
