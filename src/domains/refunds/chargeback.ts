import { randomUUID } from 'node:crypto'
import { bakuDay } from '../../lib/days.ts'
import { AppError, invalid, type Message, sumInText } from '../../lib/errors.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { allocate } from '../payments/allocate.ts'
import type { PaymentView } from '../payments/payment-output.ts'
import { readPayment, writeBalanceEntry, writePayment } from '../payments/record-payment.ts'
import { holdPayment } from '../payments/take-back.ts'

const onlyByCard: Message = /*i18n*/ {
  id: 'refunds.onlyByCard',
  message: 'Only what was paid by card or terminal can be charged back by a bank.',
}
const tooMuch: Message = /*i18n*/ {
  id: 'refunds.chargebackTooMuch',
  message: 'At most {left} AZN of this payment can be charged back: no more of it is left.',
}

/**
 * Staff write down that a bank has charged a payment back, with a reason (PAY-34). It comes off what is for no order
 * first, then off its orders, the newest first: they are unpaid that much.
 * @throws NOT_FOUND; CONFLICT for another way; VALIDATION for more than is left
 */
export function chargeBack(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id, amount, reason }: { id: number; amount?: Qepik | undefined; reason: string },
): Promise<PaymentView> {
  return deps.db.$transaction(async (tx) => {
    const at = deps.now()
    const payment = await holdPayment(tx, id)
    const { way, left, userId } = payment
    if (way !== 'card' && way !== 'terminal') throw new AppError('CONFLICT', onlyByCard)
    const sum = amount ?? left
    if (sum <= 0 || sum > left) throw invalid('amount', { ...tooMuch, values: { left: sumInText(left) } })
    const made = await writePayment(tx, {
      userId,
      kind: 'chargeback',
      way,
      amount: -sum,
      day: bakuDay(at),
      ofId: id,
      receivedById: caller.id,
      note: reason,
      source: `chargeback:${id}:${randomUUID()}`,
      createdAt: at,
    })
    const lines = linesOf(payment, sum).map((line) => ({ ...line, paymentId: made.id }))
    await allocate(tx, { lines, by: caller.id, at })
    if (lines.length === 0) {
      const kept: [number, null] = [toAzn(sum), null]
      await writeBalanceEntry(tx, { by: caller.id, userId, payment: kept })
    }
    return readPayment(tx, made.id)
  })
}

/** What of its orders a sum comes off; what is for no order isn't in it. */
function linesOf({ left, allocated }: Awaited<ReturnType<typeof holdPayment>>, sum: Qepik) {
  const free = left - allocated.reduce((all, { amount }) => all + amount, 0)
  let rest = sum - Math.max(0, Math.min(sum, free))
  return allocated.toReversed().flatMap(({ orderId, amount }) => {
    const part = Math.min(rest, amount)
    rest -= part
    return part > 0 ? [{ orderId, amount: -part }] : []
  })
}
