import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askDue } from '../../../src/domains/card-payments/ask-due.ts'
import { settleAttempt } from '../../../src/domains/card-payments/settle-attempt.ts'
import { settleHolds } from '../../../src/domains/card-payments/settle-holds.ts'
import { makeOrder, makeToken, makeUser } from '../../support/factories.ts'
import { payAt } from '../payments/providers/open-shop.ts'
import { type CardShop, openCardShop } from './card-shop.ts'

const calculated = {
  tier: { count: 1, price: 1 },
  unitPrice: 1,
  percentageBp: 0,
  kind: null,
  saving: 0,
  next: null,
}

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
beforeEach(() => offer(true))
afterEach(() => shop.calm())
afterAll(() => shop.close())

async function offer(holdAtOrdering: boolean): Promise<void> {
  await shop.trpc(shop.owner).payments.updateSettings.mutate({ holdAtOrdering })
}

/** A customer with orders that wait for their price, at what each is calculated to cost. */
async function placed(...prices: number[]) {
  const { db } = shop.deps
  const user = await makeUser(db)
  const orders: number[] = []
  for (const price of prices) {
    const { id } = await makeOrder(db, user.id, shop.service)
    const quote = { ...calculated, base: price * 100, total: price * 100 }
    await db.order.update({ where: { id }, data: { quote } })
    orders.push(id)
  }
  const token = await makeToken(db, user.id)
  return { userId: user.id, token, orders }
}
type Placed = Awaited<ReturnType<typeof placed>>

const hold = ({ token, orders }: Pick<Placed, 'token' | 'orders'>) =>
  shop.trpc(token).cardPayments.hold.mutate({ orders })

/** Reserved at the bank, and the bank asked. */
async function held(...prices: number[]) {
  const made = await placed(...prices)
  const { payUrl } = await hold(made)
  await payAt(payUrl, 'approved')
  const attempt = await attemptOf(made)
  await settleAttempt(shop.deps, attempt.id)
  return made
}
const attemptOf = ({ userId }: Pick<Placed, 'userId'>) =>
  shop.deps.db.paymentAttempt.findFirstOrThrow({ where: { request: { userId } }, orderBy: { id: 'desc' } })
const accept = (id: number, price: number) => shop.trpc(shop.cashier).orders.confirm.mutate({ id, price })
const refuse = (id: number) => shop.trpc(shop.cashier).orders.cancel.mutate({ id, reason: 'Kağız yoxdur' })
/** The time of an undo is over, and what is due at the banks is done. */
async function later(): Promise<void> {
  shop.setNow(new Date(Date.now() + 60_000))
  await settleHolds(shop.deps)
}
const moneyOf = (id: number) => shop.trpc(shop.cashier).payments.ofOrder.query({ id })
/** What is asked for; what is only reserved isn't. */
const openOf = (userId: number) =>
  shop.deps.db.paymentRequest.findMany({
    where: { userId, state: 'Open', kind: { not: 'hold' } },
    select: { kind: true, amount: true },
  })
const isWaiting = async (userId: number) =>
  (await shop.deps.db.paymentRequest.count({ where: { userId, state: 'Open', kind: 'hold' } })) > 0

