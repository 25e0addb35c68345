import type { Qepik } from '../../lib/money.ts'
import { sumOfLines, type TaxKind } from '../tax/vat.ts'
import { type DocumentLine, toLine } from './document-content.ts'
import { type DocumentOrder, toOrderLine } from './read-parties.ts'

/**
 * What an order costs by now, in qəpik: its price, less what was given back of it. Money that was paid twice and given
 * back once is no part of the price.
 */
export function costOf({ money, price }: Pick<DocumentOrder, 'money' | 'price'>): Qepik {
  if (!money) return price ?? 0
  const { total, paid, refunded } = money
  return total - Math.min(refunded, Math.max(0, total - paid))
}

/** The lines of an act: what each order costs. */
export const actLines = (orders: readonly DocumentOrder[], taxKind: TaxKind): DocumentLine[] =>
  orders.map((order) => toLine(toOrderLine(order), costOf(order), taxKind))

/** The lines of an invoice: what is asked for of each order, by its id in qəpik. */
export const invoiceLines = (
  orders: readonly DocumentOrder[],
  amounts: ReadonlyMap<number, Qepik>,
  taxKind: TaxKind,
): DocumentLine[] => orders.map((order) => toLine(toOrderLine(order), amounts.get(order.id) ?? 0, taxKind))

/**
 * The lines of a correction: what an act of today would say less what `said` says, the lines of the act and of earlier
 * corrections; none where nothing differs. VAT is the difference too, not reckoned from the gross: all of them together
 * say what an act of today would, to the qəpik, and nothing remains of an order that came to nothing (DOC-10).
 */
export function correctionLines(
  orders: readonly DocumentOrder[],
  said: readonly DocumentLine[],
  taxKind: TaxKind,
): DocumentLine[] {
  return actLines(orders, taxKind).flatMap((line) => {
    const before = sumOfLines(said.filter(({ orderId }) => orderId === line.orderId))
    const gross = line.gross - before.gross
    const sums = { gross, net: line.net - before.net, vat: line.vat - before.vat }
    return gross === 0 ? [] : [{ ...line, ...sums }]
  })
}

/** Several lines of one order count together. */
export function grossByOrder(lines: readonly Pick<DocumentLine, 'orderId' | 'gross'>[]): Map<number, Qepik> {
  const sums = new Map<number, Qepik>()
  for (const { orderId, gross } of lines) sums.set(orderId, (sums.get(orderId) ?? 0) + gross)
  return sums
}
