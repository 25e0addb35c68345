import type { Qepik } from '../../lib/money.ts'
import { stageOf } from '../order-status/statuses.ts'
import { sumOfLines, type TaxedSum, type TaxKind } from '../tax/vat.ts'
import { type DocumentLine, lineKeyOf, type OrderLine, toLine } from './document-content.ts'
import { chargeWords, saidOf } from './document-words.ts'
import { type DocumentOrder, toOrderLine } from './read-parties.ts'

/**
 * What an order costs by now with its charges, in qəpik, less what was given back of it. Money that was paid twice and
 * given back once is no part of the price.
 */
export function costOf({ money, price }: Pick<DocumentOrder, 'money' | 'price'>): Qepik {
  if (!money) return price ?? 0
  const { total, paid, refunded } = money
  return total - Math.min(refunded, Math.max(0, total - paid))
}

/**
 * An order's own line, and one of each charge. What was given back lessens the order's own line first, and then its
 * charges, the last one first; of an order that is given up only what is kept for its work is left.
 */
function costLines(order: DocumentOrder, taxKind: TaxKind): DocumentLine[] {
  const charges = stageOf(order.status) === 'givenUp' ? [] : order.charges
  let left = costOf(order)
  const charged = charges.map((charge) => {
    const gross = Math.min(charge.amount, left)
    left -= gross
    return toLine(toChargeLine(order.id, charge), gross, taxKind)
  })
  return [toLine(toOrderLine(order), left, taxKind), ...charged.filter(({ gross }) => gross > 0)]
}

type Charge = DocumentOrder['charges'][number]

const toChargeLine = (orderId: number, { id, kind, note }: Charge): OrderLine => ({
  orderId,
  chargeId: id,
  title: saidOf(chargeWords[kind]),
  details: { az: note, ru: note, en: note },
  quantity: 1,
})

/** The lines of an act: what each order and each charge costs. */
export const actLines = (orders: readonly DocumentOrder[], taxKind: TaxKind): DocumentLine[] =>
  orders.flatMap((order) => costLines(order, taxKind))

/**
 * The lines of an invoice: what is asked for of each order, by its id in qəpik; where that is all of it, its charges
 * apart.
 */
export const invoiceLines = (
  orders: readonly DocumentOrder[],
  amounts: ReadonlyMap<number, Qepik>,
  taxKind: TaxKind,
): DocumentLine[] =>
  orders.flatMap((order) => {
    const amount = amounts.get(order.id) ?? 0
    return amount === costOf(order)
      ? costLines(order, taxKind)
      : [toLine(toOrderLine(order), amount, taxKind)]
  })

const nothing: TaxedSum = { gross: 0, net: 0, vat: 0 }

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
  const today = actLines(orders, taxKind)
  const isOfToday = new Set(today.map(lineKeyOf))
  const before = Map.groupBy(said, lineKeyOf)
  const gone = [...before].flatMap(([key, [line]]) =>
    line && !isOfToday.has(key) ? [{ ...line, ...nothing }] : [],
  )
  return [...today, ...gone].flatMap((line) => {
    const { gross, net, vat } = sumOfLines(before.get(lineKeyOf(line)) ?? [])
    const sums = { gross: line.gross - gross, net: line.net - net, vat: line.vat - vat }
    return sums.gross === 0 ? [] : [{ ...line, ...sums }]
  })
}

/** Several lines of one order count together. */
export function grossByOrder(lines: readonly Pick<DocumentLine, 'orderId' | 'gross'>[]): Map<number, Qepik> {
  const sums = new Map<number, Qepik>()
  for (const { orderId, gross } of lines) sums.set(orderId, (sums.get(orderId) ?? 0) + gross)
  return sums
}
