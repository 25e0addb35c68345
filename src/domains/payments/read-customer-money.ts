import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole } from '../access/role-rules.ts'
import { readRests, sumOf } from '../balance/read-rests.ts'
import { openStatuses } from '../order-status/statuses.ts'
import { outstandingOf } from '../payment-requests/request-now.ts'
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

/** What a customer follows: the words of their money are shown in the list of orders. */
const inWork = { order: { status: { in: [...openStatuses] } } }

/** The latest payments and requests that are shown; lists have the others. */
const shown = 100

/** What a customer owes, what is asked for, and what came in; AZN. */
export const customerMoneySchema = z.object({
  /** Left to pay of all orders. */
  owed: z.number(),
  /** Paid and for no order. */
  balance: z.number(),
  /** Orders that aren't paid exactly. A customer also reads the orders that are in work. */
  orders: z.array(z.object({ orderId: z.int(), ...orderMoneySchema.shape })),
  /** `left`: AZN of it that have not come in yet. */
  requests: z.array(requestSchema.extend({ left: z.number() })),
  payments: z.array(paymentSchema),
})
type CustomerMoney = z.infer<typeof customerMoneySchema>

/** A customer's money, for staff. @throws NOT_FOUND */
export async function readCustomerMoney(
  deps: Pick<Deps, 'db' | 'now'>,
  { id }: { id: number },
): Promise<CustomerMoney> {
  const where = { id, role: { name: customerRole } }
  const [found, money] = await Promise.all([deps.db.user.count({ where }), read(deps, id, true)])
  if (found === 0) throw notFound()
  return money
}

/** The caller's own money (PAY-10). */
export const readOwnMoney = (
  deps: Pick<Deps, 'db' | 'now'>,
  { id }: Pick<Caller, 'id'>,
): Promise<CustomerMoney> => read(deps, id, false)

async function read(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  isStaff: boolean,
): Promise<CustomerMoney> {
  const notExact: Prisma.OrderMoneyWhereInput = { NOT: { total: { equals: db.orderMoney.fields.paid } } }
  const [moneys, rests, requests, payments] = await Promise.all([
    db.orderMoney.findMany({
      where: { order: { userId }, OR: isStaff ? [notExact] : [notExact, inWork] },
      orderBy: [{ dueOn: { sort: 'asc', nulls: 'last' } }, { orderId: 'asc' }],
      select: { ...moneyParts, orderId: true },
    }),
    readRests(db, userId),
    db.paymentRequest.findMany({
      where: { userId, kind: { not: 'hold' }, state: { in: ['Open', 'Paid'] } },
      orderBy: { id: 'desc' },
      take: shown,
      include: requestParts,
    }),
    db.payment.findMany({ where: { userId }, orderBy: { id: 'desc' }, take: shown, include: paymentParts }),
  ])
  // An order that isn't among them is paid exactly.
  const moneyOf = new Map(moneys.map((money) => [money.orderId, money]))
  const toView = isStaff ? toPayment : toOwnPayment
  return {
    owed: toAzn(moneys.reduce((sum, { total, paid }) => sum + Math.max(0, total - paid), 0)),
    balance: toAzn(sumOf(rests)),
    orders: moneys.map(({ orderId, ...money }) => ({ orderId, ...moneyView(money, now()) })),
    requests: requests.map((row) => ({
      ...toRequest(row),
      left: toAzn(outstandingOf(row.lines.map((line) => ({ ...line, money: moneyOf.get(line.orderId) })))),
    })),
    payments: payments.map((row) => toView(row)),
  }
}
