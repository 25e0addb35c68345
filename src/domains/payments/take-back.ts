import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../db/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { undoTimeMs } from '../order-status/undo-time.ts'
import { type Allocation, allocate } from './allocate.ts'
import { holdOrders } from './hold-money.ts'
import type { PaymentView } from './payment-output.ts'
import { readPayment, writeBalanceEntry, writePayment } from './record-payment.ts'
import { readRefundable } from './refund-output.ts'
import { withCourier } from './with-courier.ts'

export const tooLate: Message = /*i18n*/ {
  id: 'payments.undoTooLate',
  message:
    'This can no longer be undone: more than 10 seconds have passed, or something was given back since.',
}
const cannotCorrect: Message = /*i18n*/ {
  id: 'payments.cannotCorrect',
  message: 'This entry was taken back or given back already.',
}
const fromBank: Message = /*i18n*/ {
  id: 'payments.fromBank',
  message: 'The bank says that this came in: give it back instead.',
}

/**
 * Undoes an own entry within {@link undoTimeMs}: a correction without a reason, since nothing came of it yet (PAY-8).
 * @throws NOT_FOUND; CONFLICT when it is too late, or it is another user's entry
 */
export function undoPayment(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<PaymentView> {
  return deps.db.$transaction(async (tx) => {
    const at = deps.now()
    const row = await holdPayment(tx, id)
    if (
      row.receivedById !== caller.id ||
      at.getTime() - row.createdAt.getTime() > undoTimeMs ||
      row.left !== row.amount
    )
      throw new AppError('CONFLICT', tooLate)
    await takeBack(tx, row, { by: caller.id, note: '', at })
    return readPayment(tx, id)
  })
}

/**
 * Takes a wrong entry back, with a reason that stays (PAY-8): the orders that it was for are unpaid again.
 * @throws NOT_FOUND; CONFLICT for one that was taken or given back, or a card's
 */
export function correctPayment(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id, reason }: { id: number; reason: string },
): Promise<PaymentView> {
  return deps.db.$transaction(async (tx) => {
    const row = await holdPayment(tx, id)
    if (row.way === 'card') throw new AppError('CONFLICT', fromBank)
    if (row.left !== row.amount) throw new AppError('CONFLICT', cannotCorrect)
    await takeBack(tx, row, { by: caller.id, note: reason, at: deps.now() })
    return readPayment(tx, id)
  })
}

/** Locks a payment, and the orders that it is for, until the transaction ends. `left`: what of it wasn't taken or given back. */
export async function holdPayment(tx: Transaction, id: number) {
  const found = await tx.payment.findFirst({
    where: { id, kind: 'payment' },
    select: { userId: true, allocations: { select: { orderId: true } } },
  })
  if (!found) throw notFound()
  await holdOrders(
    tx,
    found.allocations.map(({ orderId }) => orderId),
  )
  await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ${id} FOR UPDATE`
  const row = await tx.payment.findUniqueOrThrow({ where: { id } })
  const back = await tx.payment.aggregate({ where: { ofId: id }, _sum: { amount: true } })
  const asked = await tx.refund.aggregate({
    where: { paymentId: id, state: { in: ['Asked', 'Sent', 'Unknown'] } },
    _sum: { amount: true },
  })
  const left = row.amount + (back._sum.amount ?? 0) - (asked._sum.amount ?? 0)
  return { ...row, left, allocated: await allocatedOf(tx, id) }
}

/** What a payment, with what of it was taken back, is for now. */
const allocatedOf = (tx: Transaction, id: number) => tx.$queryRaw<Allocation[]>`
  SELECT a.order_id AS "orderId", sum(a.amount)::integer AS amount
  FROM payment_allocations a JOIN payments p ON p.id = a.payment_id
  WHERE p.id = ${id} OR p.of_id = ${id}
  GROUP BY a.order_id HAVING sum(a.amount) <> 0 ORDER BY a.order_id`

async function takeBack(
  tx: Transaction,
  { id, userId, way, left, allocated, bankLineId, courierDayId }: Awaited<ReturnType<typeof holdPayment>>,
  { by, note, at }: { by: number; note: string; at: Date },
): Promise<void> {
  const made = await writePayment(tx, {
    userId,
    kind: 'correction',
    way,
    amount: -left,
    day: bakuDay(at),
    ofId: id,
    receivedById: by,
    note,
    source: `correction:${id}:${randomUUID()}`,
    courierDayId: await withCourier(tx, courierDayId),
    createdAt: at,
  })
  const lines = allocated.map(({ orderId, amount }) => ({ orderId, amount: -amount, paymentId: made.id }))
  await allocate(tx, { lines, by, at })
  if (lines.length === 0) await writeBalanceEntry(tx, { by, userId, payment: [toAzn(left), null] })
  if (bankLineId !== null) await reopenBankLine(tx, bankLineId)
}

/** A line of a statement of which nothing is in the ledger any more can be booked again (PAY-42). */
const reopenBankLine = (tx: Transaction, id: number) => tx.$executeRaw`
  UPDATE bank_lines SET state = 'open', decided_by_id = NULL, decided_at = NULL
  WHERE id = ${id} AND NOT EXISTS (
    SELECT FROM payments p WHERE p.bank_line_id = ${id}
      AND NOT EXISTS (SELECT FROM payments c WHERE c.of_id = p.id AND c.kind = 'correction'))`

/**
 * What was paid for an order above what it costs becomes its customer's balance, newest payment first: after a
 * cancellation everything (PAY-7).
 * @throws NOT_FOUND
 * @returns qəpik that became balance
 */
export function keepAsBalance(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id: orderId }: { id: number },
): Promise<Qepik> {
  return deps.db.$transaction((tx) => keepOver(tx, { orderId, by: caller.id, at: deps.now() }))
}

/** The same within a transaction. */
export async function keepOver(
  tx: Transaction,
  { orderId, by, at }: { orderId: number; by: number; at: Date },
): Promise<Qepik> {
  const order = (await holdOrders(tx, [orderId])).get(orderId)
  if (!order) throw notFound()
  let over = Math.max(0, order.paid - order.refunding - order.total)
  const kept = over
  const booked = (await readRefundable(tx, orderId)).toSorted((one, other) => other.paymentId - one.paymentId)
  const lines = booked.flatMap(({ paymentId, amount }) => {
    const part = Math.min(over, amount)
    over -= part
    return part > 0 ? [{ orderId, paymentId, amount: -part }] : []
  })
  await allocate(tx, { lines, by, at })
  return kept
}
