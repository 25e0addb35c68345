import { z } from 'zod'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { areasFor } from '../order-status/statuses.ts'
import { orderSchema } from '../orders/order-output.ts'
import { paymentSchema } from '../payments/payment-output.ts'
import { refundSchema } from '../payments/refund-output.ts'
import { cancelPaidOrder } from './cancel-order.ts'
import { chargeBack } from './chargeback.ts'
import { markRefundFailed, markRefundSent } from './close-refund.ts'
import { giveBack } from './give-back.ts'
import {
  cancelPaidFields,
  chargebackFields,
  giveBackFields,
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
