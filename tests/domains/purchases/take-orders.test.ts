import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: Awaited<ReturnType<typeof makeUser>>
let token: string
let customer: Awaited<ReturnType<typeof makeUser>>
let service: Awaited<ReturnType<typeof makeService>>

beforeAll(async () => {
  app = await startTestApp()
  staff = await makeUser(app.deps.db, [8])
  token = await makeToken(app.deps.db, staff.id)
  customer = await makeUser(app.deps.db)
  service = await makeService(app.deps.db, { name: 'Flayer', prices: [{ count: 100, price: 1500 }] })
})
afterAll(() => app.close())

type Answer = { id: number; orders: { id: number; status: string; price: number | null }[] }

const take = (lines: object[], options: { token?: string; key?: string; customerId?: number } = {}) =>
  app.rest('POST', '/order/taken', {
    token: options.token ?? token,
    json: { customerId: options.customerId ?? customer.id, lines },
    headers: options.key ? { 'idempotency-key': options.key } : {},
  })
const line = (more: object = {}) => ({ serviceId: service.id, count: 100, ...more })

// ORD-21
describe('orders that staff take', () => {
  test('are accepted at the calculated price, at another with a reason, and wait where there is none', async () => {
    const plain = await makeService(app.deps.db)
    const answer = await take([
      line(),
      line({ price: '12,50', reason: 'klişe əvvəlki işdən qalıb' }),
      line({ serviceId: plain.id }),
      line({ title: 'Mağazada quraşdırma, 2 usta', price: 120 }),
    ])
    expect(answer.status).toBe(201)
    const { id, orders } = answer.body.data as Answer
    expect(orders).toMatchObject([
      { status: 'Accepted', price: 15, quote: { total: 15 }, appUser: { id: customer.id } },
      { status: 'Accepted', price: 12.5 },
      { status: 'Pending', price: null },
      {
        status: 'Accepted',
        price: 120,
        serviceType: { id: 0, name: 'Mağazada quraşdırma, 2 usta' },
        quote: null,
      },
    ])
    const rows = await app.deps.db.order.findMany({ where: { purchaseId: id }, orderBy: { id: 'asc' } })
    expect(rows.map(({ priceReason }) => priceReason)).toEqual([
      null,
      'klişe əvvəlki işdən qalıb',
      null,
      null,
    ])
    expect(await app.deps.db.purchase.findUnique({ where: { id } })).toMatchObject({
      userId: customer.id,
      actorId: staff.id,
    })
    const mine = app.trpc(await makeToken(app.deps.db, customer.id))
    const seen = JSON.stringify([
      await mine.orders.mine.query(),
      await mine.orders.byId.query({ id: orders[1]?.id ?? 0 }),
    ])
    expect(seen).not.toContain('klişe')
    expect(seen).toContain('quraşdırma')
    const events = await app.deps.db.orderEvent.findMany({ where: { orderId: orders[0]?.id ?? 0 } })
    expect(events.map(({ actorId, to }) => [actorId, to])).toEqual([
      [staff.id, 'Pending'],
      [staff.id, 'Accepted'],
    ])
  })

  test('keep how the customer came, for staff only; a quote does so as well', async () => {
    const json = { customerId: customer.id, cameBy: 'whatsApp', lines: [line()] }
    const { body } = await app.rest('POST', '/order/taken', { token, json })
    const [order] = (body.data as Answer).orders
    const api = app.trpc(token)
    const id = order?.id ?? 0
    expect(await api.orders.byId.query({ id })).toMatchObject({ cameBy: 'whatsApp' })
    const mine = app.trpc(await makeToken(app.deps.db, customer.id))
    expect(await mine.orders.byId.query({ id })).not.toHaveProperty('cameBy')
    const lines = [line()]
    const offer = await api.offers.create.mutate({ userId: customer.id, cameBy: 'counter', lines })
    await api.offers.send.mutate({ id: offer.id })
    const { orders } = await api.offers.agree.mutate({ id: offer.id, revision: 1, name: 'Elçin' })
    expect(await api.orders.byId.query({ id: orders[0]?.id ?? 0 })).toMatchObject({ cameBy: 'counter' })
    const wrong = await app.rest('POST', '/order/taken', { token, json: { ...json, cameBy: 'fax' } })
    expect(wrong.status).toBe(400)
  })

  test('say which order they repeat in a note for staff, and not to the customer', async () => {
    const json = { customerId: customer.id, lines: [line({ comment: 'Künclər yumru' })] }
    const first = ((await app.rest('POST', '/order/taken', { token, json })).body.data as Answer).orders[0]
    const again = [line({ comment: 'Künclər yumru', repeats: first?.id }), line()]
    const { orders } = (await take(again)).body.data as Answer
    const notes = await app.deps.db.orderNote.findMany({
      where: { orderId: { in: orders.map(({ id }) => id) } },
    })
    expect(notes).toMatchObject([
      { orderId: orders[0]?.id, authorId: staff.id, text: `Təkrar sifariş: №\u00a0${first?.id}.` },
    ])
    const mine = app.trpc(await makeToken(app.deps.db, customer.id))
    const seen = await mine.orders.byId.query({ id: orders[0]?.id ?? 0 })
    expect(seen.comment).toBe('Künclər yumru')
    expect(JSON.stringify(seen)).not.toContain('Təkrar sifariş')
  })

  test('are told the customer in one email, once the acceptance can no longer be taken back, and not the company', async () => {
    const { orders } = (await take([line(), line()])).body.data as Answer
    const jobs = await app.deps.db.$queryRaw<{ kind: string; waits: boolean }[]>`
      SELECT data->>'kind' AS kind, start_after > now() + interval '5 seconds' AS waits
      FROM pgboss.job WHERE name = 'mail' AND (data->>'orderId')::int = ANY(${orders.map(({ id }) => id)}::int[])`
    expect(jobs).toEqual([{ kind: 'purchaseReceived', waits: true }])
  })

  test('count for the customer at once, with their own discount', async () => {
    const { db } = app.deps
    await db.discount.create({ data: { limit: 1000, percentageBp: 1000 } })
    const regular = await makeUser(db)
    const first = (await take([line()], { customerId: regular.id })).body.data as Answer
    expect(first.orders[0]?.price).toBe(15)
    const second = (await take([line()], { customerId: regular.id })).body.data as Answer
    expect(second.orders[0]).toMatchObject({ price: 13.5, quote: { percentage: 10, kind: 'client' } })
    await db.discount.deleteMany()
  })

  test('have the artwork that staff say', async () => {
    const { db } = app.deps
    const profile = await db.preflightProfile.create({
      data: { kind: 'card', name: 'Kart', rules: defaultProfiles.card },
    })
    const cards = await makeService(db, { prices: [{ count: 1, price: 100 }] })
    await db.service.update({ where: { id: cards.id }, data: { artwork: 'Required', profileId: profile.id } })
    const serviceId = cards.id
    const kinds = [{}, { artwork: 'DesignByUs' }, { artwork: 'NotNeeded' }]
    const { orders } = (await take(kinds.map((kind) => line({ serviceId, ...kind })))).body.data as Answer
    const slots = await db.artwork.findMany({
      where: { orderId: { in: orders.map(({ id }) => id) } },
      orderBy: { orderId: 'asc' },
    })
    expect(slots.map(({ state }) => state)).toEqual(['Missing', 'DesignByUs', 'NotNeeded'])
  })

  test('are answered again for the same key, and once when both run at once', async () => {
    const before = await app.deps.db.order.count()
    const answers = await Promise.all([1, 2, 3].map(() => take([line(), line()], { key: 'taken' })))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]?.body.data).toMatchObject({ orders: [{ status: 'Accepted', price: 15 }, {}] })
    expect(await app.deps.db.order.count()).toBe(before + 2)
    expect((await take([line()], { key: 'taken' })).status).toBe(409)
  })

  test('can be taken back and go their way like any other', async () => {
    const { orders } = (await take([line()])).body.data as Answer
    const id = orders[0]?.id ?? 0
    const admin = app.trpc(await app.signIn('SuperAdmin'))
    expect(await admin.orders.move.mutate({ id, status: 'InProduction' })).toMatchObject({
      status: 'InProduction',
    })
  })
})

