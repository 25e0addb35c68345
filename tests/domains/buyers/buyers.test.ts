import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let cashier: string
let service: Awaited<ReturnType<typeof makeService>>
let customer: Awaited<ReturnType<typeof makeUser>>
let own: string
beforeAll(async () => {
  app = await startTestApp()
  cashier = await app.signIn(['orders', 'newOrders'])
  service = await makeService(app.deps.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  customer = await makeUser(app.deps.db)
  own = await makeToken(app.deps.db, customer.id)
})

type Buyer = { id: number; name: string; voen: string; voenFault: string | null; updatedAt: string }
const company = { name: '«Bağ Evi» MMC', voen: '1402345691', address: 'Bakı, Tbilisi pr. 41' }
async function add(json: object = company, token = own): Promise<Buyer> {
  const { status, body } = await app.rest('POST', '/buyers', { token, json })
  expect(status, body.message).toBe(201)
  return body.data as Buyer
}
const list = async (token = own) => (await app.rest('GET', '/buyers', { token })).body.data as Buyer[]

// DOC-2, DOC-8
describe('a customer’s companies', () => {
  test('are added, changed, removed and brought back; another’s aren’t there', async () => {
    const { id, updatedAt, ...rest } = await add()
    expect(rest).toMatchObject({ ...company, voenFault: null, wantsEqaime: true })
    const change = (json: object, token = own) => app.rest('PUT', '/buyers', { token, json: { id, ...json } })
    expect((await change({ contract: '№ 12, 3 mart 2026', updatedAt })).status).toBe(200)
    expect((await change({ name: 'B', updatedAt })).status).toBe(409)
    const stranger = await makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
    expect((await change({ name: 'B' }, stranger)).status).toBe(404)
    const at = (path: string, method: 'DELETE' | 'POST', token = own) =>
      app.rest(method, `/buyers/${id}${path}`, { token })
    expect((await at('', 'DELETE', stranger)).status).toBe(404)
    expect((await at('', 'DELETE')).status).toBe(200)
    expect([await list(), (await at('', 'DELETE')).status]).toEqual([[], 404])
    expect((await at('/restore', 'POST')).status).toBe(200)
    expect(await list()).toMatchObject([{ id, contract: '№ 12, 3 mart 2026' }])
  })

  test.each([
    ['1402345692', null],
    ['1402345681', 'check'],
    ['1402345693', 'kind'],
    ['140234569', 'length'],
    ['', null],
  ])('a VÖEN %s is kept as typed, and what is to be looked at is said: %s', async (voen, fault) => {
    expect(await add({ ...company, voen })).toMatchObject({ voen, voenFault: fault })
  })

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name of 501 signs', { name: 'ə'.repeat(501) }, 'name'],
    ['an address of 501 signs', { address: 'ə'.repeat(501) }, 'address'],
  ])('refuse %s', async (_, changes, path) => {
    const { status, body } = await app.rest('POST', '/buyers', {
      token: own,
      json: { ...company, ...changes },
    })
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
  })

  test('a name of 500 signs is kept whole', async () => {
    const name = 'Ə'.repeat(500)
    expect((await add({ name })).name).toBe(name)
  })

  test('a known VÖEN offers its company’s name, and nothing else', async () => {
    await add({ ...company, voen: '1800556791', name: 'Mavi Klinika' })
    const stranger = await makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
    const named = async (voen: string) =>
      (await app.rest('GET', `/buyers/named?voen=${encodeURIComponent(voen)}`, { token: stranger })).body.data
    expect(await named('180 055 6791')).toEqual({ name: 'Mavi Klinika' })
    expect(await named('1800556792')).toEqual({ name: '' })
    expect(await named('18')).toEqual({ name: '' })
  })

  // DOC-42
  test('the main one paid for the newest order that one of them pays for', async () => {
    const { db } = app.deps
    const { id: appUserId } = await makeUser(db)
    const [first, second] = await Promise.all(
      ['Bir', 'İki'].map((name) => app.trpc(cashier).buyers.addForCustomer.mutate({ appUserId, name })),
    )
    const mains = async () => {
      const companies = await app.trpc(cashier).buyers.ofCustomer.query({ appUserId })
      return companies.filter(({ isMain }) => isMain).map(({ id }) => id)
    }
    expect(await mains()).toEqual([])
    const service = await makeService(db)
    for (const buyerId of [second?.id, first?.id, null]) {
      const { id } = await makeOrder(db, appUserId, service)
      if (buyerId !== undefined) await db.order.update({ where: { id }, data: { buyerId } })
    }
    expect(await mains()).toEqual([first?.id])
    await app.trpc(cashier).buyers.remove.mutate({ id: first?.id ?? 0 })
    expect(await mains()).toEqual([second?.id])
  })

  test('staff add and read them; what they change stands in the history without what it says', async () => {
    const { status, body } = await app.rest('POST', '/buyers/customer', {
      token: cashier,
      json: { appUserId: customer.id, ...company },
    })
    expect(status, body.message).toBe(201)
    const { id } = body.data as Buyer
    expect(
      (await app.rest('GET', `/buyers/customer/${customer.id}`, { token: cashier })).body.data,
    ).toMatchObject([{ id }])
    await app.rest('PUT', '/buyers', { token: cashier, json: { id, name: 'B', wantsEqaime: false } })
    const entries = await app.deps.db.auditEntry.findMany({
      where: { kind: 'buyer', recordId: id },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ act }) => act)).toEqual(['created', 'changed'])
    expect(JSON.stringify(entries)).not.toContain('Bağ Evi')
    expect((await app.rest('GET', '/buyers/customer/999999', { token: cashier })).status).toBe(404)
  })
})

