import type { Qepik } from '../../../lib/money.ts'

/**
 * `10.00` for 1000 qəpik, put together from digits.
 * @throws RangeError when it isn't a whole number of qəpik, or below zero
 */
export function toManat(amount: Qepik): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is no amount in qəpik`)
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Whole qəpik of manat as they are written: `10`, `10.5`, `10.500`, and `1.234567889E7`, as Java writes large
 * numbers. Only digits are moved, so nothing is rounded. Null when it isn't a whole number of qəpik.
 */
export function readManat(text: string): Qepik | null {
  const [, whole = '', decimals = '', exponent = '0'] =
    /^(\d{1,15})(?:\.(\d{1,30}))?(?:[eE]([+-]?\d{1,2}))?$/.exec(text) ?? []
  if (whole === '') return null
  const digits = whole + decimals
  const behindQepik = decimals.length - Number(exponent) - 2
  if (behindQepik <= 0) return safe(digits + '0'.repeat(-behindQepik))
  const padded = digits.padStart(behindQepik + 1, '0')
  return /^0+$/.test(padded.slice(-behindQepik)) ? safe(padded.slice(0, -behindQepik)) : null
}

function safe(digits: string): Qepik | null {
  const amount = Number(digits)
  return Number.isSafeInteger(amount) ? amount : null
}

/**
 * JSON with each number as the text it is written with: `{"amount":1.10}` has the amount `"1.10"`, and an id of
 * twenty digits keeps all of them.
 * @throws SyntaxError
 */
export const parseExactly = (json: string): unknown =>
  JSON.parse(json, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' ? context?.source : value,
  )
