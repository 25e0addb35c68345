import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from '../../db/client.ts'
import { keysOf, type SettleDeps } from '../card-payments/settle-attempt.ts'
import { hold } from '../card-payments/write-answer.ts'
import { settleMoney } from '../payment-requests/settle-money.ts'
import { bookRefund } from '../payments/book-refund.ts'
import { holdOrders } from '../payments/hold-money.ts'
import type { Done } from '../payments/providers/provider.ts'

/** ms that whoever gives money back waits for the bank; the answer is written down whenever it comes. */
const waitMs = 8000

/** Asks the banks to give back what was paid by card, once the refunds are written down (PAY-36). */
export async function sendCardRefunds(deps: SettleDeps, ids: readonly number[]): Promise<void> {
  const refunds = await deps.db.refund.findMany({
    where: { id: { in: [...ids] }, state: 'Sent' },
    select: { id: true },
  })
  if (refunds.length === 0) return
  const sending = Promise.all(refunds.map(({ id }) => sendCardRefund(deps, id))).catch((err: unknown) => {
    deps.log.error({ err }, 'what a bank said about a refund was not written down')
  })
  await Promise.race([sending, sleep(waitMs, undefined, { ref: false })])
}

async function sendCardRefund(deps: SettleDeps, id: number): Promise<void> {
  const { amount, reason, payment } = await deps.db.refund.findUniqueOrThrow({
    where: { id },
    include: { payment: { include: { attempt: true } } },
  })
  const { attempt } = payment
  const provider = attempt && deps.cardPayments.providers.get(attempt.provider)
  const done: Done = provider
    ? await provider.refund(keysOf(deps, attempt), { amount, reason })
    : { outcome: 'refused', reason: 'no keys' }
  await deps.db.$transaction((tx) => write(tx, { id, done, at: deps.now() }))
}

/**
 * Writes down what the bank said. Without an answer it isn't sent again: the daily question shows whether it was
 * done, and so does the next one, which is due at once.
 */
async function write(tx: Transaction, { id, done, at }: { id: number; done: Done; at: Date }): Promise<void> {
  const { orderId, askedById } = await holdCardRefund(tx, id)
  const { state } = await tx.refund.findUniqueOrThrow({ where: { id } })
  // Another question has cleared it up in the meantime.
  if (state !== 'Sent') return
  if (done.outcome === 'done') return bookRefund(tx, { id, by: askedById, at })
  const isUnknown = done.outcome === 'unknown'
  await tx.refund.update({
    where: { id },
    data: {
      state: isUnknown ? 'Unknown' : 'Failed',
      failure: done.reason.slice(0, 300),
      ...(!isUnknown && { closedAt: at }),
    },
  })
  if (isUnknown)
    await tx.paymentAttempt.updateMany({
      where: { payments: { some: { refunds: { some: { id } } } } },
      data: { askAt: at },
    })
  else if (orderId !== null) await settleMoney(tx, { orderIds: [orderId], at })
}

/** Locks a refund's attempt, order and payment, in this order, as answers of banks do. */
export async function holdCardRefund(tx: Transaction, id: number) {
  const { payment, ...refund } = await tx.refund.findUniqueOrThrow({
    where: { id },
    include: { payment: { select: { attemptId: true } } },
  })
  if (payment.attemptId !== null) await hold(tx, payment.attemptId)
  await holdOrders(tx, refund.orderId === null ? [] : [refund.orderId])
  await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ${refund.paymentId} FOR UPDATE`
  return refund
}
