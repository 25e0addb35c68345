import type { Transaction } from '../../db/client.ts'
import type { AttemptTrouble, PaymentAttempt } from '../../db/generated/client.ts'
import { bakuDay } from '../../lib/days.ts'
import type { Qepik } from '../../lib/money.ts'
import { allocate } from '../payments/allocate.ts'
import { bookRefund as bookGivenBack, isBeingSent } from '../payments/book-refund.ts'
import { holdOrders } from '../payments/hold-money.ts'
import { writePayment } from '../payments/record-payment.ts'

type Refunding = {
  attempt: PaymentAttempt
  /** All that the provider says went back. */
  refunded: Qepik
  at: Date
}

/**
 * The ledger's lines of what the bank gave back and we haven't written down: what is for no order goes first, then
 * what is for orders (PAY-24). The attempt is locked.
 */
export async function bookRefund(
  tx: Transaction,
  { attempt, refunded, at }: Refunding,
): Promise<{ trouble?: AttemptTrouble; refunded?: Qepik }> {
  let left = refunded - attempt.refunded
  if (left <= 0) return {}
  const ours = await tx.refund.findMany({
    where: { payment: { attemptId: attempt.id }, way: null, state: { in: ['Sent', 'Unknown'] } },
    orderBy: { id: 'asc' },
  })
  // We are giving it back at this moment: what the bank says to that writes it down.
  if (ours.some((one) => isBeingSent(one, at))) return { refunded: attempt.refunded }
  for (const { id, orderId, askedById, amount } of ours) {
    if (amount > left) continue
    left -= amount
    await holdOrders(tx, orderId === null ? [] : [orderId])
    await bookGivenBack(tx, { id, by: askedById, at })
  }
  if (left === 0) return {}
  const payments = await tx.payment.findMany({
    where: { attemptId: attempt.id, kind: 'payment' },
    orderBy: { id: 'desc' },
    select: { id: true, userId: true, amount: true, takenBackBy: { select: { amount: true } } },
  })
  // Another currency was never booked.
  if (payments.length === 0) return {}
  await holdOrders(tx, await ordersOf(tx, payments))
  for (const { id, userId, amount, takenBackBy } of payments) {
    const rest = takenBackBy.reduce((sum, one) => sum + one.amount, amount)
    const part = Math.min(left, rest)
    if (part <= 0) continue
    left -= part
    const made = await writePayment(tx, {
      userId,
      kind: 'refund',
      way: 'card',
      amount: -part,
      day: bakuDay(at),
      ofId: id,
      attemptId: attempt.id,
      reference: attempt.bankReference ?? '',
      source: `${attempt.provider}:${attempt.providerReference}:refund:${id}:${amount - rest}`,
      createdAt: at,
    })
    await allocate(tx, { lines: await takenFrom(tx, { id, rest, part, madeId: made.id }), by: null, at })
  }
  return { trouble: 'refundedAtBank' }
}

const ordersOf = async (tx: Transaction, payments: readonly { id: number }[]): Promise<number[]> => {
  const rows = await tx.paymentAllocation.findMany({
    where: { paymentId: { in: payments.map(({ id }) => id) } },
    distinct: ['orderId'],
    select: { orderId: true },
  })
  return rows.map(({ orderId }) => orderId)
}

type Taking = { id: number; rest: Qepik; part: Qepik; madeId: number }

/** What of a payment's refund its orders lose: only what its unallocated rest doesn't cover, newest order first. */
async function takenFrom(tx: Transaction, { id, rest, part, madeId }: Taking) {
  const booked = await tx.$queryRaw<{ orderId: number; amount: Qepik }[]>`
    SELECT a.order_id AS "orderId", sum(a.amount)::integer AS amount
    FROM payment_allocations a JOIN payments p ON p.id = a.payment_id
    WHERE p.id = ${id} OR p.of_id = ${id}
    GROUP BY a.order_id HAVING sum(a.amount) > 0 ORDER BY a.order_id DESC`
  const allocated = booked.reduce((sum, { amount }) => sum + amount, 0)
  let missing = part - Math.max(0, rest - allocated)
  return booked.flatMap(({ orderId, amount }) => {
    const taken = Math.max(0, Math.min(missing, amount))
    missing -= taken
    return taken > 0 ? [{ orderId, amount: -taken, paymentId: madeId }] : []
  })
}
