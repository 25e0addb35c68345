import { insertInto, type SqlTransaction } from '../../db/sql-transaction.ts'
import { bakuDate } from '../../lib/days.ts'
import { defaultLanguage } from '../../lib/languages.ts'
import { depositOf } from '../order-money/order-money.ts'
import { type OrderStatus, stageOf } from '../order-status/statuses.ts'
import { addDays } from '../production/workdays.ts'
import { askByTerms, type Terms } from './ask-by-terms.ts'
import { type AskedLine, countsFrom, wanted } from './request-now.ts'
import { chargedOfOrder, settleMoney } from './settle-money.ts'
import { makeRequest, type RequestLine, setRequestState } from './write-requests.ts'

type Row = Terms & {
  id: number
  userId: number
  purchaseId: number | null
  /** With its charges. */
  price: number
  language: string | null
}

/**
 * The money of orders that have just been accepted: how they are paid by the terms of now, and the request that the
 * terms make (PAY-3). Those of a purchase are asked for together.
 */
export async function beginMoney(
  tx: SqlTransaction,
  { orderIds, at }: { orderIds: readonly number[]; at: Date },
): Promise<void> {
  const rows = await readAccepted(tx, orderIds)
  const held = await readHeld(tx, orderIds)
  const owing = new Map<number, number>()
  const begun: (Row & ReturnType<typeof askByTerms>)[] = []
  for (const row of rows) {
    const owed = owing.get(row.userId) ?? (row.creditLimit === null ? 0 : await holdOwed(tx, row.userId))
    const terms = askByTerms(row, { price: row.price, owed })
    begun.push({ ...row, ...terms, ...(held.has(row.id) && { asks: null }) })
    owing.set(row.userId, owed + row.price)
  }
  if (begun.length === 0) return
  // Accepted once more after an undo: the terms of now count.
  await tx.$executeRaw`DELETE FROM order_money WHERE order_id = ANY(${orderIds})`
  await tx.$executeRaw(
    insertInto(
      'order_money',
      begun.map(({ id, price, depositBp, daysToPay, isOnTerms }) => ({
        order_id: id,
        settings_id: 1,
        deposit_bp: depositBp,
        days_to_pay: daysToPay,
        is_on_terms: isOnTerms,
        total: price,
        paid: 0,
        refunded: 0,
      })),
    ),
  )
  for (const kind of ['deposit', 'full'] as const) {
    const asked = begun.filter(({ asks }) => asks === kind)
    for (const userId of new Set(asked.map((row) => row.userId)))
      await ask(tx, { kind, rows: asked.filter((row) => row.userId === userId), at })
  }
  await settleMoney(tx, { orderIds, at })
}

