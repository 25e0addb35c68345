import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRests, sumOf } from '../../../src/domains/balance/read-rests.ts'
import { recordedWays } from '../../../src/domains/payments/payment-input.ts'
import { AppError } from '../../../src/lib/errors.ts'
import { toAzn } from '../../../src/lib/money.ts'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { randomFrom } from '../../support/seeded-random.ts'
import { keptRests, slowRests } from '../../support/slow-rests.ts'

const seed = Number(process.env.RESTS_SEED ?? Date.now() % 1_000_000)
const acts = 200
const atOnce = 4
const reason = 'Səhv yazılmışdı'

let app: TestApp
let staff: ReturnType<TestApp['trpc']>
let customers: { id: number; orderIds: number[] }[]
beforeAll(async () => {
  app = await startTestApp()
  staff = app.trpc(await app.signIn(['orders', 'newOrders', 'discounts']))
  const service = await makeService(app.deps.db)
  customers = []
  for (let index = 0; index < 3; index += 1) {
    const { id } = await makeUser(app.deps.db)
    const orderIds: number[] = []
    for (const price of [40, 60, 100]) {
      const order = await makeOrder(app.deps.db, id, service)
      await staff.orders.confirm.mutate({ id: order.id, price })
      orderIds.push(order.id)
    }
    customers.push({ id, orderIds })
  }
})
afterAll(() => app.close())

const random = randomFrom(seed)
function pick<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
const some = (most: number): number => 1 + Math.floor(random() * most)

/** What is refused, since it is too much or too late by then, changes nothing. */
async function allowed(act: Promise<unknown>): Promise<void> {
  await act.catch((error: unknown) => {
    const isSaid = error instanceof AppError || (error instanceof Error && error.name === 'TRPCClientError')
    if (!isSaid || /INTERNAL/.test(JSON.stringify(error))) throw error
  })
}

async function somePayment(): Promise<number> {
  const rows = await app.deps.db.payment.findMany({ where: { kind: 'payment' }, select: { id: true } })
  return pick([{ id: 0 }, ...rows]).id
}
async function someRefund(): Promise<number> {
  const rows = await app.deps.db.refund.findMany({ select: { id: true } })
  return pick([{ id: 0 }, ...rows]).id
}

const ways: (() => Promise<unknown>)[] = [
  () => {
    const { id, orderIds } = pick(customers)
    const amount = some(50)
    const orders = random() < 0.5 ? [] : [{ orderId: pick(orderIds), amount: some(amount) }]
    return staff.payments.record.mutate({ appUserId: id, way: pick(recordedWays), amount, orders })
  },
  () => {
    const { id, orderIds } = pick(customers)
    return staff.payments.payFromBalance.mutate({
      appUserId: id,
      orders: [{ orderId: pick(orderIds), amount: some(20) }],
    })
  },
  async () => staff.payments.correct.mutate({ id: await somePayment(), reason }),
  async () => staff.refunds.chargeBack.mutate({ id: await somePayment(), amount: some(20), reason }),
  () =>
    staff.orders.correctPrice.mutate({ id: pick(pick(customers).orderIds), price: 20 + some(80), reason }),
  () => staff.payments.keepAsBalance.mutate({ id: pick(pick(customers).orderIds) }),
  () => staff.refunds.giveBack.mutate({ id: pick(pick(customers).orderIds), amount: some(20), reason }),
  () => staff.refunds.giveBalanceBack.mutate({ appUserId: pick(customers).id, amount: some(20), reason }),
  async () => staff.refunds.markSent.mutate({ id: await someRefund(), reference: 'KÖÇ' }),
  async () => staff.refunds.markFailed.mutate({ id: await someRefund(), reason }),
  async () => staff.refunds.giveOtherwise.mutate({ id: await someRefund(), way: pick(['cash', 'transfer']) }),
]

// PAY-7, PAY-50
test('what of each payment is for no order is kept as the whole ledger says it, whatever is done, also at once', async () => {
  process.stdout.write(`RESTS_SEED=${seed}\n`)
  for (let done = 0; done < acts; done += atOnce)
    await Promise.all(Array.from({ length: atOnce }, () => allowed(pick(ways)())))
  const kept = await keptRests(app.deps.db)
  expect([seed, kept]).toEqual([seed, await slowRests(app.deps.db)])
  expect(kept.length).toBeGreaterThan(0)

  const balances = []
  for (const { id } of customers) {
    const balance = toAzn(sumOf(await readRests(app.deps.db, id)))
    if (balance > 0) balances.push([id, balance])
  }
  const { items, sum } = await staff.payments.balances.query({ pageSize: 0 })
  expect([seed, items.map(({ appUser, balance }) => [appUser.id, balance]).toSorted()]).toEqual([
    seed,
    balances.toSorted(),
  ])
  expect(toAzn(items.reduce((all, { balance }) => all + Math.round(balance * 100), 0))).toBe(sum)

  const lists = await Promise.all([
    staff.payments.attention.query(),
    staff.payments.unallocated.query(),
    staff.refunds.attention.query(),
    staff.cardPayments.attention.query(),
    staff.paymentLinks.wanted.query(),
  ])
  const { count } = await staff.overview.money.query()
  expect([seed, count]).toEqual([seed, lists.reduce((all, list) => all + list.length, 0)])
}, 120_000)
