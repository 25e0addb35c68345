import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listDocuments, listOwnDocuments } from '../../../src/domains/documents/list-documents.ts'
import { listPayments } from '../../../src/domains/payments/list-payments.ts'
import { connectCounting } from '../../support/count-queries.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { makeSeller } from '../../support/seller.ts'

let app: TestApp
let cashier: string
let own: string
let userId: number
beforeAll(async () => {
  app = await startTestApp()
  cashier = await app.signIn(['orders', 'newOrders', 'discounts'])
  userId = (await makeUser(app.deps.db)).id
  own = await makeToken(app.deps.db, userId)
  await makeSeller(app.deps.db)
})
afterAll(() => app.close())

const staff = () => app.trpc(cashier)
const nameIn = (name: string) => ({ name, name_ru: `${name} ru`, name_en: `${name} en` })
/** Completed orders of one company, each of the service of that name. */
async function completed(...names: string[]) {
  const { id: buyerId } = await app.trpc(own).buyers.add.mutate({
    name: '«Bağ Evi» MMC',
    voen: '1402345691',
    address: 'Bakı, Tbilisi pr. 41',
  })
  const services = new Map<string, Awaited<ReturnType<typeof makeService>>>()
  const ids: number[] = []
  for (const name of names) {
    const service = services.get(name) ?? (await makeService(app.deps.db, { name }))
    services.set(name, service)
    const { id } = await makeOrder(app.deps.db, userId, service)
    await app.deps.db.order.update({ where: { id }, data: { buyerId } })
    await staff().orders.confirm.mutate({ id, price: 20 })
    ids.push(id)
  }
  return { ids, buyerId }
}
async function complete(ids: readonly number[]) {
  await app.deps.db.order.updateMany({ where: { id: { in: [...ids] } }, data: { status: 'Completed' } })
}

// DOC-43
describe('lists of documents name the first work and how many others there are', () => {
  test('each name once, in three languages, for staff and the customer, by both faces', async () => {
    const { ids } = await completed('Vizit kartı', 'Flayer', 'Vizit kartı', 'Kataloq')
    await complete(ids)
    const { id, works } = await staff().documents.issueAct.mutate({ orderIds: ids })
    const expected = { ...nameIn('Vizit kartı'), more: 2 }
    expect(works).toEqual(expected)
    const [first] = ids
    const lists = await Promise.all([
      staff()
        .documents.list.query({ kind: 'act' })
        .then(({ items }) => items),
      app.trpc(own).documents.own.query(),
      app.trpc(own).documents.ofOrder.query({ id: first ?? 0 }),
      app.rest('GET', '/documents?kind=act', { token: cashier }).then(({ body }) => body.data),
      app.rest('GET', '/documents/own', { token: own }).then(({ body }) => body.data),
    ])
    for (const list of lists) expect(list).toContainEqual(expect.objectContaining({ id, works: expected }))
  })

  test('as they were when it was issued, without its charges', async () => {
    const { ids } = await completed('Banner')
    const [orderId = 0] = ids
    await staff().charges.add.mutate({ id: orderId, kind: 'design', amount: 5, note: 'Maket' })
    await complete(ids)
    const { id } = await staff().documents.issueAct.mutate({ orderIds: ids })
    await app.deps.db.order.update({ where: { id: orderId }, data: { serviceName: 'Başqa ad' } })
    const [act] = await app.trpc(own).documents.own.query()
    expect(act).toMatchObject({ id, works: { ...nameIn('Banner'), more: 0 } })
  })

  test('a statement names none', async () => {
    const { ids, buyerId } = await completed('Afişa')
    await complete(ids)
    await staff().documents.issueAct.mutate({ orderIds: ids })
    const span = { from: '2020-01-01', to: '2100-01-01' }
    expect(await staff().documents.issueStatement.mutate({ buyerId, ...span })).toMatchObject({ works: null })
  })
})

// DOC-43
test('a receipt names what its orders are called; balance is for none', async () => {
  const { ids } = await completed('Buklet', 'Zərf')
  const paid = await staff().payments.record.mutate({
    appUserId: userId,
    way: 'terminal',
    amount: 40,
    orders: ids.map((orderId) => ({ orderId, amount: 20 })),
  })
  const balance = await staff().payments.record.mutate({
    appUserId: userId,
    way: 'terminal',
    amount: 7,
    orders: [],
  })
  const { items } = await staff().payments.list.query({ kind: 'payment', appUserId: userId })
  expect(items).toContainEqual(
    expect.objectContaining({ id: paid.id, works: { ...nameIn('Buklet'), more: 1 } }),
  )
  expect(items).toContainEqual(expect.objectContaining({ id: balance.id, works: null }))
})

// DOC-43
test('a longer list of documents or receipts costs as many queries as a short one', async () => {
  const { db, countOf } = connectCounting(app.databaseUrl)
  const countAll = async () => [
    await countOf(() => listDocuments({ db }, { page: 1, pageSize: 100 })),
    await countOf(() => listOwnDocuments({ db }, { id: userId })),
    await countOf(() => listPayments({ db }, { page: 1, pageSize: 100 })),
  ]
  const issue = async () => {
    const { ids } = await completed('Təqvim', 'Qovluq')
    await staff().payments.record.mutate({
      appUserId: userId,
      way: 'terminal',
      amount: 40,
      orders: ids.map((orderId) => ({ orderId, amount: 20 })),
    })
    await complete(ids)
    await staff().documents.issueAct.mutate({ orderIds: ids })
  }
  await issue()
  await countAll()
  const few = await countAll()
  await issue()
  await issue()
  expect(await countAll()).toEqual(few)
  await db.$disconnect()
})
