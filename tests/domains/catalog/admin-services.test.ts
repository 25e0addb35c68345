import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeOrder, makeProduct, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let token: string
const now = new Date('2026-11-20T10:00:00Z')
const unknown = 2147483647

beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['services'])
})
afterAll(() => app.close())
beforeEach(
  () =>
    app.deps.db.$executeRaw`TRUNCATE orders, order_events, campaigns, projects, services, products CASCADE`,
)

/** The same through both faces. */
async function both<Data>(path: string, call: Promise<Data>, query = {}): Promise<Data> {
  const [rest, trpc] = await Promise.all([app.rest('GET', path, { token, query }), call])
  expect(rest.status).toBe(200)
  const data = trpc as { items?: unknown }
  expect(rest.body.data).toEqual(data.items ?? trpc)
  return trpc
}

const list = async (input: Parameters<ReturnType<typeof app.trpc>['services']['office']['query']>[0]) =>
  (await app.trpc(token).services.office.query(input)).items.map(({ name }) => name)

describe('the back office’s list', () => {
  test('counts products, orders, missing and outdated texts, says the lowest price, and shows what is hidden', async () => {
    const { db } = app.deps
    const service = await makeService(db, {
      name: 'Flayerlər',
      state: false,
      prices: [
        { count: 500, price: 5000 },
        { count: 100, price: 1250 },
      ],
    })
    const product = await makeProduct(db, service.id, { prices: [{ count: 50, price: 900 }] })
    const gone = await makeProduct(db, service.id, { prices: [{ count: 1, price: 1 }] })
    await app.trpc(token).products.delete.mutate({ id: gone.id })
    await db.service.update({ where: { id: service.id }, data: { name_ru: '', description: 'Mətn' } })
    await db.outdatedText.createMany({
      data: [
        { kind: 'service', recordId: service.id, field: 'name', language: 'en', was: 'Flayer' },
        { kind: 'product', recordId: product.id, field: 'name', language: 'en', was: 'Buklet' },
        { kind: 'product', recordId: gone.id, field: 'name', language: 'ru', was: 'Buklet' },
      ],
    })
    await makeOrder(db, (await makeUser(db)).id, service)
    const { items } = await both('/services/office', app.trpc(token).services.office.query({}))
    expect(items).toEqual([
      {
        id: service.id,
        name: 'Flayerlər',
        name_ru: '',
        name_en: 'Flayerlər en',
        photoUrl: '',
        priority: 1,
        place: 1,
        state: false,
        products: 1,
        examplePrices: false,
        priceFrom: 9,
        orders: 1,
        missing: { ru: 2, en: 1 },
        outdated: { ru: 0, en: 2 },
      },
    ])
  })

  test('finds by the names of services and products, whatever the letters, and by missing translations', async () => {
    const { db } = app.deps
    const cards = await makeService(db, { name: 'Vizit kartları', priority: 1 })
    const flyers = await makeService(db, { name: 'Flayerlər', priority: 2 })
    await makeProduct(db, flyers.id, { name: 'Şəkilli buklet' })
    const other = await makeProduct(db, cards.id, { name: 'Köhnə buklet' })
    await app.trpc(token).products.delete.mutate({ id: other.id })
    expect(await list({ q: 'SEKILLI buklet' })).toEqual(['Flayerlər'])
    expect(await list({ q: 'kart ru' })).toEqual(['Vizit kartları'])
    expect(await list({ q: '100%' })).toEqual([])
    expect(await list({ untranslated: true })).toEqual([])
    await db.product.updateMany({ where: { serviceId: flyers.id }, data: { name_en: '' } })
    expect(await list({ untranslated: true })).toEqual(['Flayerlər'])
    expect(await list({ untranslated: true, q: 'vizit' })).toEqual([])
  })

  test('is paged, in the order of the site', async () => {
    for (const priority of [3, 1, 2]) await makeService(app.deps.db, { name: `s${priority}`, priority })
    const answer = await app.rest('GET', '/services/office', { token, query: { page: 2, pageSize: 2 } })
    expect(answer.body.data).toMatchObject([{ name: 's3' }])
    expect(JSON.parse(answer.headers.get('pagination') ?? '')).toMatchObject({ totalItems: 3, totalPages: 2 })
  })
})

