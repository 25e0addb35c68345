import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { orderNames } from '../../db/order-names.ts'
import { bakuDate } from '../../lib/days.ts'
import { toAzn } from '../../lib/money.ts'
import { namesInShort, namesInShortSchema } from '../../lib/names-in-short.ts'
import type { Deps } from '../../procedures/deps.ts'
import { moneyStates, type OrderMoney, orderMoneyOf } from '../order-money/order-money.ts'
import { askedKinds } from '../payment-requests/request-now.ts'
import { toDay } from '../production/production-output.ts'
import { paymentKinds, paymentWays } from './payment-input.ts'

export const personSchema = z.object({ id: z.int(), name: z.string(), surname: z.string() })

/** What an order costs, what is paid and left of it; AZN, days in Baku (PAY-2). */
export const orderMoneySchema = z.object({
  total: z.number(),
  paid: z.number(),
  refunded: z.number(),
  /** Asked to be given back, and not gone yet. */
  refunding: z.number(),
  /** Kept for work done, of an order that is given up. */
  kept: z.number(),
  left: z.number(),
  /** Paid above what it costs. */
  over: z.number(),
  deposit: z.number(),
  depositLeft: z.number(),
  state: z.enum(moneyStates),
  dueOn: z.iso.date().nullable(),
  daysOverdue: z.int(),
})

export const toOrderMoney = ({ state, dueOn, daysOverdue, ...sums }: OrderMoney) => ({
  ...azn(sums),
  state,
  dueOn,
  daysOverdue,
})

const azn = <Key extends string>(sums: Record<Key, number>): Record<Key, number> =>
  Object.fromEntries(Object.entries<number>(sums).map(([key, amount]) => [key, toAzn(amount)])) as Record<
    Key,
    number
  >

/** The columns of `order_money` that {@link moneyView} reads. */
export const moneyParts = {
  total: true,
  paid: true,
  refunded: true,
  refunding: true,
  kept: true,
  depositBp: true,
  isOnTerms: true,
  dueOn: true,
} as const satisfies Prisma.OrderMoneySelect
type MoneyRow = Prisma.OrderMoneyGetPayload<{ select: typeof moneyParts }>

export const moneyView = ({ dueOn, ...row }: MoneyRow, now: Date): z.infer<typeof orderMoneySchema> =>
  toOrderMoney(orderMoneyOf({ ...row, dueOn: dueOn && toDay(dueOn) }, bakuDate(now)))

/** An order in a list of money: whose it is, what was ordered, and how its money stands. */
export const moneyOfOrderSchema = z.object({
  orderId: z.int(),
  appUser: personSchema,
  /** The product, or the service where none was chosen. */
  item: z.object({ name: z.string(), name_ru: z.string(), name_en: z.string() }),
  money: orderMoneySchema,
})

export const person = { select: { id: true, name: true, surname: true } } as const

/** The money of an accepted order from before there was a ledger, as it begins with its first payment (PAY-2). */
const begins = (price: number): MoneyRow => ({
  total: price,
  paid: 0,
  refunded: 0,
  refunding: 0,
  kept: 0,
  depositBp: 0,
  isOnTerms: false,
  dueOn: null,
})

/**
 * @returns what {@link moneyOfOrderSchema} says of these orders, in the order of `ids`; of orders whose money isn't
 * kept only `beginning`
 */
export async function readMoneyOfOrders(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  ids: readonly number[],
  beginning?: number,
): Promise<z.infer<typeof moneyOfOrderSchema>[]> {
  const rows = await db.order.findMany({
    where: { id: { in: [...ids] } },
    select: {
      id: true,
      price: true,
      user: person,
      money: { select: moneyParts },
      ...orderNames,
    },
  })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const money = row.money ?? (id === beginning && row.price !== null ? begins(row.price) : null)
    if (!money) return []
    return [{ orderId: id, appUser: row.user, item: itemOf(row), money: moneyView(money, now()) }]
  })
}

/** What an order is of: its product, or its service. */
const itemOf = (order: Prisma.OrderGetPayload<{ select: typeof orderNames }>) => ({
  name: order.productName ?? order.serviceName,
  name_ru: order.productName_ru ?? order.serviceName_ru,
  name_en: order.productName_en ?? order.serviceName_en,
})

/** What areas 8 and 9 can do with a line of the ledger (PAY-8, PAY-34). */
export const paymentActs = ['correct', 'chargeBack'] as const

