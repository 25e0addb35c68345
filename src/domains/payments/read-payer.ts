import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import { id, maybe } from '../../lib/fields.ts'
import { languages, toLanguage } from '../../lib/languages.ts'
import { toAzn, toQepik } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole } from '../access/role-rules.ts'
import { readRests, sumOf } from '../balance/read-rests.ts'
import { mailParts, mailReachOf } from '../customers/mail-reach.ts'
import { outstanding } from '../payment-requests/request-now.ts'
import { moneyOfOrderSchema, moneyParts, person, personSchema, readMoneyOfOrders } from './payment-output.ts'

/** The most orders that one payment can be for. */
const mostOrders = 100

/** `orderId`: of this customer, the order that is paid in the first place. */
export const payerFields = z.object({ id, orderId: maybe(id) })

/**
 * A customer at the counter: AZN that are owed and for no order, and what can be paid: first the order that was asked
 * for, then the longest due.
 */
export const payerSchema = z.object({
  appUser: personSchema,
  /** In which papers for them are written. */
  language: z.enum(languages),
  /** Whether an email reaches them. */
  isReached: z.boolean(),
  owed: z.number(),
  balance: z.number(),
  /** `asked`: AZN that are asked for now, of what is left. */
  orders: z.array(moneyOfOrderSchema.extend({ asked: z.number() })),
  /** What was written down last of their money. */
  latest: z
    .object({ id: z.int(), at: z.iso.datetime(), amount: z.number(), by: personSchema.nullable() })
    .nullable(),
})

/** What a customer who pays owes, order by order (PAY-6). @throws NOT_FOUND */
export async function readPayer(
  deps: Pick<Deps, 'db' | 'now'>,
  { id: userId, orderId }: z.output<typeof payerFields>,
): Promise<z.infer<typeof payerSchema>> {
  const { db } = deps
  const where = { id: userId, deletedAt: null, role: { name: customerRole } }
  const [user, rests, open, requests, latest] = await Promise.all([
    db.user.findFirst({ where, select: { ...person.select, ...mailParts, language: true } }),
    readRests(db, userId),
    db.$queryRaw<{ id: number }[]>`
      SELECT o.id FROM orders o LEFT JOIN order_money m ON m.order_id = o.id
      WHERE o.user_id = ${userId} AND (m.total > m.paid OR (m.order_id IS NULL AND o.id = ${orderId ?? 0}))
      ORDER BY o.id <> ${orderId ?? 0}, m.due_on NULLS LAST, o.id LIMIT ${mostOrders}`,
    db.paymentRequest.findMany({ where: { userId, state: 'Open' }, select: askedParts }),
    db.payment.findFirst({ where: { userId }, orderBy: { id: 'desc' }, include: { receivedBy: person } }),
  ])
  if (!user) throw notFound()
  const asked = askedOf(requests)
  const ids = open.map((row) => row.id)
  const orders = (await readMoneyOfOrders(deps, ids, orderId)).map((row) => ({
    ...row,
    asked: Math.min(row.money.left, toAzn(asked.get(row.orderId) ?? 0)),
  }))
  const owed = orders.reduce((sum, { money }) => sum + toQepik(money.left), 0)
  return {
    appUser: { id: user.id, name: user.name, surname: user.surname },
    language: toLanguage(user.language),
    isReached: mailReachOf(user) === 'reaches',
    owed: toAzn(owed),
    balance: toAzn(sumOf(rests)),
    orders,
    latest: latest && {
      id: latest.id,
      at: latest.createdAt.toISOString(),
      amount: toAzn(latest.amount),
      by: latest.receivedBy,
    },
  }
}

const askedParts = {
  lines: {
    select: {
      orderId: true,
      amount: true,
      paidBefore: true,
      order: { select: { money: { select: moneyParts } } },
    },
  },
} as const satisfies Prisma.PaymentRequestSelect

/** Qəpik that are asked for and haven't come in, by order. */
function askedOf(requests: readonly Prisma.PaymentRequestGetPayload<{ select: typeof askedParts }>[]) {
  const sums = new Map<number, number>()
  for (const { orderId, order, ...line } of requests.flatMap(({ lines }) => lines)) {
    if (!order.money) continue
    const missing = outstanding({ ...line, orderId, money: order.money })
    sums.set(orderId, (sums.get(orderId) ?? 0) + missing)
  }
  return sums
}
