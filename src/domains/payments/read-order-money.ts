import { z } from 'zod'
import type { Deps } from '../../procedures/deps.ts'
import { assertOrderParty, type CallerOrLink } from '../order-links/order-party.ts'
import {
  moneyParts,
  moneyView,
  orderMoneySchema,
  paymentParts,
  paymentSchema,
  requestParts,
  requestSchema,
  toOwnPayment,
  toPayment,
  toRequest,
} from './payment-output.ts'

/** The money of one order: null sums where none is kept yet; its ledger and requests, newest first. */
export const orderMoneyDetailSchema = z.object({
  orderId: z.int(),
  money: orderMoneySchema.nullable(),
  payments: z.array(paymentSchema),
  requests: z.array(requestSchema),
})

/**
 * The money of an order for its customer, its link's holder and staff; what each payment was for other orders only
 * its customer and staff read (PAY-10).
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function readOrderMoney(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  who: CallerOrLink,
  { id: orderId }: { id: number },
): Promise<z.infer<typeof orderMoneyDetailSchema>> {
  const { side } = await assertOrderParty(db, who, orderId)
  const [money, payments, requests] = await Promise.all([
    db.orderMoney.findUnique({ where: { orderId }, select: moneyParts }),
    db.payment.findMany({
      where: { OR: [{ allocations: { some: { orderId } } }] },
      orderBy: { id: 'desc' },
      include: { ...paymentParts, allocations: { ...paymentParts.allocations, where: { orderId } } },
    }),
    db.paymentRequest.findMany({
      where: {
        lines: { some: { orderId } },
        ...(side === 'customer' && { state: { in: ['Open', 'Paid'] } }),
      },
      orderBy: { id: 'desc' },
      include: { lines: { ...requestParts.lines, where: { orderId } } },
    }),
  ])
  const toView = side === 'staff' ? toPayment : toOwnPayment
  return {
    orderId,
    money: money && moneyView(money, now()),
    payments: payments.map((row) => toView(row)),
    requests: requests.map((row) => ({
      ...toRequest(row),
      amount: toRequest(row).orders.reduce((sum, { amount }) => sum + amount, 0),
    })),
  }
}