// PAY-54
describe('a sum that is reserved while ordering', () => {
  test('is offered only where the house and a bank do, on both faces', async () => {
    const made = await placed(40)
    expect(await shop.trpc(made.token).cardPayments.ordering.query()).toEqual({ holds: true })
    await offer(false)
    expect((await shop.rest('GET', '/payment/ordering', { token: made.token })).body.data).toEqual({
      holds: false,
    })
    const { status } = await shop.rest('POST', '/payment/hold', {
      token: made.token,
      json: { orders: made.orders },
    })
    expect(status).toBe(409)
    expect(await openOf(made.userId)).toEqual([])
  })

  test('is charged once every order is accepted and no undo can arrive, and nothing else is asked for', async () => {
    const made = await held(40, 22.5)
    const [first = 0, second = 0] = made.orders
    expect((await moneyOf(first)).held).toBe(40)
    await accept(first, 40)
    await later()
    expect((await attemptOf(made)).state).toBe('Authorised')
    shop.setNow(null)
    await accept(second, 22.5)
    await settleHolds(shop.deps)
    expect((await attemptOf(made)).state).toBe('Authorised')
    await later()
    expect(await attemptOf(made)).toMatchObject({ state: 'Captured', captured: 6250, trouble: null })
    for (const id of made.orders) expect((await moneyOf(id)).money).toMatchObject({ left: 0, state: 'paid' })
    expect(await openOf(made.userId)).toEqual([])
    expect((await moneyOf(first)).held).toBe(0)
  })

  test('is charged for less where an order costs less or isn’t taken', async () => {
    const made = await held(40, 22.5, 10)
    const [first = 0, second = 0, third = 0] = made.orders
    await accept(first, 35)
    await refuse(second)
    await accept(third, 10)
    await later()
    expect(await attemptOf(made)).toMatchObject({ state: 'Captured', captured: 4500, trouble: null })
    expect((await moneyOf(first)).money).toMatchObject({ total: 35, paid: 35, state: 'paid' })
    expect((await moneyOf(third)).money).toMatchObject({ total: 10, paid: 10 })
    const own = await shop.trpc(made.token).payments.mine.query()
    expect(own).toMatchObject({ owed: 0, balance: 0 })
  })

  test('is free again where no order is taken', async () => {
    const made = await held(40)
    await refuse(made.orders[0] ?? 0)
    await later()
    expect(await attemptOf(made)).toMatchObject({ state: 'Cancelled', captured: 0 })
    await later()
    expect(await isWaiting(made.userId)).toBe(false)
    expect(await openOf(made.userId)).toEqual([])
  })

  test('isn’t charged for more than was reserved: the price is asked for as without it, by email', async () => {
    await shop.trpc(shop.owner).payments.updateTerms.mutate({ deposit: 50 })
    const made = await held(40)
    await accept(made.orders[0] ?? 0, 60)
    await later()
    expect(await attemptOf(made)).toMatchObject({ state: 'Cancelled', captured: 0 })
    expect(await openOf(made.userId)).toEqual([{ kind: 'deposit', amount: 3000 }])
    await shop.trpc(shop.owner).payments.updateTerms.mutate({ deposit: 0 })
  })

  test('that the bank has let go is asked for as without it', async () => {
    await shop.trpc(shop.owner).payments.updateTerms.mutate({ deposit: 50 })
    const made = await held(40)
    await accept(made.orders[0] ?? 0, 40)
    expect(await openOf(made.userId)).toEqual([])
    const { providerReference } = await attemptOf(made)
    shop.banks.kapital.expire(providerReference ?? '')
    await later()
    expect(await openOf(made.userId)).toEqual([{ kind: 'deposit', amount: 2000 }])
    await shop.trpc(shop.owner).payments.updateTerms.mutate({ deposit: 0 })
  })

  test('stays where the acceptance is undone', async () => {
    const made = await held(40)
    const id = made.orders[0] ?? 0
    await accept(id, 40)
    await shop.trpc(shop.cashier).orders.undo.mutate({ id })
    await later()
    expect((await attemptOf(made)).state).toBe('Authorised')
    expect((await moneyOf(id)).held).toBe(40)
  })

  test('that was never reserved holds nothing up, and its page says that it is over', async () => {
    const made = await placed(40)
    await hold(made)
    await accept(made.orders[0] ?? 0, 40)
    const attempt = await attemptOf(made)
    shop.banks.kapital.expire(attempt.providerReference ?? '')
    await settleAttempt(shop.deps, attempt.id)
    await later()
    expect(await isWaiting(made.userId)).toBe(false)
    await expect(hold(made)).rejects.toThrow()
  })

  test('can be begun again after a declined card, and leads to the same request', async () => {
    const made = await placed(40)
    const { payUrl } = await hold(made)
    await payAt(payUrl, 'noFunds')
    await settleAttempt(shop.deps, (await attemptOf(made)).id)
    const again = await hold(made)
    await payAt(again.payUrl, 'approved')
    await settleAttempt(shop.deps, (await attemptOf(made)).id)
    expect(await shop.deps.db.paymentRequest.count({ where: { userId: made.userId } })).toBe(1)
    expect((await moneyOf(made.orders[0] ?? 0)).held).toBe(40)
  })

  test.each([
    ['of another customer', async () => ({ ...(await placed(40)), orders: (await placed(40)).orders })],
    [
      'without a price',
      async () => {
        const made = await placed(40)
        await shop.deps.db.$executeRaw`UPDATE orders SET quote = NULL WHERE user_id = ${made.userId}`
        return made
      },
    ],
    [
      'that is accepted already',
      async () => {
        const made = await placed(40)
        await accept(made.orders[0] ?? 0, 40)
        return made
      },
    ],
  ])('is refused for an order %s', async (_, make) => {
    const { token, orders } = await make()
    const { status } = await shop.rest('POST', '/payment/hold', { token, json: { orders } })
    expect(status).toBe(400)
  })

  test('is charged once, also when several look after it at once and the bank gives no answer at first', async () => {
    const made = await held(40)
    await accept(made.orders[0] ?? 0, 40)
    shop.banks.kapital.faults.ask = 'serverError'
    await later()
    shop.banks.kapital.faults.ask = 'none'
    shop.setNow(new Date(Date.now() + 120_000))
    await Promise.all([settleHolds(shop.deps), settleHolds(shop.deps), askDue(shop.deps)])
    expect(await attemptOf(made)).toMatchObject({ state: 'Captured', captured: 4000 })
    expect(await shop.deps.db.payment.count({ where: { userId: made.userId } })).toBe(1)
  })
})