/** A line of the ledger; who wrote it down, and what can be done with it, is for staff only. */
export const paymentSchema = z.object({
  id: z.int(),
  kind: z.enum(paymentKinds),
  way: z.enum(paymentWays),
  /** AZN; below 0 where it went. */
  amount: z.number(),
  day: z.iso.date(),
  at: z.iso.datetime(),
  appUser: personSchema.optional(),
  /** The payment that it takes back. */
  takesBack: z.int().nullable(),
  isTakenBack: z.boolean(),
  /** What of it is for which order. */
  orders: z.array(z.object({ orderId: z.int(), amount: z.number() })),
  /** What these orders are of; null of money that is for none (DOC-43). */
  works: namesInShortSchema.nullable(),
  reference: z.string().optional(),
  payer: z.string().optional(),
  note: z.string().optional(),
  fiscalId: z.string().optional(),
  receivedBy: personSchema.nullable().optional(),
  acts: z.array(z.enum(paymentActs)).optional(),
})
export type PaymentView = z.infer<typeof paymentSchema>

export const paymentParts = {
  user: person,
  receivedBy: person,
  takenBackBy: { select: { kind: true, amount: true } },
  refunds: { where: { state: { in: ['Asked', 'Sent', 'Unknown'] } }, select: { amount: true } },
  allocations: {
    orderBy: { id: 'asc' },
    select: { orderId: true, amount: true, order: { select: orderNames } },
  },
} as const satisfies Prisma.PaymentInclude
export type PaymentRow = Prisma.PaymentGetPayload<{ include: typeof paymentParts }>

/** A payment as staff read it. */
export function toPayment(row: PaymentRow): PaymentView {
  const { reference, payer, note, fiscalId, receivedBy, user } = row
  return {
    ...toOwnPayment(row),
    appUser: user,
    reference,
    payer,
    note,
    fiscalId,
    receivedBy,
    acts: actsOf(row),
  }
}

/** What was given back, or is to be, can't be taken back as a wrong entry; a card's money isn't staff's entry. */
function actsOf({ kind, way, amount, takenBackBy, refunds }: PaymentRow): (typeof paymentActs)[number][] {
  if (kind !== 'payment') return []
  const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, line) => sum + line.amount, 0)
  const left = amount + sumOf(takenBackBy) - sumOf(refunds)
  return paymentActs.filter((act) =>
    act === 'correct'
      ? way !== 'card' && left === amount
      : (way === 'card' || way === 'terminal') && left > 0,
  )
}

/** A payment as its customer reads it. */
export function toOwnPayment(row: PaymentRow): PaymentView {
  return {
    id: row.id,
    kind: row.kind,
    way: row.way,
    amount: toAzn(row.amount),
    day: toDay(row.day),
    at: row.createdAt.toISOString(),
    takesBack: row.ofId,
    isTakenBack: row.takenBackBy.some(({ kind }) => kind === 'correction'),
    ...whatFor(row),
  }
}

/** An order whose part was taken away again isn't named. */
function whatFor({ allocations }: PaymentRow): Pick<PaymentView, 'orders' | 'works'> {
  const parts = [...Map.groupBy(allocations, ({ orderId }) => orderId)].flatMap(([orderId, lines]) => {
    const amount = lines.reduce((sum, line) => sum + line.amount, 0)
    return amount === 0 ? [] : lines.slice(0, 1).map(({ order }) => ({ orderId, amount, order }))
  })
  return {
    orders: parts.map(({ orderId, amount }) => ({ orderId, amount: toAzn(amount) })),
    works: namesInShort(parts.map(({ order }) => itemOf(order))),
  }
}

/** What a customer is asked for. */
export const requestSchema = z.object({
  id: z.int(),
  kind: z.enum(askedKinds),
  state: z.enum(['Open', 'Paid', 'Cancelled', 'Expired']),
  amount: z.number(),
  dueOn: z.iso.date().nullable(),
  note: z.string(),
  at: z.iso.datetime(),
  orders: z.array(z.object({ orderId: z.int(), amount: z.number() })),
})
export const requestParts = {
  lines: { orderBy: { orderId: 'asc' }, select: { orderId: true, amount: true, paidBefore: true } },
} as const satisfies Prisma.PaymentRequestInclude
type RequestRow = Prisma.PaymentRequestGetPayload<{ include: typeof requestParts }>

export function toRequest(row: RequestRow): z.infer<typeof requestSchema> {
  const kind = askedKinds.find((asked) => asked === row.kind)
  if (kind === undefined) throw new TypeError('a hold on a card is not a request for payment')
  return {
    id: row.id,
    kind,
    state: row.state,
    amount: toAzn(row.amount),
    dueOn: row.dueOn && toDay(row.dueOn),
    note: row.note,
    at: row.createdAt.toISOString(),
    orders: row.lines.map(({ orderId, amount }) => ({ orderId, amount: toAzn(amount) })),
  }
}