/** Orders whose price is reserved on a card: nothing else is asked for while it is (PAY-54). */
async function readHeld(tx: SqlTransaction, orderIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT l.order_id AS id
    FROM payment_attempts a JOIN payment_request_orders l ON l.request_id = a.request_id
    WHERE a.is_hold AND a.state = 'Authorised' AND l.order_id = ANY(${orderIds})`
  return new Set(rows.map(({ id }) => id))
}

const readAccepted = (tx: SqlTransaction, orderIds: readonly number[]) => tx.$queryRaw<Row[]>`
  SELECT o.id, o.user_id AS "userId", o.purchase_id AS "purchaseId", o.price + beside.charged AS price,
    coalesce(o.language, u.language) AS language,
    t.deposit_bp AS "depositBp", t.whole_below AS "wholeBelow", t.days_to_pay AS "daysToPay",
    t.credit_limit AS "creditLimit"
  FROM orders o JOIN users u ON u.id = o.user_id
    CROSS JOIN LATERAL (
      SELECT * FROM payment_terms WHERE user_id = o.user_id OR user_id IS NULL
      ORDER BY user_id NULLS LAST LIMIT 1
    ) t
    CROSS JOIN LATERAL (${chargedOfOrder}) beside
  WHERE o.id = ANY(${orderIds}) AND o.price IS NOT NULL ORDER BY o.id`

/** What the customer owes; the lock lets two acceptances at once not both take the rest of the limit. */
async function holdOwed(tx: SqlTransaction, userId: number): Promise<number> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
  const [found] = await tx.$queryRaw<{ owed: number }[]>`
    SELECT coalesce(sum(m.total - m.paid), 0)::integer AS owed
    FROM orders o JOIN order_money m ON m.order_id = o.id
    WHERE o.user_id = ${userId} AND m.total > m.paid`
  return found?.owed ?? 0
}

type Asking = { kind: 'deposit' | 'full'; rows: readonly Row[]; at: Date }

async function ask(tx: SqlTransaction, { kind, rows, at }: Asking): Promise<void> {
  const [first] = rows
  if (!first) return
  const earlier = await readUnpaidOfPurchases(tx, { kind, rows })
  const lines = [
    ...earlier.flatMap((request) => request.lines),
    ...rows.map((row) => ({ orderId: row.id, amount: amountOf(kind, row), paidBefore: 0 })),
  ].filter(({ amount }) => amount > 0)
  if (lines.length === 0) return
  const dueOn = first.daysToPay === null ? null : addDays(bakuDate(at), first.daysToPay)
  const { userId, language } = first
  const made = await makeRequest(tx, {
    userId,
    language: language ?? defaultLanguage,
    kind,
    dueOn,
    createdById: null,
    lines,
    at,
  })
  if (earlier.length > 0)
    await setRequestState(tx, {
      ids: earlier.map(({ id }) => id),
      state: 'Cancelled',
      at,
      replacedById: made,
    })
}

const amountOf = (kind: 'deposit' | 'full', { price, depositBp }: Row): number =>
  kind === 'deposit' ? depositOf({ total: price, depositBp }) : price

/** Requests by rule for other orders of the same purchases, of which nothing has come in: one takes their place. */
async function readUnpaidOfPurchases(
  tx: SqlTransaction,
  { kind, rows }: Omit<Asking, 'at'>,
): Promise<{ id: number; lines: RequestLine[] }[]> {
  const purchaseIds = rows.flatMap(({ purchaseId }) => purchaseId ?? [])
  if (purchaseIds.length === 0) return []
  return tx.$queryRaw<{ id: number; lines: RequestLine[] }[]>`
    SELECT r.id, json_agg(json_build_object(
      'orderId', l.order_id, 'amount', l.amount, 'paidBefore', l.paid_before) ORDER BY l.order_id) AS lines
    FROM payment_requests r JOIN payment_request_orders l ON l.request_id = r.id
      JOIN orders o ON o.id = l.order_id JOIN order_money m ON m.order_id = l.order_id
    WHERE r.state = 'Open' AND r.kind = ${kind}::payment_request_kind AND r.created_by_id IS NULL
    GROUP BY r.id
    HAVING bool_and(o.purchase_id = ANY(${purchaseIds}) AND m.paid + m.refunded = l.paid_before)`
}

/**
 * What a move of an order means for its money: an acceptance begins it, what is ready has its rest asked for, and an
 * order that is given up costs nothing (PAY-3, PAY-4).
 */
export async function moneyAfterMove(
  tx: SqlTransaction,
  { orderId, status, at }: { orderId: number; status: OrderStatus; at: Date },
): Promise<void> {
  const stage = stageOf(status)
  if (stage === 'queued') await beginMoney(tx, { orderIds: [orderId], at })
  if (stage === 'toCollect') await askForRest(tx, { orderId, at })
  if (stage === 'givenUp') await settleMoney(tx, { orderIds: [orderId], at })
}

type RestRow = AskedLine['money'] & { userId: number; language: string | null; daysToPay: number | null }

/** Asks for what is left of an order that is ready, unless it was asked for already or its customer has terms. */
async function askForRest(tx: SqlTransaction, { orderId, at }: { orderId: number; at: Date }): Promise<void> {
  const [row] = await tx.$queryRaw<RestRow[]>`
    SELECT o.user_id AS "userId", coalesce(o.language, u.language) AS language, m.days_to_pay AS "daysToPay",
      m.total, m.paid, m.refunded, m.deposit_bp AS "depositBp"
    FROM order_money m JOIN orders o ON o.id = m.order_id JOIN users u ON u.id = o.user_id
    WHERE m.order_id = ${orderId} AND NOT m.is_on_terms AND m.deposit_bp > 0
      AND NOT EXISTS (
        SELECT FROM payment_request_orders l JOIN payment_requests r ON r.id = l.request_id
        WHERE l.order_id = m.order_id AND r.state = 'Open' AND r.kind <> 'deposit')`
  const amount = row ? wanted('rest', row, 0) : 0
  if (!row || amount === 0) return
  await makeRequest(tx, {
    userId: row.userId,
    language: row.language ?? defaultLanguage,
    kind: 'rest',
    dueOn: addDays(bakuDate(at), row.daysToPay ?? 0),
    createdById: null,
    lines: [{ orderId, amount, paidBefore: countsFrom('rest', row) }],
    at,
  })
  await settleMoney(tx, { orderIds: [orderId], at })
}

/**
 * What undoing a move means for its order's money: a request that it made is gone, and one that it ended is open
 * again.
 */
export async function moneyAfterUndo(
  tx: SqlTransaction,
  { orderId, undone, at }: { orderId: number; undone: { to: OrderStatus; at: Date }; at: Date },
): Promise<void> {
  const stage = stageOf(undone.to)
  if (stage === 'toCollect')
    await tx.$executeRaw`
      UPDATE payment_requests SET state = 'Cancelled', closed_at = ${at}
      WHERE state = 'Open' AND kind = 'rest' AND created_by_id IS NULL
        AND id IN (SELECT request_id FROM payment_request_orders WHERE order_id = ${orderId})`
  if (stage === 'givenUp') await openAgain(tx, { orderId, closedAt: undone.at, at })
  await settleMoney(tx, { orderIds: [orderId], at })
}

/** Opens the requests that ended at that moment, and ends those that took their place. */
async function openAgain(
  tx: SqlTransaction,
  { orderId, closedAt, at }: { orderId: number; closedAt: Date; at: Date },
): Promise<void> {
  const ended = await tx.$queryRaw<{ id: number; replacedById: number | null }[]>`
    SELECT r.id, r.replaced_by_id AS "replacedById"
    FROM payment_requests r JOIN payment_request_orders l ON l.request_id = r.id
    WHERE l.order_id = ${orderId} AND r.state = 'Cancelled' AND r.closed_at = ${closedAt}`
  const replacements = ended.flatMap(({ replacedById }) => replacedById ?? [])
  await setRequestState(tx, { ids: replacements, state: 'Cancelled', at })
  await setRequestState(tx, { ids: ended.map(({ id }) => id), state: 'Open', at })
}