// DOC-8
describe('who pays', () => {
  const setPayer = (ids: number[], buyerId: number | null, token = own) =>
    app.rest('PUT', '/buyers/orders', { token, json: { ids, buyerId } })
  const payerOf = async (id: number) => (await app.deps.db.order.findUniqueOrThrow({ where: { id } })).buyerId

  test('is said while ordering, of one order and of several', async () => {
    const { id: buyerId } = await add()
    const line = { serviceId: service.id, count: 10 }
    const one = await app.rest('POST', '/order', { token: own, json: { ...line, buyerId } })
    expect(one.status, one.body.message).toBe(201)
    expect(await payerOf((one.body.data as { id: number }).id)).toBe(buyerId)
    const several = await app.rest('POST', '/purchase', {
      token: own,
      json: { lines: [line, line], buyerId },
    })
    expect(several.status, several.body.message).toBe(201)
    for (const { id } of (several.body.data as { orders: { id: number }[] }).orders)
      expect(await payerOf(id)).toBe(buyerId)
    const taken = await app.rest('POST', '/order/taken', {
      token: cashier,
      json: { customerId: customer.id, buyerId, lines: [line] },
    })
    expect(taken.status, taken.body.message).toBe(201)
    for (const { id } of (taken.body.data as { orders: { id: number }[] }).orders)
      expect(await payerOf(id)).toBe(buyerId)
  })

  test('is refused where the company is another’s or was removed, and nothing is ordered', async () => {
    const stranger = await makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
    const { id: others } = await add(company, stranger)
    const { id: gone } = await add()
    await app.rest('DELETE', `/buyers/${gone}`, { token: own })
    for (const buyerId of [others, gone, 999_999]) {
      const json = { serviceId: service.id, count: 10, buyerId }
      const { status, body } = await app.rest('POST', '/order', { token: own, json })
      expect([status, body.errors?.[0]?.path]).toEqual([400, 'buyerId'])
    }
    expect(await app.deps.db.order.count({ where: { userId: customer.id } })).toBe(0)
  })

  test('with one key the same order is answered, and another payer is another request', async () => {
    const { id: buyerId } = await add()
    const headers = { 'Idempotency-Key': `payer-${buyerId}` }
    const send = (more: object) =>
      app.rest('POST', '/order', { token: own, headers, json: { serviceId: service.id, count: 10, ...more } })
    const first = await send({ buyerId })
    expect((await send({ buyerId })).body.data).toEqual(first.body.data)
    expect((await send({})).status).toBe(409)
  })

  test('is changed later by the customer and by staff, until an act names it', async () => {
    const [{ id: buyerId }, { id: otherId }] = [await add(), await add({ name: 'Başqa MMC' })]
    const { id } = await makeOrder(app.deps.db, customer.id, service)
    expect((await setPayer([id], buyerId)).status).toBe(204)
    expect((await setPayer([id], otherId, cashier)).status).toBe(204)
    expect(await payerOf(id)).toBe(otherId)
    expect((await setPayer([id], null)).status).toBe(204)
    expect(await payerOf(id)).toBeNull()
    const stranger = await makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
    expect((await setPayer([id], null, stranger)).status).toBe(404)
    const { id: others } = await add(company, stranger)
    const refused = await setPayer([id], others)
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'buyerId'])
    expect((await setPayer([], buyerId)).status).toBe(400)
    expect((await setPayer([999_999], buyerId)).status).toBe(404)
  })
})
