import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let owner: string
let customer: Awaited<ReturnType<typeof makeUser>>
let service: Awaited<ReturnType<typeof makeService>>
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signIn(['orders', 'newOrders', 'discounts'])
  customer = await makeUser(app.deps.db)
  service = await makeService(app.deps.db)
  await app.trpc(owner).payments.updateTerms.mutate({ deposit: 50 })
  await app
    .trpc(owner)
    .payments.updateSettings.mutate({ beforeProduction: 'deposit', beforeHandover: 'whole' })
})
afterAll(() => app.close())

const staff = () => app.trpc(owner)
const placed = async () => (await makeOrder(app.deps.db, customer.id, service)).id
const accepted = async (price: number) => {
  const id = await placed()
  await staff().orders.confirm.mutate({ id, price })
  return id
}
const pay = (id: number, amount: number) =>
  staff().payments.record.mutate({
    appUserId: customer.id,
    way: 'cash',
    amount,
    orders: [{ orderId: id, amount }],
  })

// PAY-2, PAY-9
test('lists, pages and a customer’s orders say how an order’s money stands, to staff with area "orders" alone', async () => {
  const id = await accepted(80)
  const due = { state: 'depositDue', left: 80, over: 0, dueOn: null, daysOverdue: 0 }
  const listed = await staff().orders.list.query({ appUserId: customer.id, page: 1, pageSize: 10 })
  expect(listed.items.find((order) => order.id === id)?.money).toEqual(due)
  const [ofUser] = await staff().orders.ofUser.query({ userId: customer.id })
  expect(ofUser?.money).toEqual(due)
  await pay(id, 50)
  expect((await staff().orders.byId.query({ id })).money).toEqual({ ...due, state: 'depositPaid', left: 30 })
  const own = app.trpc(await makeToken(app.deps.db, customer.id))
  expect(await own.orders.byId.query({ id })).not.toHaveProperty('money')
  expect(await own.orders.byId.query({ id })).not.toHaveProperty('conditions')
  const newcomer = await placed()
  expect((await staff().orders.byId.query({ id: newcomer })).money).toBeNull()
  const clerk = app.trpc(await app.signIn(['newOrders']))
  expect(await clerk.orders.byId.query({ id: newcomer })).not.toHaveProperty('money')
})

// PAY-5
test('an order’s page says what must hold before its next status, what of it holds, and what is missing', async () => {
  const id = await accepted(80)
  const conditions = async () => (await staff().orders.byId.query({ id })).conditions
  expect(await conditions()).toEqual([{ gate: 'deposit', isMet: false, isPassed: false, missing: 40 }])
  await pay(id, 40)
  expect(await conditions()).toEqual([{ gate: 'deposit', isMet: true, isPassed: false, missing: 0 }])
  await staff().orders.move.mutate({ id, status: 'InProduction' })
  expect(await conditions()).toEqual([])
  await staff().orders.move.mutate({ id, status: 'Ready' })
  expect(await conditions()).toEqual([{ gate: 'payment', isMet: false, isPassed: false, missing: 40 }])
})

// PAY-5, PRO-6
test('artwork that is to be approved is a condition too', async () => {
  const id = await accepted(80)
  await app.deps.db.artwork.upsert({
    where: { orderId: id },
    create: { orderId: id, state: 'Checked' },
    update: { state: 'Checked' },
  })
  expect((await staff().orders.byId.query({ id })).conditions).toEqual([
    { gate: 'approval', isMet: false, isPassed: false, missing: null },
    { gate: 'deposit', isMet: false, isPassed: false, missing: 40 },
  ])
})

// PROD-10, PAY-5
test('the calendar says which job waits for money, for which, and by when', async () => {
  const id = await accepted(80)
  const job = async () => {
    const { jobs } = await staff().production.calendar.query({ from: '2026-11-23', to: '2026-12-06' })
    return jobs.find((one) => one.id === id)
  }
  expect(await job()).toMatchObject({ waitsForMoney: true, awaits: { what: 'deposit', dueOn: null } })
  const dueOn = '2026-11-27'
  await app.deps.db.orderMoney.update({ where: { orderId: id }, data: { dueOn: new Date(dueOn) } })
  expect((await job())?.awaits).toEqual({ what: 'deposit', dueOn })
  await pay(id, 40)
  expect(await job()).toMatchObject({ waitsForMoney: false, awaits: null })
  await staff().payments.updateSettings.mutate({ beforeProduction: 'whole' })
  expect((await job())?.awaits?.what).toBe('payment')
  await staff().payments.updateSettings.mutate({ beforeProduction: 'deposit' })
})
