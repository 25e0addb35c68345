import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { makeSeller } from '../../support/seller.ts'

let app: TestApp
let cashier: string
let owner: string
let service: Awaited<ReturnType<typeof makeService>>
let customer: Awaited<ReturnType<typeof makeUser>>
beforeAll(async () => {
  app = await startTestApp()
  cashier = await app.signIn(['orders', 'newOrders'])
  owner = await app.signIn(['orders', 'newOrders', 'discounts'])
  service = await makeService(app.deps.db, { name: 'Flayer' })
})
afterAll(() => app.close())
beforeEach(async () => {
  customer = await makeUser(app.deps.db)
  await app.trpc(owner).payments.updateTerms.mutate({ deposit: 0, daysToPay: 5 })
})

const placed = async () => (await makeOrder(app.deps.db, customer.id, service)).id
async function accepted(price = 100) {
  const id = await placed()
  await app.trpc(cashier).orders.confirm.mutate({ id, price })
  return id
}
const moneyOf = (id: number) => app.trpc(cashier).payments.ofOrder.query({ id })
const openRequests = async (id: number) =>
  (await moneyOf(id)).requests.filter(({ state }) => state === 'Open').map(({ amount }) => amount)
const pay = (orderId: number, amount: number) =>
  app.trpc(cashier).payments.record.mutate({
    appUserId: customer.id,
    way: 'cash',
    amount,
    orders: [{ orderId, amount }],
  })
const add = (id: number, json: object, token = cashier) =>
  app.rest('POST', `/order/${id}/charge`, { token, json })
const remove = (id: number, chargeId: number, token = cashier) =>
  app.rest('DELETE', `/order/${id}/charge/${chargeId}`, { token })
const delivery = { kind: 'delivery', amount: 5.5, note: 'Yasamal' }

// PAY-61
test('a charge is owed beside the price, and what is asked for grows with it', async () => {
  const id = await accepted(100)
  expect(await openRequests(id)).toEqual([100])
  const { status, body } = await add(id, delivery)
  expect(status, body.message).toBe(201)
  expect(body.data).toMatchObject([{ kind: 'delivery', amount: 5.5, note: 'Yasamal' }])
  const [design] = (await app.trpc(cashier).charges.add.mutate({ id, kind: 'design', amount: 20 })).slice(-1)
  expect((await moneyOf(id)).money).toMatchObject({ total: 125.5, left: 125.5 })
  expect(await openRequests(id)).toEqual([125.5])
  const ofCustomer = await app.trpc(await makeToken(app.deps.db, customer.id)).payments.ofOrder.query({ id })
  expect(ofCustomer.charges.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['delivery', 5.5],
    ['design', 20],
  ])
  await pay(id, 125.5)
  expect((await moneyOf(id)).money).toMatchObject({ left: 0, state: 'paid' })
  const left = await app.trpc(cashier).charges.remove.mutate({ id, chargeId: design?.id ?? 0 })
  expect(left.map(({ kind }) => kind)).toEqual(['delivery'])
  expect((await moneyOf(id)).money).toMatchObject({ total: 105.5, over: 20, state: 'overpaid' })
})

// PAY-61
test('what is charged before an order is accepted is asked for with it', async () => {
  const id = await placed()
  expect((await add(id, delivery)).status).toBe(201)
  expect((await moneyOf(id)).money).toBeNull()
  await app.trpc(owner).payments.updateTerms.mutate({ deposit: 50, daysToPay: 5 })
  await app.trpc(cashier).orders.confirm.mutate({ id, price: 100 })
  expect((await moneyOf(id)).money).toMatchObject({ total: 105.5, deposit: 52.75 })
  expect(await openRequests(id)).toEqual([52.75])
})

