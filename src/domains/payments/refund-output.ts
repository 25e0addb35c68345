import { z } from 'zod'
import type { Database, Transaction } from '../../db/client.ts'
import { Prisma, RefundState } from '../../db/generated/client.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import { readRests } from '../balance/read-rests.ts'
import { type PaymentWay, paymentWays } from './payment-input.ts'
import { person, personSchema } from './payment-output.ts'

/** Money that is given back; who asked for it, its reference and why it failed is for staff only. */
export const refundSchema = z.object({
  id: z.int(),
  /** Null: out of the balance of the client. */
  orderId: z.int().nullable(),
  paymentId: z.int(),
  way: z.enum(paymentWays),
  /** AZN. */
  amount: z.number(),
  reason: z.string(),
  state: z.enum(RefundState),
  at: z.iso.datetime(),
  closedAt: z.iso.datetime().nullable(),
  reference: z.string().optional(),
  failure: z.string().optional(),
  /** It has failed, and staff have to decide what becomes of its money. */
  isUndecided: z.boolean().optional(),
  askedBy: personSchema.optional(),
})
export type RefundView = z.infer<typeof refundSchema>

export const refundParts = {
  askedBy: person,
  payment: { select: { way: true } },
} as const satisfies Prisma.RefundInclude
type RefundRow = Prisma.RefundGetPayload<{ include: typeof refundParts }>

/** Money that is given back, as staff read it. */
export function toRefund(row: RefundRow): RefundView {
  const { reference, failure, askedBy, state, decidedAt } = row
  const isUndecided = state === 'Failed' && decidedAt === null
  return { ...toOwnRefund(row), reference, failure, isUndecided, askedBy }
}

/** The same as its customer reads it. */
export const toOwnRefund = (row: RefundRow): RefundView => ({
  id: row.id,
  orderId: row.orderId,
  paymentId: row.paymentId,
  way: row.way ?? row.payment.way,
  amount: toAzn(row.amount),
  reason: row.reason,
  state: row.state,
  at: row.askedAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
})

/** What of a payment is for an order and can be given back; AZN. */
export const refundableSchema = z.object({
  paymentId: z.int(),
  way: z.enum(paymentWays),
  day: z.iso.date(),
  amount: z.number(),
})

/** Qəpik. */
export type Refundable = { paymentId: number; way: PaymentWay; day: string; amount: Qepik }

/** The first is given back first: what is kept comes off cash before everything else (PAY-32). */
const firstBack = Prisma.raw(
  "array_position(ARRAY['card', 'vatAccount', 'transfer', 'terminal', 'cash'], p.way::text), p.id DESC",
)

/**
 * What of a customer's balance each payment holds, the first to be given back first (PAY-48). The customer's payments
 * are held, where they are to stay so.
 */
export async function readRefundableBalance(
  db: Pick<Database | Transaction, '$queryRaw'>,
  userId: number,
): Promise<Refundable[]> {
  const rests = new Map((await readRests(db, userId)).map(({ id, rest }) => [id, rest]))
  const rows = await db.$queryRaw<Omit<Refundable, 'amount'>[]>`
    SELECT p.id AS "paymentId", p.way::text AS way, p.day::text AS day FROM payments p
    WHERE p.id = ANY(${[...rests.keys()]}) ORDER BY ${firstBack}`
  return rows.flatMap((row) => {
    const amount = rests.get(row.paymentId) ?? 0
    return amount > 0 ? [{ ...row, amount }] : []
  })
}

/**
 * What of which payment is for this order and isn't being given back already.
 */
export const readRefundable = (db: Pick<Database | Transaction, '$queryRaw'>, orderId: number) =>
  db.$queryRaw<Refundable[]>`
  WITH booked AS (
    SELECT coalesce(p.of_id, p.id) AS root, sum(a.amount) AS amount
    FROM payment_allocations a JOIN payments p ON p.id = a.payment_id WHERE a.order_id = ${orderId} GROUP BY 1
  ), asked AS (
    SELECT payment_id AS root, sum(amount) AS amount FROM refunds
    WHERE order_id = ${orderId} AND state IN ('Asked', 'Sent', 'Unknown') GROUP BY 1
  )
  SELECT p.id AS "paymentId", p.way::text AS way, p.day::text AS day,
    (booked.amount - coalesce(asked.amount, 0))::integer AS amount
  FROM booked JOIN payments p ON p.id = booked.root LEFT JOIN asked USING (root)
  WHERE booked.amount > coalesce(asked.amount, 0)
  ORDER BY ${firstBack}`
