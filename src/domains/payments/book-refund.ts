import type { Transaction } from '../../db/client.ts'
import type { Prisma, RefundState } from '../../db/generated/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { toAzn } from '../../lib/money.ts'
import { allocate } from './allocate.ts'
import { writeBalanceEntry, writePayment } from './record-payment.ts'

type Booking = {
  id: number
  /** The staff member who gave it back or said so. */
  by: number
  at: Date
  /** The bank's reference. */
  reference?: string
}

/**
 * Writes a refund that has gone into the ledger; its order is paid that much less (PAY-30), and its card payment knows
 * how much of it we have given back. The attempt of a card, the order and the payment are held.
 */
export async function bookRefund(tx: Transaction, { id, by, at, reference = '' }: Booking): Promise<void> {
  const {
    amount,
    reason,
    orderId,
    payment,
    way: ownWay,
  } = await tx.refund.findUniqueOrThrow({
    where: { id },
    include: { payment: true },
  })
  // Cash for a card's payment isn't what its bank gives back.
  const attemptId = ownWay === null ? payment.attemptId : null
  const entry = await writePayment(tx, {
    userId: payment.userId,
    kind: 'refund',
    way: ownWay ?? payment.way,
    amount: -amount,
    day: bakuDay(at),
    ofId: payment.id,
    attemptId,
    receivedById: by,
    reference,
    note: reason,
    source: `refund:${id}`,
    createdAt: at,
  })
  await tx.refund.update({
    where: { id },
    data: { state: 'Done', entryId: entry.id, reference, failure: '', closedById: by, closedAt: at },
  })
  if (attemptId !== null)
    await tx.paymentAttempt.update({ where: { id: attemptId }, data: { refunded: { increment: amount } } })
  if (orderId === null) {
    const balance: [number, null] = [toAzn(amount), null]
    await writeBalanceEntry(tx, { by, userId: payment.userId, payment: balance })
  } else await allocate(tx, { lines: [{ orderId, amount: -amount, paymentId: entry.id }], by, at })
}

/** Longer than a provider has for its answer: whoever sent it has died since. */
const sendingMs = 2 * 60_000

/** A bank is being asked to give it back at this moment, and its answer writes it down. */
export const isBeingSent = ({ state, askedAt }: { state: RefundState; askedAt: Date }, at: Date): boolean =>
  state === 'Sent' && at.getTime() - askedAt.getTime() < sendingMs

/** The same of rows. */
export const isBeingSentAt = (at: Date) =>
  ({
    state: 'Sent',
    askedAt: { gt: new Date(at.getTime() - sendingMs) },
  }) satisfies Prisma.RefundWhereInput
