import { confirmFields } from '../../../../src/domains/orders/order-input.ts'
import { written } from '../forms/written.ts'

/**
 * A price as staff write it: `72`, `72,5`, `72.50`, `1.240,00`, `1 240,5 ₼`. Comma or dot is the decimal sign;
 * before exactly three digits it groups thousands, as money has two decimals at most. AZN; undefined for what is no
 * such figure.
 */
export function readPrice(text: string): number | undefined {
  const typed = text.replace(/[\s\u00a0\u202f]|₼|azn/gi, '')
  const match = /^(-?)(\d{1,3}(?:([.,'])\d{3})+|\d+)(?:([.,])(\d{0,2}))?$/.exec(typed)
  if (!match) return undefined
  const [, minus, whole = '', group, decimalSign, decimals = ''] = match
  const isMixed = new Set(whole.replace(/\d/g, '')).size > 1
  if (isMixed || (group !== undefined && group === decimalSign)) return undefined
  return Number(`${minus}${whole.replace(/\D/g, '')}.${decimals || '0'}`)
}

/** The price that an order is accepted at, as it is written. */
export const writtenPrice = written(readPrice, confirmFields.shape.price)

/** AZN; null for what no order can be accepted at. */
export const priceOf = (text: string): number | null =>
  writtenPrice.safeParse(text).success ? (readPrice(text) ?? null) : null

/** By how much a price is under (−) or over (+) the suggestion, AZN; 0 when they are the same. */
export function difference(azn: number, suggestion: number): number {
  return (Math.round(azn * 100) - Math.round(suggestion * 100)) / 100
}
