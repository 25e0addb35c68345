import { confirmFields } from '../../../../src/domains/orders/order-input.ts'
import { figureIn } from '../../../../src/lib/read-whole.ts'
import { readMoney } from '../../../../src/lib/written-numbers.ts'
import { written } from '../forms/written.ts'

/** The price that an order is accepted at, as it is written. */
export const writtenPrice = written(confirmFields.shape.price)

/** The price in AZN; null for one that no order can be accepted at. */
export const priceOf = (text: string): number | null =>
  writtenPrice.safeParse(text).success ? (figureIn(readMoney(text)) ?? null) : null

/** By how much a price is under (−) or over (+) the suggestion, AZN; 0 when they are the same. */
export function difference(azn: number, suggestion: number): number {
  return (Math.round(azn * 100) - Math.round(suggestion * 100)) / 100
}
