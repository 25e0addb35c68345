import { z } from 'zod'
import { id, line, maybe, money, text } from '../../lib/fields.ts'
import { cancelFields } from '../orders/order-input.ts'
import { reason as longReason } from '../payments/payment-input.ts'

/** What becomes of the money of an order that is cancelled: all back, balance, or a part kept for work done. */
export const moneyChoices = ['refund', 'balance', 'keepPart'] as const

/**
 * DELETE /order/{id}. `paid` is what the caller read as paid: if it isn't that any more, nothing happens. `kept` in
 * AZN and `workDone`, for the customer to read, go with `keepPart`.
 */
export const cancelPaidFields = cancelFields.extend({
  money: maybe(z.enum(moneyChoices)),
  kept: maybe(money),
  workDone: maybe(text(300)),
  paid: maybe(money),
})

/** The reason is for the customer to read; `paid` as above. */
export const giveBackFields = z.strictObject({
  id,
  amount: money,
  reason: text(300, { min: 1 }),
  paid: maybe(money),
})
export const refundSentFields = z.strictObject({ id, reference: line(100, { min: 1 }) })
export const refundFailedFields = z.strictObject({ id, reason: longReason })
/** `balance` is what the caller read; with `paymentId` of that payment alone. The reason is for the customer to read. */
export const balanceBackFields = z.strictObject({
  appUserId: id,
  paymentId: maybe(id),
  amount: money,
  reason: text(300, { min: 1 }),
  balance: maybe(money),
})
/** How it is given back instead. */
export const otherwiseFields = z.strictObject({ id, way: z.enum(['cash', 'transfer']) })
/** Without an amount all that is left of the payment. */
export const chargebackFields = z.strictObject({ id, amount: maybe(money), reason: longReason })
