import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type OrderStatus, orderStatusNames } from '../../../src/domains/order-status/statuses.ts'
import { makeOrder, makeProduct, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
/** A Saturday in Baku, and still Friday in UTC. */
const now = new Date('2026-11-20T21:00:00Z')

beforeAll(async () => {
  app = await startTestApp()
})
afterEach(() => app.deps.db.$executeRaw`TRUNCATE orders, order_events, campaigns, services, products CASCADE`)
afterAll(() => app.close())

/** The same through both faces. */
async function both<Data>(token: string, path: string, call: Promise<Data>): Promise<Data> {
  const [rest, trpc] = await Promise.all([app.rest('GET', `/overview/${path}`, { token }), call])
  expect(rest.status).toBe(200)
  expect(rest.body.data).toEqual(JSON.parse(JSON.stringify(trpc)))
  return trpc
}

describe('orders by status', () => {
  test('say since when the first of them waits, and what this month has ended', async () => {
    const { db } = app.deps
    const token = await app.signIn(['orders'])
    const user = await makeUser(db)
    const service = await makeService(db)
    const order = async (status: 'Pending' | 'Accepted' | 'Completed', at: string) => {
      const { id } = await makeOrder(db, user.id, service, { status, createdAt: new Date('2026-09-01') })
      await db.orderEvent.create({
        data: { orderId: id, actorId: user.id, to: status, createdAt: new Date(at) },
      })
    }
    await order('Pending', '2026-11-20T10:00:00Z')
    await order('Pending', '2026-11-20T08:00:00Z')
    await makeOrder(db, user.id, service, { status: 'Ready', createdAt: new Date('2026-11-01T00:00:00Z') })
    // The month began in Baku four hours earlier than in UTC.
    await order('Completed', '2026-10-31T20:00:00Z')
    await order('Completed', '2026-10-31T19:59:59Z')
    app.setNow(now)
    const statuses = await both(token, 'statuses', app.trpc(token).overview.statuses.query())
    const found: Partial<Record<OrderStatus, object>> = {
      Pending: { count: 2, since: '2026-11-20T08:00:00.000Z' },
      Ready: { count: 1, since: '2026-11-01T00:00:00.000Z' },
      Completed: { count: 1, since: null },
    }
    expect(statuses).toEqual(
      orderStatusNames.map((status) => ({ status, ...(found[status] ?? { count: 0, since: null }) })),
    )
    app.setNow(null)
  })
})

describe('orders and turnover by week', () => {
  test('count twelve weeks from Monday in Baku, and the twelve before together', async () => {
    const { db } = app.deps
    const token = await app.signIn(['orders'])
    const user = await makeUser(db)
    const service = await makeService(db)
    const accept = (createdAt: string, acceptedAt: string, price: number, status = 'Accepted' as const) =>
      makeOrder(db, user.id, service, {
        status,
        price,
        createdAt: new Date(createdAt),
        acceptedAt: new Date(acceptedAt),
      })
    // Placed on Sunday, accepted on Monday (00:00 in Baku).
    await accept('2026-11-15T19:59:59Z', '2026-11-15T20:00:00Z', 12_345)
    await accept('2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z', 100)
    await makeOrder(db, user.id, service, { createdAt: new Date('2026-11-20T11:00:00Z') })
    await makeOrder(db, user.id, service, {
      status: 'NotApproved',
      price: 9900,
      createdAt: new Date('2026-11-20T11:00:00Z'),
      acceptedAt: new Date('2026-11-20T11:00:00Z'),
    })
    await accept('2026-08-30T19:00:00Z', '2026-08-30T19:00:00Z', 5000)
    await accept('2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 70_000)
    app.setNow(now)
    const { weeks, before, earlier } = await both(token, 'weeks', app.trpc(token).overview.weeks.query())
    app.setNow(null)
    expect(weeks).toHaveLength(12)
    expect(weeks[0]).toEqual({ week: '2026-08-31', orders: 0, turnover: 0 })
    expect(weeks[10]).toEqual({ week: '2026-11-09', orders: 1, turnover: 0 })
    expect(weeks[11]).toEqual({ week: '2026-11-16', orders: 3, turnover: 124.45 })
    expect(before).toEqual({ orders: 1, turnover: 50 })
    // The same twelve, each by itself: what stands in halftone behind the bars.
    expect(earlier).toHaveLength(12)
    expect(earlier[11]).toEqual({ orders: 1, turnover: 50 })
    expect(earlier.slice(0, 11)).toEqual(Array(11).fill({ orders: 0, turnover: 0 }))
  })

  test('and the services that came to most', async () => {
    const { db } = app.deps
    const token = await app.signIn(['orders'])
    const user = await makeUser(db)
    const [few, much, old] = await Promise.all([makeService(db), makeService(db), makeService(db)])
    for (const price of [100, 200]) await makeOrder(db, user.id, few, { price, status: 'Ready' })
    await makeOrder(db, user.id, much, { price: 5000, status: 'Completed' })
    await makeOrder(db, user.id, old, { price: 90_000, status: 'Ready', acceptedAt: new Date('2020-01-01') })
    await db.service.update({ where: { id: few.id }, data: { deletedAt: new Date() } })
    const best = await both(token, 'bestServices', app.trpc(token).overview.bestServices.query())
    const namesOf = ({ id, name, name_ru, name_en }: typeof few) => ({ id, name, name_ru, name_en })
    expect(best).toEqual([
      { ...namesOf(much), deleted: false, orders: 1, turnover: 50 },
      { ...namesOf(few), deleted: true, orders: 2, turnover: 3 },
    ])
  })
})

test('campaigns that end within two weeks, today’s among them, are told with the days left', async () => {
  const { db } = app.deps
  const token = await app.signIn(['campaigns'])
  const campaign = (title: string, endDate: string | null, state = true) =>
    db.campaign.create({
      data: { title, description: 'x', percentageBp: 1250, state, endDate: endDate && new Date(endDate) },
    })
  // In Baku it is the 21st already.
  await campaign('dünən', '2026-11-20')
  await campaign('son gün', '2026-12-05')
  await campaign('bu gün', '2026-11-21')
  await campaign('sonra', '2026-12-06')
  await campaign('gizli', '2026-11-22', false)
  await campaign('həmişə', null)
  const later = await campaign('hələ başlamayıb', '2026-11-30')
  await db.campaign.update({ where: { id: later.id }, data: { startDate: new Date('2026-11-22') } })
  app.setNow(now)
  const soon = await both(token, 'endingCampaigns', app.trpc(token).overview.endingCampaigns.query())
  app.setNow(null)
  expect(soon.map(({ title, percentage, daysLeft }) => ({ title, percentage, daysLeft }))).toEqual([
    { title: 'bu gün', percentage: 12.5, daysLeft: 0 },
    { title: 'son gün', percentage: 12.5, daysLeft: 14 },
  ])
})

// AUD-6
test('missing translations are counted by record, and told to who may mend them', async () => {
  const { db } = app.deps
  await db.pageTexts.updateMany({ data: { title: '', head: '', description: '' } })
  await db.pageTexts.upsert({
    where: { page: 'services' },
    create: { page: 'services', title: 'Xidmətlər', title_ru: 'Услуги' },
    update: { title: 'Xidmətlər', title_ru: 'Услуги', title_en: '' },
  })
  await makeService(db)
  await db.service.create({ data: { name: 'Adsız', description: 'Mətn', description_ru: 'Текст' } })
  await db.service.create({ data: { name: 'Silinib', deletedAt: new Date() } })
  await db.campaign.create({ data: { title: 'Aksiya', title_ru: 'Акция', description: 'Mətn' } })
  const upToDate = { ruOutdated: 0, enOutdated: 0 }
  const editor = await app.signIn(['services', 'orders'])
  const call = app.trpc(editor).overview.translationGaps.query()
  expect(await both(editor, 'translationGaps', call)).toEqual([
    { kind: 'service', ru: 1, en: 1, ...upToDate },
    { kind: 'servicesPage', ru: 0, en: 1, ...upToDate },
  ])
  const campaigns = await app.signIn(['campaigns'])
  expect(await app.trpc(campaigns).overview.translationGaps.query()).toEqual([
    { kind: 'campaign', ru: 1, en: 1, ...upToDate },
  ])
})

describe('what one jumps to', () => {
  test('is found by number, name and phone, each kind only with its area', async () => {
    const { db } = app.deps
    const customer = await makeUser(db, 'Client', { name: 'Nigar' })
    const service = await makeService(db, { name: 'Nigaristan çapı' })
    const product = await makeProduct(db, service.id, { name: 'Nigar dəvətnaməsi' })
    const project = await db.project.create({ data: { name: 'Nigar kafe', name_en: 'Nigar café' } })
    const first = await makeOrder(db, customer.id, service)
    const second = await makeOrder(db, customer.id, service, { status: 'Ready' })
    const everything = await app.signIn(['orders', 'users', 'services', 'portfolios'])
    const find = (token: string, text: string) => app.trpc(token).overview.find.query({ text })
    const found = await find(everything, 'NIGAR')
    expect(found.orders.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(found.orders[0]).toMatchObject({
      status: 'Ready',
      count: 100,
      customer: 'Nigar Əliyeva',
      name_en: 'Nigaristan çapı en',
    })
    expect(found.customers).toEqual([
      {
        id: customer.id,
        name: 'Nigar Əliyeva',
        email: customer.email,
        phoneNumber: '+994 50 312 44 18',
        orders: 2,
      },
    ])
    expect(found.services.map(({ id }) => id)).toEqual([service.id])
    expect(found.products.map(({ id }) => id)).toEqual([product.id])
    expect(found.projects.map(({ id }) => id)).toEqual([project.id])
    const rest = await app.rest('GET', '/overview/find', { token: everything, query: { TEXT: 'nigar' } })
    expect(rest.body.data).toEqual(found)
    expect((await find(everything, `№ ${first.id}`)).orders.map(({ id }) => id)).toContain(first.id)

    const none = { orders: [], customers: [], services: [], products: [], projects: [] }
    const desk = await app.signIn(['newOrders'])
    expect(await find(desk, 'nigar')).toEqual({
      ...none,
      orders: [expect.objectContaining({ id: first.id })],
    })
    const editor = await app.signIn(['portfolios'])
    expect(await find(editor, 'KAFE')).toEqual({ ...none, projects: found.projects })
    expect(await find(everything, ' ')).toEqual(none)
    expect(await find(everything, 'belə bir şey yoxdur')).toEqual(none)
  })

  test('begins with the order whose number was typed, however many newer ones have it in a phone number', async () => {
    const { db } = app.deps
    const token = await app.signIn(['orders'])
    const service = await makeService(db)
    const client = await makeUser(db)
    const digits = client.phoneNumber.replaceAll(' ', '').slice(-6)
    const meant = await makeOrder(db, client.id, service, { id: Number(digits) })
    for (let count = 0; count < 6; count++) await makeOrder(db, client.id, service)
    const { orders } = await app.trpc(token).overview.find.query({ text: digits })
    expect(orders).toHaveLength(5)
    expect(orders[0]?.id).toBe(meant.id)
  })

  test('is at most five of a kind, what begins with the word first', async () => {
    const { db } = app.deps
    const token = await app.signIn(['services'])
    for (let count = 0; count < 6; count++) await makeService(db, { name: `Kağız vərəq ${count}` })
    const sheet = await makeService(db, { name: 'Vərəq', priority: 9 })
    const { services } = await app.trpc(token).overview.find.query({ text: 'vərəq' })
    expect(services).toHaveLength(5)
    expect(services[0]?.id).toBe(sheet.id)
  })
})