// ORD-21
describe('orders that staff take are refused', () => {
  test('at another price without a reason, with the calculated one in the words', async () => {
    const before = await app.deps.db.order.count()
    const answer = await take([
      line(),
      line({ price: 12 }),
      line({ price: 15 }),
      line({ price: 1, reason: 'x' }),
    ])
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject([{ path: 'lines.3.reason' }])
    const other = await take([line(), line({ price: 12 })])
    expect(other.body.errors).toMatchObject([
      { path: 'lines.1.reason', message: expect.stringContaining('15,00') },
    ])
    expect(await app.deps.db.order.count()).toBe(before)
  })

  test('for nobody, for staff, and for who was erased', async () => {
    const gone = await makeUser(app.deps.db)
    await app.deps.db.user.update({ where: { id: gone.id }, data: { deletedAt: new Date() } })
    for (const customerId of [2147483647, staff.id, gone.id]) {
      const answer = await take([line()], { customerId })
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toMatchObject([{ path: 'customerId' }])
    }
  })

  test('as a repeat of an order that there is not', async () => {
    const answer = await take([line(), line({ repeats: 2147483647 })])
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject([{ path: 'lines.1.repeats' }])
  })

  test('for a product of another service, or without lines', async () => {
    const other = await makeProduct(app.deps.db, (await makeService(app.deps.db)).id)
    const answer = await take([line({ serviceTypeId: other.id })])
    expect(answer.body.errors).toMatchObject([{ path: 'lines.0.serviceTypeId' }])
    expect((await take([])).status).toBe(400)
  })

  test('without area 8', async () => {
    const lacking = await app.signIn(['newOrders', 'users'])
    expect((await take([line()], { token: lacking })).status).toBe(403)
    expect((await take([line()], { token: await app.signIn('Client') })).status).toBe(403)
  })
})

