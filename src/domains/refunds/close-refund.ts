import type { Transaction } from '../../db/client.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { settleMoney } from '../payment-requests/settle-money.ts'
import { bookRefund, isBeingSent } from '../payments/book-refund.ts'
import { writeBalanceEntry } from '../payments/record-payment.ts'
import { type RefundView, refundParts, toRefund } from '../payments/refund-output.ts'
import { holdCardRefund } from './send-card-refund.ts'
import { tellOfRefunds } from './tell-of-refunds.ts'

const notOpen: Message = /*i18n*/ {
  id: 'refunds.notOpen',
  message: 'This refund doesn’t wait for anything any more: it was sent, or nothing was given back.',
}

const beingSent: Message = /*i18n*/ {
  id: 'refunds.beingSent',
  message: 'The bank is being asked at this moment. Look again in two minutes.',
}

/**
 * Staff say that they have sent a refund by transfer, with the bank's reference (PAY-31): now the ledger has it, and
 * the customer is told.
 * @throws NOT_FOUND; CONFLICT for one that was sent already or won't be
 */
export function markRefundSent(
  { db, now, emails }: Pick<Deps, 'db' | 'now' | 'emails'>,
  caller: Pick<Caller, 'id'>,
  { id, reference }: { id: number; reference: string },
): Promise<RefundView> {
  return db.$transaction(async (tx) => {
    const at = now()
    await holdOpen(tx, id, at)
    await bookRefund(tx, { id, by: caller.id, at, reference })
    await tellOfRefunds(tx, { emails }, { ids: [id], waitMs: 0 })
    return readRefund(tx, id)
  })
}

/**
 * Staff say that nothing was given back, and why (PAY-31): the money is the order's again.
 * @throws NOT_FOUND; CONFLICT for one that was sent already or has failed before
 */
export function markRefundFailed(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id, reason }: { id: number; reason: string },
): Promise<RefundView> {
  return db.$transaction(async (tx) => {
    const at = now()
    const { orderId, amount, payment } = await holdOpen(tx, id, at)
    await tx.refund.update({
      where: { id },
      data: { state: 'Failed', failure: reason, closedById: caller.id, closedAt: at },
    })
    const by = caller.id
    if (orderId === null)
      await writeBalanceEntry(tx, { by, userId: payment.userId, payment: [null, toAzn(amount)] })
    else {
      await settleMoney(tx, { orderIds: [orderId], at })
      await writeOrderEntry(tx, { by, orderId, changes: { givenBack: [toAzn(amount), null] } })
    }
    return readRefund(tx, id)
  })
}

/** Locks a refund that staff have yet to send, or of which the bank has said nothing, with its order and payment. */
async function holdOpen(tx: Transaction, id: number, at: Date) {
  if ((await tx.refund.count({ where: { id } })) === 0) throw notFound()
  await holdCardRefund(tx, id)
  const row = await tx.refund.findUniqueOrThrow({ where: { id }, include: { payment: true } })
  if (row.state === 'Done' || row.state === 'Failed') throw new AppError('CONFLICT', notOpen)
  if (isBeingSent(row, at)) throw new AppError('CONFLICT', beingSent)
  return row
}

export const readRefund = async (tx: Transaction, id: number): Promise<RefundView> =>
  toRefund(await tx.refund.findUniqueOrThrow({ where: { id }, include: refundParts }))