describe('what goes with a deletion', () => {
  // CAT-3, ADM-6
  test('a service takes products, tiers and pictures along; campaigns lose it, orders and projects stay', async () => {
    const { db } = app.deps
    app.setNow(now)
    const prices = [{ count: 100, price: 1250 }]
    const service = await makeService(db, { prices })
    const product = await makeProduct(db, service.id, { name: 'Flayer A5', prices })
    const other = await makeService(db)
    const campaign = (title: string, ids: number[], endDate: Date | null = null) =>
      db.campaign.create({
        data: {
          title,
          description: 'b',
          endDate,
          services: { create: ids.map((serviceId) => ({ serviceId })) },
        },
      })
    await campaign('Tək', [service.id], new Date('2026-11-20'))
    await campaign('İki', [service.id, other.id])
    await campaign('Keçmiş', [service.id], new Date('2026-11-19'))
    await db.project.create({ data: { name: 'a', serviceId: service.id } })
    const user = await makeUser(db)
    await makeOrder(db, user.id, service)
    await makeOrder(db, user.id, service, { status: 'Completed' })
    const deletionImpact = await both(
      `/services/${service.id}/goes`,
      app.trpc(token).services.deletionImpact.query({ id: service.id }),
    )
    expect(deletionImpact).toMatchObject({
      products: [{ id: product.id, name: 'Flayer A5' }],
      tiers: 2,
      pictures: 0,
      campaigns: [
        { title: 'Tək', others: 0 },
        { title: 'İki', others: 1 },
      ],
      projects: 1,
      orders: 2,
      openOrders: 1,
    })
    app.setNow(null)
  })

  test('a product takes its tiers along, and is said to be the last that visitors see', async () => {
    const { db } = app.deps
    const service = await makeService(db)
    const one = await makeProduct(db, service.id, { prices: [{ count: 1, price: 100 }] })
    const deletionImpact = (id: number) =>
      both(`/servicetypes/${id}/goes`, app.trpc(token).products.deletionImpact.query({ id }))
    const second = await makeProduct(db, service.id)
    expect(await deletionImpact(one.id)).toEqual({
      tiers: 1,
      pictures: 0,
      orders: 0,
      openOrders: 0,
      isLast: false,
    })
    await db.product.update({ where: { id: second.id }, data: { state: false } })
    expect(await deletionImpact(one.id)).toMatchObject({ isLast: true })
  })

  test('is 404 for what is not there', async () => {
    for (const path of [`/services/${unknown}/goes`, `/servicetypes/${unknown}/goes`])
      expect((await app.rest('GET', path, { token })).status).toBe(404)
  })
})

describe('what the editors read', () => {
  test('names the campaign that the prices carry, of the service and of its products', async () => {
    const { db } = app.deps
    app.setNow(now)
    const service = await makeService(db)
    const product = await makeProduct(db, service.id, { prices: [{ count: 10, price: 1000 }] })
    const read = () => app.trpc(token).services.multilanguage.query({ id: service.id })
    expect(await read()).toMatchObject({
      campaign: null,
      serviceTypes: [{ serviceTypePrices: [{ price: 10 }] }],
    })
    for (const [percentageBp, title] of [
      [1500, 'Stiker həftəsi'],
      [500, 'Payız'],
      [null, 'Faizsiz'],
    ] as const)
      await db.campaign.create({
        data: {
          title,
          description: 'b',
          percentageBp,
          endDate: new Date('2026-11-23'),
          services: { create: { serviceId: service.id } },
        },
      })
    const campaign = { title: 'Stiker həftəsi', percentage: 15, endDate: '2026-11-23T00:00:00.000Z' }
    expect(await read()).toMatchObject({
      campaign,
      serviceTypes: [{ id: product.id, serviceTypePrices: [{ price: 10, priceWithDiscount: 8.5 }] }],
    })
    const own = await app.trpc(token).products.multilanguage.query({ id: product.id })
    expect(own).toMatchObject({ campaign, serviceTypePrices: [{ priceWithDiscount: 8.5 }] })
    app.setNow(null)
  })

  test('prices that are saved alone count as a change: who has read the record before is told', async () => {
    const service = await makeService(app.deps.db)
    const product = await makeProduct(app.deps.db, service.id)
    const { services, products } = app.trpc(token)
    const tiers = [{ count: 10, price: 5 }]
    const readService = await services.multilanguage.query({ id: service.id })
    const readProduct = await products.multilanguage.query({ id: product.id })
    await services.update.mutate({
      id: service.id,
      servicePriceDatas: tiers,
      updatedAt: readService.updatedAt,
    })
    await products.update.mutate({
      id: product.id,
      serviceTypePriceDatas: tiers,
      updatedAt: readProduct.updatedAt,
    })
    const late = [
      services.update.mutate({ id: service.id, name: 'a', updatedAt: readService.updatedAt }),
      products.update.mutate({ id: product.id, name: 'a', updatedAt: readProduct.updatedAt }),
    ]
    await Promise.all(late.map((call) => expect(call).rejects.toMatchObject({ data: { code: 'CONFLICT' } })))
  })
})
