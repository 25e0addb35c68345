import type { Transaction } from '../../src/db/client.ts'
import { depositOf } from '../../src/domains/order-money/order-money.ts'
import { beginMoney, moneyAfterMove } from '../../src/domains/payment-requests/begin-money.ts'
import { settleMoney } from '../../src/domains/payment-requests/settle-money.ts'
import { allocate } from '../../src/domains/payments/allocate.ts'
import { bookRefund } from '../../src/domains/payments/book-refund.ts'
import { writePayment } from '../../src/domains/payments/record-payment.ts'
import { remindersBy } from '../../src/domains/payments/reminders.ts'
import { bakuDay } from '../../src/lib/days.ts'
import { toBasisPoints, toQepik } from '../../src/lib/money.ts'
import {
  balances,
  corrected,
  type DemoPayment,
  declinedCard,
  demoRules,
  demoTerms,
  ledgerDays,
  ownTerms,
  paidTwice,
  payers,
  paymentsOf,
  refunds,
} from './money.ts'
import { nameOf } from './orders.ts'
import { captured, declined } from './seed-cards.ts'
import { documentActs } from './seed-documents.ts'
import type { StoredOrder } from './seed-orders.ts'
import type { People } from './seed-people.ts'
import { type DemoAct, momentBefore, tillActs } from './seed-till.ts'

const hour = 3_600_000
const day = 24 * hour

type MoneyDeps = { orders: readonly StoredOrder[]; people: People; now: Date }

/**
 * How the orders of the last year were paid, in the order in which it happened, as the program itself would have
 * written it down: what is asked for follows from the terms, what is left from the ledger.
 */
export async function seedMoney(tx: Transaction, { orders, people, now }: MoneyDeps): Promise<void> {
  await seedRules(tx, people)
  const by = people.staff.get('SuperAdmin')
  if (by === undefined) throw new Error('the demo has no SuperAdmin')
  const acts = [...orders.flatMap((order) => actsOf(order, { by, now })), ...tillActs(by, now)]
  const done = acts.filter(({ at }) => at <= now)
  for (const { act } of done.toSorted((one, other) => one.at.getTime() - other.at.getTime())) await act(tx)
  await forgetReminders(tx, now)
}

async function seedRules(tx: Transaction, people: People): Promise<void> {
  await tx.paymentSettings.update({ where: { id: 1 }, data: demoRules })
  await tx.paymentTerms.update({ where: { id: 1 }, data: termsRow(demoTerms) })
  for (const [email, terms] of Object.entries(ownTerms)) {
    const userId = people.customers.get(email)
    if (userId === undefined) throw new Error(`the demo has nobody as ${email}`)
    await tx.paymentTerms.create({ data: { userId, ...termsRow(terms) } })
  }
}

const termsRow = ({ deposit, wholeBelow, daysToPay, creditLimit }: typeof demoTerms) => ({
  depositBp: toBasisPoints(deposit),
  wholeBelow: wholeBelow === undefined ? null : toQepik(wholeBelow),
  daysToPay,
  creditLimit: creditLimit === undefined ? null : toQepik(creditLimit),
})

type Seeding = { by: number; now: Date }

function actsOf(order: StoredOrder, { by, now }: Seeding): DemoAct[] {
  const { id, moves } = order
  const name = nameOf(order)
  const accepted = moves.find(({ to }) => to === 'Accepted')
  if (!accepted || now.getTime() - accepted.at.getTime() > ledgerDays * day) return []
  const ready = moves.find(({ to }) => to === 'Ready')
  return [
    { at: accepted.at, act: (tx) => begin(tx, order, accepted.at) },
    ...paymentsOf(order, name).flatMap((payment) => payAct(order, payment, by)),
    ...(name === paidTwice ? [twiceAct(order)] : []),
    ...(name === declinedCard ? [declinedAct(order)] : []),
    ...(ready
      ? [
          {
            at: ready.at,
            act: (tx: Transaction) => moneyAfterMove(tx, { orderId: id, status: 'Ready', at: ready.at }),
          },
        ]
      : []),
    ...giveUpAct(order),
    ...refundAct(order, { by, now }),
    ...correctAct(order, { by, now }),
    ...documentActs(order, now),
  ]
}

/** An order that was given up later had a price to pay until then. */
async function begin(tx: Transaction, { id, status }: StoredOrder, at: Date): Promise<void> {
  if (status === 'NotApproved') await tx.order.update({ where: { id }, data: { status: 'Accepted' } })
  await beginMoney(tx, { orderIds: [id], at })
}

function giveUpAct({ id, status, moves }: StoredOrder): DemoAct[] {
  const end = moves.at(-1)
  if (status !== 'NotApproved' || !end) return []
  const { at } = end
  return [
    {
      at,
      async act(tx) {
        await tx.order.update({ where: { id }, data: { status } })
        await settleMoney(tx, { orderIds: [id], at })
      },
    },
  ]
}

function payAct(order: StoredOrder, payment: DemoPayment, by: number): DemoAct[] {
  const since = order.moves.find(({ to }) => to === payment.from)
  if (!since) return []
  const at = new Date(since.at.getTime() + payment.after * hour)
  return [
    { at, act: (tx) => (payment.way === 'card' ? payByCard : payByHand)(tx, { order, payment, at, by }) },
  ]
}

type Paying = { order: StoredOrder; payment: DemoPayment; at: Date; by: number }

