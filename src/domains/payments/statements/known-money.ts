import type { Database } from '../../../db/client.ts'
import type { Qepik } from '../../../lib/money.ts'
import { referencesIn } from '../../payment-requests/payment-reference.ts'
import { type AskedLine, outstanding } from '../../payment-requests/request-now.ts'
import { readTaxKinds } from '../../seller/read-seller.ts'
import { type TaxKind, vatOf } from '../../tax/vat.ts'
import type { KnownPayer, OpenRequest } from './proposals.ts'

/** What of an order can still be paid by a request. */
export type OpenOrder = { orderId: number; left: Qepik }
/** What money can come for, and who paid for whom before. */
export type KnownMoney = {
  requests: OpenRequest[]
  /** The orders of each request, by its id. */
  orders: Map<number, OpenOrder[]>
  payers: KnownPayer[]
}

const noDay = '9999-12-31'
/** Ids of the database are 32 bits: no reference names what is owed without having been asked for. */
const owedId = 3_000_000_000

/** `day`: since which it is owed, in Baku. */
type Customer = { userId: number; name: string; dueOn: string | null; day: string }
type RequestRow = Customer & { id: number; lines: AskedLine[] }
type OwedRow = Customer & { orderId: number; left: Qepik }

/**
 * Reads what is open: requests, and orders of which something is owed without one, as within a credit limit; and of
 * the requests that these lines refer to also those that aren't open any more.
 */
export async function readKnownMoney(
  db: Database,
  lines: readonly { purpose: string; payer: string }[],
): Promise<KnownMoney> {
  const referred = lines.flatMap(({ purpose, payer }) => referencesIn(`${purpose} | ${payer}`))
  const [taxKindOf, asked, owed, payers, closed] = await Promise.all([
    readTaxKinds(db),
    readAsked(db),
    readOwed(db),
    readPayers(db),
    readClosed(db, [...new Set(referred)]),
  ])
  const orders = new Map<number, OpenOrder[]>()
  const requests: OpenRequest[] = []
  const add = (
    { userId, name, dueOn, day }: Customer,
    id: number,
    amounts: readonly Qepik[],
    parts: OpenOrder[],
  ): void => {
    const amountLeft = parts.reduce((sum, { left }) => sum + left, 0)
    if (amountLeft === 0) return
    orders.set(id, parts)
    requests.push({
      requestId: id,
      customer: userId,
      names: [name],
      orders: parts.map(({ orderId }) => orderId),
      amountLeft,
      dueDay: dueOn ?? noDay,
      ...halvesOf(amounts, taxKindOf(new Date(day))),
    })
  }
  for (const request of asked) {
    const amounts = request.lines.map(({ amount }) => amount)
    add(request, request.id, amounts, request.lines.flatMap(openOrder))
  }
  for (const order of owed) add(order, owedId + order.orderId, [order.left], [order])
  const isOpen = new Set(requests.map(({ requestId }) => requestId))
  for (const { id, userId, name } of closed)
    if (!isOpen.has(id))
      requests.push({
        requestId: id,
        customer: userId,
        names: [name],
        orders: [],
        amountLeft: 0,
        dueDay: noDay,
      })
  return { requests, orders, payers }
}

function openOrder(line: AskedLine): OpenOrder[] {
  const { total, paid } = line.money
  const left = Math.min(outstanding(line), Math.max(0, total - paid))
  return left > 0 ? [{ orderId: line.orderId, left }] : []
}

/** Whom a company pays in two payments, a VAT payer: what of it is net and what VAT, as its invoice says (DOC-3). */
function halvesOf(amounts: readonly Qepik[], taxKind: TaxKind): Pick<OpenRequest, 'netAndVat'> {
  const vat = vatOf(amounts, taxKind)
  const gross = amounts.reduce((sum, amount) => sum + amount, 0)
  return vat === 0 ? {} : { netAndVat: { net: gross - vat, vat } }
}

const readAsked = (db: Database) => db.$queryRaw<RequestRow[]>`
  SELECT r.id, r.user_id AS "userId", u.name || ' ' || u.surname AS name, r.due_on::text AS "dueOn",
    (r.created_at AT TIME ZONE 'Asia/Baku')::date::text AS day,
    json_agg(json_build_object('orderId', l.order_id, 'amount', l.amount, 'paidBefore', l.paid_before,
      'money', json_build_object('total', m.total, 'paid', m.paid, 'refunded', m.refunded, 'depositBp', m.deposit_bp)
    ) ORDER BY l.order_id) AS lines
  FROM payment_requests r JOIN users u ON u.id = r.user_id
    JOIN payment_request_orders l ON l.request_id = r.id JOIN order_money m ON m.order_id = l.order_id
  WHERE r.state = 'Open' AND u.deleted_at IS NULL GROUP BY r.id, u.id ORDER BY r.id`

const readOwed = (db: Database) => db.$queryRaw<OwedRow[]>`
  SELECT m.order_id AS "orderId", o.user_id AS "userId", u.name || ' ' || u.surname AS name,
    m.due_on::text AS "dueOn", m.total - m.paid AS left,
    (coalesce(o.accepted_at, o.created_at) AT TIME ZONE 'Asia/Baku')::date::text AS day
  FROM order_money m JOIN orders o ON o.id = m.order_id JOIN users u ON u.id = o.user_id
  WHERE m.total > m.paid AND u.deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM payment_request_orders l JOIN payment_requests r ON r.id = l.request_id
    WHERE l.order_id = m.order_id AND r.state = 'Open')
  ORDER BY m.order_id`

const readClosed = (db: Database, ids: readonly number[]) => db.$queryRaw<
  { id: number; userId: number; name: string }[]
>`
  SELECT r.id, r.user_id AS "userId", u.name || ' ' || u.surname AS name
  FROM payment_requests r JOIN users u ON u.id = r.user_id WHERE r.id = ANY(${ids}) AND u.deleted_at IS NULL`

/** For whom each payer paid by transfer; what was taken back as a wrong entry says nothing. */
const readPayers = (db: Database) => db.$queryRaw<KnownPayer[]>`
  SELECT DISTINCT p.user_id AS customer, p.payer, coalesce(b.voen, '') AS voen
  FROM payments p LEFT JOIN bank_lines b ON b.id = p.bank_line_id
  WHERE p.kind = 'payment' AND p.way IN ('transfer', 'vatAccount') AND p.payer <> ''
    AND NOT EXISTS (SELECT FROM payments c WHERE c.of_id = p.id AND c.kind = 'correction')`