// ORD-21
test('what orders can be taken of is what is on sale, with all that its prices follow from', async () => {
  const { db } = app.deps
  const bags = await makeService(db, { name: 'Paket', prices: [{ count: 1, price: 5 }] })
  const paper = await makeProduct(db, bags.id, { name: 'Kağız', prices: [{ count: 10, price: 4000 }] })
  await makeProduct(db, bags.id, { state: false })
  await makeService(db, { name: 'Gizli', state: false })
  await db.campaign.create({
    data: { title: 'a', description: 'b', percentageBp: 1250, services: { create: { serviceId: bags.id } } },
  })
  const answer = await app.rest('GET', '/order/items', { token })
  const items = answer.body.data as { serviceId: number; service: { name: string } }[]
  expect(items.filter(({ serviceId }) => serviceId === bags.id)).toEqual([
    {
      serviceId: bags.id,
      serviceTypeId: paper.id,
      percentage: 12.5,
      hasArtwork: true,
      hasOptions: false,
      service: { name: 'Paket', name_ru: 'Paket ru', name_en: 'Paket en' },
      product: { name: 'Kağız', name_ru: 'Kağız ru', name_en: 'Kağız en' },
      tiers: [{ count: 10, price: 40 }],
    },
  ])
  expect(items.find(({ serviceId }) => serviceId === service.id)).toMatchObject({
    serviceTypeId: null,
    product: null,
    percentage: 0,
    tiers: [{ count: 100, price: 15 }],
  })
  expect(items.some((one) => one.service.name === 'Gizli')).toBe(false)
  expect(await app.trpc(token).purchases.items.query()).toEqual(items)
})
