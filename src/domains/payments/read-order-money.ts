import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { toAzn, toQepik } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { assertOrderParty, type CallerOrLink } from '../order-links/order-party.ts'
import { chargeSchema, countingCharges, toCharge } from '../order-money/charge-output.ts'
import { type MoneyFacts, missingFor, type Prepayment } from '../order-money/order-money.ts'
import { isUnpriced } from '../order-status/statuses.ts'
import { askedTogether, outstandingOf } from '../payment-requests/request-now.ts'
import { readAskLater } from './ask-later.ts'
import {
  moneyParts,
  moneyView,
  orderMoneySchema,
  paymentParts,
  paymentSchema,
  requestSchema,
  toOwnPayment,
  toPayment,
  toRequest,
} from './payment-output.ts'
import {
  readRefundable,
  refundableSchema,
  refundParts,
  refundSchema,
  toOwnRefund,
  toRefund,
} from './refund-output.ts'

/** What of a request is for this order, and the whole of one that is for others too; not said by an order's link. */
const orderRequestSchema = requestSchema.extend({
  together: z.object({ amount: z.number(), orders: z.int() }).nullable(),
  /** AZN that the caller can pay of it by its link (PAY-13); null where they can't. */
  payable: z.number().nullable(),
})

/** What the house wants before a step, and what of it is missing; AZN. */
const demandSchema = z.object({ amount: z.number(), missing: z.number() }).nullable()

/** The money of one order: null sums where none is kept yet; its ledger and requests, newest first. */
export const orderMoneyDetailSchema = z.object({
  orderId: z.int(),
  money: orderMoneySchema.nullable(),
  /** Null where nothing is wanted before production. */
  beforeProduction: demandSchema,
  beforeHandover: demandSchema,
  /** What its terms ask for once it is accepted; null where they ask for nothing, or it is accepted already. */
  asksLater: z.enum(['deposit', 'full']).nullable(),
  payments: z.array(paymentSchema),
  /** What is given back, newest first. */
  refunds: z.array(refundSchema),
  /** For staff: what of which payment can be given back, the first first. */
  refundable: z.array(refundableSchema).optional(),
  /** Which work a part was kept for; empty where none was. */
  keptFor: z.string(),
  /** What it costs beside its price. */
  charges: z.array(chargeSchema),
  /** AZN of its price that are reserved on a card until it is accepted (PAY-54); 0 where nothing is. */
  held: z.number(),
  /** AZN that its open requests ask for together, deposit and rest in one. */
  asked: z.number(),
  requests: z.array(orderRequestSchema),
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
  const { side, linkId, order } = await assertOrderParty(db, who, orderId)
  const isStaff = side === 'staff'
  const [{ money, refunds, charges }, asksLater, payments, refundable, asked] = await Promise.all([
    db.order.findUniqueOrThrow({ where: { id: orderId }, select: ownParts }),
    isUnpriced(order.status) ? readAskLater(db, orderId) : null,
    db.payment.findMany({
      where: { allocations: { some: { orderId } } },
      orderBy: { id: 'desc' },
      include: { ...paymentParts, allocations: { ...paymentParts.allocations, where: { orderId } } },
    }),
    isStaff ? readRefundable(db, orderId) : null,
    db.paymentRequest.findMany({
      where: {
        lines: { some: { orderId } },
        OR: [
          { kind: { not: 'hold' }, ...(side === 'customer' && { state: { in: ['Open', 'Paid'] } }) },
          { kind: 'hold', attempts: { some: { state: 'Authorised' } } },
        ],
      },
      orderBy: { id: 'desc' },
      include: payableParts,
    }),
  ])
  const held = asked.find(({ kind }) => kind === 'hold')?.lines.find((line) => line.orderId === orderId)
  const openLines = asked
    .filter(({ kind, state }) => kind !== 'hold' && state === 'Open')
    .flatMap(({ lines }) => lines.filter((line) => line.orderId === orderId))
  const toView = isStaff ? toPayment : toOwnPayment
  return {
    orderId,
    money: money && moneyView(money, now()),
    beforeProduction: money && demandOf(money.settings.beforeProduction, money),
    beforeHandover: money && demandOf(money.settings.beforeHandover, money),
    asksLater,
    payments: payments.map((row) => {
      const payment = toView(row)
      return linkId === null ? payment : { ...payment, amount: sumOf(payment.orders) }
    }),
    refunds: refunds.map(isStaff ? toRefund : toOwnRefund),
    ...(refundable && {
      refundable: refundable.map((payment) => ({ ...payment, amount: toAzn(payment.amount) })),
    }),
    keptFor: money?.keptFor ?? '',
    charges: charges.map(toCharge),
    held: toAzn(held?.amount ?? 0),
    asked: money === null ? 0 : toAzn(askedTogether(openLines.map((line) => ({ ...line, money })))),
    requests: asked.flatMap((row) => {
      if (row.kind === 'hold') return []
      const { orders, amount, ...request } = toRequest(row)
      const own = orders.filter((line) => line.orderId === orderId)
      const isAlone = orders.length === own.length
      const left = outstandingOf(
        row.lines.map(({ order: { money: kept }, ...line }) => ({ ...line, money: kept })),
      )
      return {
        ...request,
        orders: own,
        amount: sumOf(own),
        together: isAlone || linkId !== null ? null : { amount, orders: orders.length },
        payable: row.state === 'Open' && (isAlone || linkId === null) ? toAzn(left) : null,
      }
    }),
  }
}

const ownParts = {
  money: {
    select: {
      ...moneyParts,
      keptFor: true,
      settings: { select: { beforeProduction: true, beforeHandover: true } },
    },
  },
  refunds: { orderBy: { id: 'desc' }, include: refundParts },
  charges: countingCharges,
} as const satisfies Prisma.OrderSelect

const payableParts = {
  lines: {
    orderBy: { orderId: 'asc' },
    select: {
      orderId: true,
      amount: true,
      paidBefore: true,
      order: { select: { money: { select: moneyParts } } },
    },
  },
} as const satisfies Prisma.PaymentRequestInclude

/** Whole qəpik are added up, AZN come out. */
const sumOf = (lines: readonly { amount: number }[]): number =>
  toAzn(lines.reduce((sum, { amount }) => sum + toQepik(amount), 0))

function demandOf(demand: Prepayment, money: Omit<MoneyFacts, 'dueOn'>): z.infer<typeof demandSchema> {
  const amount = missingFor(demand, { ...money, paid: 0 })
  return amount === 0 ? null : { amount: toAzn(amount), missing: toAzn(missingFor(demand, money)) }
}
