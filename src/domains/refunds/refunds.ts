import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { areasFor } from '../order-status/statuses.ts'
import { orderSchema } from '../orders/order-output.ts'
import { paymentSchema } from '../payments/payment-output.ts'
import { refundSchema } from '../payments/refund-output.ts'
import { cancelPaidOrder } from './cancel-order.ts'
import { chargeBack } from './chargeback.ts'
import { markRefundFailed, markRefundSent } from './close-refund.ts'
import { askRefund, giveOtherwise, leaveRefund } from './decide-refund.ts'
import { giveBack } from './give-back.ts'
import { balanceDetailSchema, giveBalanceBack, readBalance } from './give-balance-back.ts'
import { readRefundAttention, refundAttentionSchema } from './refund-attention.ts'
import {
  balanceBackFields,
  cancelPaidFields,
  chargebackFields,
  giveBackFields,
  otherwiseFields,
  refundFailedFields,
  refundSentFields,
} from './refund-input.ts'

/** Whoever gives money back has areas 8 and 9 (PAY-9). */
const decides = { all: ['orders', 'discounts'] } as const

/** The move of an order that may give money back; it stands among the procedures of orders. */
export const cancelling = {
  cancel: procedure({
    access: areasFor('cancel'),
    rest: {
      method: 'DELETE',
      path: '/order/:id',
      errors: ['CONFLICT'],
      summary:
        'Cancel a new or an accepted order; the client reads the reason. Where something is paid, `money` says what becomes of it: `refund`, `balance`, or `keepPart` with `kept` and `workDone`',
      example: { reason: 'Kağız yoxdur' },
    },
  })
    .input(cancelPaidFields)
    .output(orderSchema)
    .mutation(({ ctx, input }) => cancelPaidOrder(ctx.deps, callerOf(ctx), input)),
}

/** Money that goes back. */
export const refundsRouter = router({
  giveBack: procedure({
    access: decides,
    rest: {
      method: 'POST',
      path: '/order/:id/refund',
      status: 201,
      headers: { 'Idempotency-Key': 'A repeat with the same key gives nothing back again.' },
      errors: ['CONFLICT'],
      summary: 'Give money of an order back, the way it came; the client reads the reason',
      example: { amount: 20, reason: 'Artıq alınıb' },
    },
  })
    .input(giveBackFields)
    .output(z.array(refundSchema))
    .mutation(({ ctx, input }) =>
      giveBack(ctx.deps, callerOf(ctx), { ...input, idempotencyKey: ctx.idempotencyKey }),
    ),
  markSent: procedure({
    access: decides,
    rest: {
      method: 'POST',
      path: '/payment/refund/:id/sent',
      errors: ['CONFLICT'],
      summary: 'A refund by transfer was sent: its reference at the bank',
      example: { reference: 'KÖÇ-00417' },
    },
  })
    .input(refundSentFields)
    .output(refundSchema)
    .mutation(({ ctx, input }) => markRefundSent(ctx.deps, callerOf(ctx), input)),
  markFailed: procedure({
    access: decides,
    rest: {
      method: 'POST',
      path: '/payment/refund/:id/failure',
      errors: ['CONFLICT'],
      summary: 'Nothing was given back, and why (10 signs or more): the money is the order’s again',
      example: { reason: 'Hesab nömrəsi səhvdir' },
    },
  })
    .input(refundFailedFields)
    .output(refundSchema)
    .mutation(({ ctx, input }) => markRefundFailed(ctx.deps, callerOf(ctx), input)),
  ofBalance: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/balances/:id',
      summary: 'The balance of a client, and which payments hold it',
    },
  })
    .input(z.object({ id }))
    .output(balanceDetailSchema)
    .query(({ ctx, input }) => readBalance(ctx.deps, input)),
  giveBalanceBack: procedure({
    access: decides,
    rest: {
      method: 'POST',
      path: '/payment/balances/refund',
      status: 201,
      headers: { 'Idempotency-Key': 'A repeat with the same key gives nothing back again.' },
      errors: ['CONFLICT'],
      summary: 'Give money of the balance of a client back, the way it came; the client reads the reason',
      example: { appUserId: 12, amount: 76.5, reason: 'İki dəfə ödənilib' },
    },
  })
    .input(balanceBackFields)
    .output(z.array(refundSchema))
    .mutation(({ ctx, input }) =>
      giveBalanceBack(ctx.deps, callerOf(ctx), { ...input, idempotencyKey: ctx.idempotencyKey }),
    ),
  attention: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/payment/refund/attention',
      summary: 'Refunds that wait for staff: to be sent, without an answer of the bank, or failed',
    },
  })
    .output(refundAttentionSchema)
    .query(({ ctx }) => readRefundAttention(ctx.deps)),
  giveOtherwise: procedure({
    access: decides,
    rest: {
      method: 'POST',
      path: '/payment/refund/:id/otherwise',
      errors: ['CONFLICT'],
      summary: 'Give as cash or by transfer what could not be given back the way it came',
      example: { way: 'cash' },
    },
  })
    .input(otherwiseFields)
    .output(refundSchema)
    .mutation(({ ctx, input }) => giveOtherwise(ctx.deps, callerOf(ctx), input)),
  leave: procedure({
    access: decides,
    rest: {
      method: 'POST',
      path: '/payment/refund/:id/left',
      errors: ['CONFLICT'],
      summary: 'Leave the money of a refund that failed where it is',
    },
  })
    .input(z.object({ id }))
    .output(refundSchema)
    .mutation(({ ctx, input }) => leaveRefund(ctx.deps, callerOf(ctx), input)),
  ask: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/payment/refund/:id/ask',
      errors: ['CONFLICT'],
      summary: 'Ask the bank now what has become of a refund to a card; it isn’t sent again',
    },
  })
    .input(z.object({ id }))
    .output(refundSchema)
    .mutation(({ ctx, input }) => askRefund(ctx.deps, input)),
  chargeBack: procedure({
    access: decides,
    rest: {
      method: 'POST',
      path: '/payment/:id/chargeback',
      status: 201,
      errors: ['CONFLICT'],
      summary: 'A bank has charged a payment back, whole or in part; why (10 signs or more)',
      example: { reason: 'Kart sahibi etiraz edib' },
    },
  })
    .input(chargebackFields)
    .output(paymentSchema)
    .mutation(({ ctx, input }) => chargeBack(ctx.deps, callerOf(ctx), input)),
})
