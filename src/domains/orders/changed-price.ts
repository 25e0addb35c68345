import type { FieldError, Message } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { CalculatedPrice } from '../catalog/pricing.ts'
import { formatMoney } from '../email/formats.ts'

const priceChanged: Message = /*i18n*/ {
  id: 'orders.priceChanged',
  message: 'The price has changed: it was {old}, it is now {now}.',
}
const nowOnRequest: Message = /*i18n*/ {
  id: 'orders.priceOnRequest',
  message: 'The price has changed: it was {old}, it is now on request.',
}

/**
 * No one orders at a price that they haven't seen (OPT-11): an error with both prices where the present one
 * isn't `expected`. Qəpik; undefined accepts any.
 */
export function changedPrice(
  quote: Pick<CalculatedPrice, 'total'> | null,
  expected: number | undefined,
  language: Language,
): FieldError | null {
  if (expected === undefined || quote?.total === expected) return null
  const old = formatMoney(expected, language)
  const message = quote
    ? { ...priceChanged, values: { old, now: formatMoney(quote.total, language) } }
    : { ...nowOnRequest, values: { old } }
  return { path: 'expectedTotal', message }
}
