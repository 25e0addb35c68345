import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { type SettleDeps, settleAttempt } from '../card-payments/settle-attempt.ts'
import { mailWaitMs } from '../order-status/undo-time.ts'
import { settleMoney } from '../payment-requests/settle-money.ts'
import { bookRefund } from '../payments/book-refund.ts'
import { writeBalanceEntry } from '../payments/record-payment.ts'
import { type RefundView, readRefundable, readRefundableBalance } from '../payments/refund-output.ts'
import { readRefund } from './close-refund.ts'
import type { otherwiseFields } from './refund-input.ts'
import { holdCardRefund } from './send-card-refund.ts'
import { tellOfRefunds } from './tell-of-refunds.ts'

const notFailed: Message = /*i18n*/ {
  id: 'refunds.notFailed',
  message: 'Only what could not be given back can be given back another way, and once.',
}
const gone: Message = /*i18n*/ {
  id: 'refunds.gone',
  message: 'This money isn’t there any more: it was given back or used for something else.',
}
const notByCard: Message = /*i18n*/ {
  id: 'refunds.notByCard',
  message: 'Only a refund to a card has a bank that can be asked.',
}

/**
 * What could not be given back the way it came is given back as cash or by transfer (PAY-49). A repeat is answered
 * alike.
 * @throws NOT_FOUND; CONFLICT for one that hasn't failed or was decided otherwise, and where its money is gone
 */
export function giveOtherwise(
  { db, now, emails }: Pick<Deps, 'db' | 'now' | 'emails'>,
  caller: Pick<Caller, 'id'>,
  { id, way }: z.output<typeof otherwiseFields>,
): Promise<RefundView> {
  return db.$transaction(async (tx) => {
    const at = now()
    const failed = await holdFailed(tx, id)
    const source = `otherwise:${id}`
    const first = await tx.refund.findUnique({ where: { source } })
    if (first && first.way === way) return readRefund(tx, first.id)
    if (failed.state !== 'Failed' || failed.decidedAt) throw new AppError('CONFLICT', notFailed)
    const { paymentId, orderId, amount, reason, sourceHash, userId } = failed
    const there =
      orderId === null ? await readRefundableBalance(tx, userId) : await readRefundable(tx, orderId)
    const rest = there.find((one) => one.paymentId === paymentId)?.amount ?? 0
    if (rest < amount) throw new AppError('CONFLICT', gone)
    const made = await tx.refund.create({
      data: {
        paymentId,
        orderId,
        amount,
        reason,
        way,
        state: 'Asked',
        source,
        sourceHash,
        askedById: caller.id,
        askedAt: at,
      },
    })
    await tx.refund.update({ where: { id }, data: { decidedAt: at } })
    if (way === 'cash') await bookRefund(tx, { id: made.id, by: caller.id, at })
    if (orderId !== null) await settleMoney(tx, { orderIds: [orderId], at })
    await tellOfRefunds(tx, { emails }, { ids: [made.id], waitMs: mailWaitMs })
    return readRefund(tx, made.id)
  })
}

/**
 * Staff leave the money of a refund that failed where it is: with its order, or on the balance (PAY-49).
 * @throws NOT_FOUND; CONFLICT for one that hasn't failed or was decided already
 */
export function leaveRefund(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id: by }: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<RefundView> {
  return db.$transaction(async (tx) => {
    const { state, decidedAt, orderId, userId, amount } = await holdFailed(tx, id)
    if (state !== 'Failed' || decidedAt) throw new AppError('CONFLICT', notFailed)
    await tx.refund.update({ where: { id }, data: { decidedAt: now() } })
    const refundLeft: [null, number] = [null, toAzn(amount)]
    if (orderId === null) await writeBalanceEntry(tx, { by, userId, refundLeft })
    else await writeOrderEntry(tx, { by, orderId, changes: { refundLeft } })
    return readRefund(tx, id)
  })
}

async function holdFailed(tx: Transaction, id: number) {
  if ((await tx.refund.count({ where: { id } })) === 0) throw notFound()
  await holdCardRefund(tx, id)
  const { payment, ...refund } = await tx.refund.findUniqueOrThrow({
    where: { id },
    include: { payment: true },
  })
  return { ...refund, userId: payment.userId }
}

/**
 * Asks the bank once more what has become of a refund to a card; it isn't sent again (PAY-36).
 * @throws NOT_FOUND; CONFLICT for one by another way
 */
export async function askRefund(deps: SettleDeps, { id }: { id: number }): Promise<RefundView> {
  const refund = await deps.db.refund.findUnique({ where: { id }, include: { payment: true } })
  if (!refund) throw notFound()
  if (refund.payment.attemptId === null || refund.way !== null) throw new AppError('CONFLICT', notByCard)
  await settleAttempt(deps, refund.payment.attemptId)
  return deps.db.$transaction((tx) => readRefund(tx, id))
}