async function payByHand(tx: Transaction, { order, payment: { part, way }, at, by }: Paying): Promise<void> {
  const { id, customer, userId } = order
  const { total, paid, depositBp } = await tx.orderMoney.findUniqueOrThrow({ where: { orderId: id } })
  const parts = { deposit: depositOf({ total, depositBp }), rest: total - paid, whole: total }
  const wanted = typeof part === 'number' ? toQepik(part) : parts[part]
  const amount = Math.min(wanted, total - paid)
  if (amount === 0) return
  const more = way === 'transfer' ? toQepik(balances[nameOf(order)] ?? 0) : 0
  const made = await writePayment(tx, {
    userId,
    kind: 'payment',
    way,
    amount: amount + more,
    day: bakuDay(at),
    receivedById: by,
    reference: way === 'transfer' ? String(100_000 + id * 37) : '',
    payer: way === 'transfer' ? (payers[customer] ?? '') : '',
    source: `demo:${id}:${at.getTime()}`,
    createdAt: at,
  })
  await put(tx, { paymentId: made.id, orderId: id, amount, at })
}

async function payByCard(tx: Transaction, { order, at }: Omit<Paying, 'payment' | 'by'>): Promise<void> {
  const { id, userId } = order
  const request = await tx.paymentRequest.findFirst({
    where: { state: 'Open', lines: { some: { orderId: id } } },
    select: { id: true, amount: true },
  })
  if (!request) return
  const made = await captured(tx, { userId, request, at })
  await put(tx, { paymentId: made.id, orderId: id, amount: request.amount, at })
}

/** The customer's card was declined, and nothing was paid since. */
function declinedAct(order: StoredOrder): DemoAct {
  const accepted = order.moves.find(({ to }) => to === 'Accepted')
  if (!accepted) throw new Error('what is declined was asked for')
  const at = new Date(accepted.at.getTime() + 0.4 * hour)
  return {
    at,
    async act(tx) {
      const request = await tx.paymentRequest.findFirstOrThrow({
        where: { state: 'Open', lines: { some: { orderId: order.id } } },
        select: { id: true, amount: true },
      })
      await declined(tx, { request, at })
    },
  }
}

/** The same deposit once more, from another tab: it is for no order, and staff have yet to look at it. */
function twiceAct(order: StoredOrder): DemoAct {
  const accepted = order.moves.find(({ to }) => to === 'Accepted')
  if (!accepted) throw new Error('what is paid twice was accepted')
  const at = new Date(accepted.at.getTime() + 1.1 * hour)
  return {
    at,
    async act(tx) {
      const request = await tx.paymentRequest.findFirstOrThrow({
        where: { state: 'Paid', lines: { some: { orderId: order.id } } },
        select: { id: true, amount: true },
      })
      await captured(tx, { userId: order.userId, request, at, trouble: 'double' })
    },
  }
}

const put = (
  tx: Transaction,
  { at, ...line }: { paymentId: number; orderId: number; amount: number; at: Date },
): Promise<void> => allocate(tx, { lines: [line], by: null, at })

function refundAct(order: StoredOrder, { by, now }: Seeding): DemoAct[] {
  const refund = refunds[nameOf(order)]
  if (!refund) return []
  const { amount, reason, isDone } = refund
  const at = momentBefore(now, refund)
  return [
    {
      at,
      async act(tx) {
        const payments = await tx.payment.findMany({
          where: { kind: 'payment', allocations: { some: { orderId: order.id } } },
          orderBy: { id: 'desc' },
          take: amount === undefined ? 100 : 1,
        })
        for (const payment of payments) {
          const { id } = await tx.refund.create({
            data: {
              paymentId: payment.id,
              orderId: order.id,
              amount: amount === undefined ? payment.amount : toQepik(amount),
              reason,
              state: 'Asked',
              source: `demo:${payment.id}`,
              sourceHash: new Uint8Array(),
              askedById: by,
              askedAt: at,
            },
            select: { id: true },
          })
          if (isDone) await bookRefund(tx, { id, by, at })
        }
        await settleMoney(tx, { orderIds: [order.id], at })
      },
    },
  ]
}

function correctAct(order: StoredOrder, { by, now }: Seeding): DemoAct[] {
  if (nameOf(order) !== corrected.name) return []
  const at = momentBefore(now, corrected)
  const { id, status } = order
  return [
    {
      at,
      async act(tx) {
        const { price } = await tx.order.findUniqueOrThrow({ where: { id }, select: { price: true } })
        if (price === null) throw new Error('what is corrected has a price')
        const lower = price - toQepik(corrected.less)
        await tx.order.update({ where: { id }, data: { price: lower } })
        const { reason } = corrected
        await tx.orderEvent.create({
          data: {
            orderId: id,
            actorId: by,
            from: status,
            to: status,
            price: lower,
            oldPrice: price,
            reason,
            createdAt: at,
          },
        })
        await settleMoney(tx, { orderIds: [id], at })
      },
    },
  ]
}

/** Customers were reminded in their time; the demo doesn't begin with emails to everybody who is late. */
async function forgetReminders(tx: Transaction, now: Date): Promise<void> {
  const open = await tx.paymentRequest.findMany({ where: { state: 'Open', dueOn: { not: null } } })
  for (const { id, dueOn } of open)
    if (dueOn)
      await tx.paymentRequest.update({ where: { id }, data: { reminders: remindersBy(dueOn, bakuDay(now)) } })
}