// PAY-61
test('an order that is given up costs what is kept of it, and nothing can be charged for it', async () => {
  const id = await accepted(100)
  const [charge] = (await add(id, delivery)).body.data as { id: number }[]
  await pay(id, 50)
  const json = { money: 'keepPart', kept: 10, workDone: 'Dizayn', reason: 'Fikrindən döndü', paid: 50 }
  const cancelled = await app.rest('DELETE', `/order/${id}`, { token: owner, json })
  expect(cancelled.status, cancelled.body.message).toBe(200)
  expect((await moneyOf(id)).money).toMatchObject({ total: 10, kept: 10 })
  expect((await add(id, delivery)).status).toBe(409)
  expect((await remove(id, charge?.id ?? 0)).status).toBe(409)
})

// PAY-61
test.each([
  ['nothing', { amount: 0 }],
  ['less than nothing', { amount: -5 }],
  ['three decimals', { amount: 5.555 }],
  ['words', { amount: 'beş manat' }],
  ['more than an order can cost', { amount: 10_000_001 }],
  ['another kind', { kind: 'tip' }],
  ['a field that isn’t known', { currency: 'USD' }],
  ['a note of 301 signs', { note: 'ə'.repeat(301) }],
])('%s is refused', async (_, wrong) => {
  const id = await accepted()
  expect((await add(id, { ...delivery, ...wrong })).status).toBe(400)
  expect((await moneyOf(id)).money).toMatchObject({ total: 100 })
})

// PAY-61
test('a charge that would make an order dearer than an order can be is refused', async () => {
  const id = await accepted(9_999_999)
  expect((await add(id, { ...delivery, amount: 100 })).status).toBe(409)
  expect(await openRequests(id)).toEqual([9_999_999])
})

// PAY-61
test('a charge is taken away once, and only from its own order', async () => {
  const [id, other] = [await accepted(), await accepted()]
  const [charge] = (await add(id, delivery)).body.data as { id: number }[]
  const chargeId = charge?.id ?? 0
  expect((await remove(other, chargeId)).status).toBe(404)
  const answers = await Promise.all([remove(id, chargeId), remove(id, chargeId)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await add(2_000_000_000, delivery)).status).toBe(404)
})

// PAY-61, DOC-3
test('documents name charges on lines of their own, and a later one needs a correction', async () => {
  await makeSeller(app.deps.db)
  const own = app.trpc(await makeToken(app.deps.db, customer.id))
  const { id: buyerId } = await own.buyers.add.mutate({ name: 'Bağ Evi MMC', voen: '1402345691' })
  const id = await accepted(100)
  await app.deps.db.order.update({ where: { id }, data: { buyerId } })
  await add(id, delivery)
  const [requestId = 0] = (await moneyOf(id)).requests
    .filter(({ state }) => state === 'Open')
    .map((one) => one.id)
  await app.trpc(cashier).documents.invoice.mutate({ requestId })
  await app.deps.db.order.update({ where: { id }, data: { status: 'Completed' } })
  const act = await app.trpc(cashier).documents.issueAct.mutate({ orderIds: [id] })
  expect(act).toMatchObject({ gross: 105.5 })
  await app.trpc(cashier).charges.add.mutate({ id, kind: 'other', amount: 2 })
  const correction = await app
    .trpc(owner)
    .documents.correct.mutate({ id: act.id, reason: 'Qablaşdırma əlavə olunub' })
  expect(correction).toMatchObject({ gross: 2 })
  const kept = await app.deps.db.document.findMany({ where: { userId: customer.id }, orderBy: { id: 'asc' } })
  const titles = kept.map(({ kind, content }) => [
    kind,
    (content as { lines: { title: { az: string }; gross: number }[] }).lines.map(({ title, gross }) => [
      title.az,
      gross,
    ]),
  ])
  const works = [
    ['Flayer', 10_000],
    ['Çatdırılma', 550],
  ]
  expect(titles).toEqual([
    ['invoice', works],
    ['act', works],
    ['correction', [['Əlavə iş', 200]]],
  ])
})
