import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { makeSeller } from '../../support/seller.ts'

let app: TestApp
let cashier: string
beforeAll(async () => {
  app = await startTestApp()
  cashier = await app.signIn(['orders', 'newOrders', 'discounts'])
  await makeSeller(app.deps.db)
})
afterAll(() => app.close())

// DOC-35
test('payments with their receipts are found by customer, payer, receipt and order; refunds have none', async () => {
  const { id: userId } = await makeUser(app.deps.db)
  await app.deps.db.user.update({ where: { id: userId }, data: { name: 'Elçin', surname: 'Quliyevlər' } })
  const { id: orderId } = await makeOrder(app.deps.db, userId, await makeService(app.deps.db))
  const staff = app.trpc(cashier)
  await staff.orders.confirm.mutate({ id: orderId, price: 100 })
  const paid = await staff.payments.record.mutate({
    appUserId: userId,
    way: 'cash',
    amount: 40,
    orders: [{ orderId, amount: 40 }],
  })
  const wrong = await staff.payments.record.mutate({
    appUserId: userId,
    way: 'transfer',
    amount: 5,
    payer: 'Bağ Evi_100 MMC',
  })
  await staff.payments.correct.mutate({ id: wrong.id, reason: 'Başqa müştərinin pulu idi' })
  const found = async (name: string, more: object = {}) =>
    (await staff.payments.list.query({ kind: 'payment', name, ...more })).items.map(({ id }) => id)
  const both = [wrong.id, paid.id]
  expect(await found('elcin quliyevler')).toEqual(both)
  expect(await found('bağ evi_100')).toEqual([wrong.id])
  expect(await found('bağ evi%100')).toEqual([])
  expect(await found(`№ ${paid.id}`)).toContain(paid.id)
  expect(await found(String(orderId))).toContain(paid.id)
  expect(await found('elçin', { pageSize: 1, page: 2 })).toEqual([paid.id])
  expect(await found('99999999999999')).toEqual([])
  const { items, sum } = await staff.payments.list.query({ appUserId: userId })
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(['correction', 'payment', 'payment'])
  expect(sum).toBe(40)
  const { body } = await app.rest('GET', `/payment?kind=payment&name=Elçin&pageSize=1`, { token: cashier })
  expect((body.data as object[]).length).toBe(1)
})

// DOC-35
test('staff see how many documents of each kind were issued, those that count no more among them', async () => {
  const staff = app.trpc(cashier)
  const before = await staff.documents.counts.query()
  const { id: userId } = await makeUser(app.deps.db)
  const { id: orderId } = await makeOrder(app.deps.db, userId, await makeService(app.deps.db))
  await staff.orders.confirm.mutate({ id: orderId, price: 100 })
  const { id: requestId } = await staff.payments.ask.mutate({
    appUserId: userId,
    kind: 'free',
    orders: [{ orderId, amount: 50 }],
  })
  const { id } = await staff.documents.invoice.mutate({ requestId })
  await staff.documents.void.mutate({ id, reason: 'Alıcı səhv yazılıb' })
  await staff.payments.record.mutate({ appUserId: userId, way: 'cash', amount: 5 })
  const { body } = await app.rest('GET', '/documents/counts', { token: cashier })
  expect(body.data).toEqual({ ...before, invoice: before.invoice + 1, receipt: before.receipt + 1 })
})
