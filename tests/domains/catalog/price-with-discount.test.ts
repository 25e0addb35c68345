import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Product } from '../../../src/domains/catalog/product-output.ts'
import type { Service } from '../../../src/domains/catalog/service-output.ts'
import { makeOrder, makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof makeService>>
let product: Awaited<ReturnType<typeof makeProduct>>

beforeAll(async () => {
  app = await startTestApp()
  const prices = [{ count: 100, price: 1999 }]
  service = await makeService(app.deps.db, { prices })
  product = await makeProduct(app.deps.db, service.id, { prices })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setNow(null)
  await app.deps.db.campaign.deleteMany()
  await app.deps.db.discount.deleteMany()
})

type Campaign = {
  percentageBp?: number | null
  startDate?: Date
  endDate?: Date
  state?: boolean
  services?: number[]
}

async function makeCampaign({ services = [service.id], ...data }: Campaign) {
  const links = { create: services.map((serviceId) => ({ serviceId })) }
  await app.deps.db.campaign.create({ data: { title: 'a', description: 'b', ...data, services: links } })
}

/** What a caller pays for the 19.99 AZN tier: of the service in the list, by id, and of its product. */
async function reduced(token?: string): Promise<number> {
  const list = await app.rest('GET', '/services', { token })
  const one = await app.rest('GET', `/services/${service.id}`, { token })
  const type = await app.rest('GET', `/serviceTypes/${product.id}`, { token })
  const shown: Service = one.body.data
  const ofProduct: Product = type.body.data
  const listed = (list.body.data as Service[]).find(({ id }) => id === service.id)
  const values = [listed?.servicePrices, shown.servicePrices, ofProduct.serviceTypePrices].map(
    (prices) => prices?.[0]?.priceWithDiscount,
  )
  const { id } = product
  values.push((await app.trpc(token).products.byId.query({ id })).serviceTypePrices[0]?.priceWithDiscount)
  expect(new Set(values).size).toBe(1)
  return values[0] ?? Number.NaN
}

/** A customer who has spent so much, in qəpik, with orders accepted now. */
async function makeBuyer(...orders: number[]): Promise<{ token: string; userId: number }> {
  const { db } = app.deps
  const user = await makeUser(db)
  for (const price of orders) await makeOrder(db, user.id, service, { status: 'Completed', price })
  return { token: await makeToken(db, user.id), userId: user.id }
}

const discount = (limit: number, percentageBp: number) =>
  app.deps.db.discount.create({ data: { limit, percentageBp } })

describe('campaigns', () => {
  test('there is no reduction without one', async () => {
    expect(await reduced()).toBe(0)
  })

  // PRI-5
  test('the best running one counts, for the service’s tiers and its products’ alike, half up', async () => {
    await makeCampaign({ percentageBp: 1000 })
    await makeCampaign({ percentageBp: 1250 })
    await makeCampaign({ percentageBp: 500 })
    expect(await reduced()).toBe(17.49)
  })

  test('one on another service, without a percentage, over or switched off does not count', async () => {
    const other = await makeService(app.deps.db)
    await makeCampaign({ percentageBp: 1000, services: [other.id] })
    await makeCampaign({ percentageBp: null })
    await makeCampaign({ percentageBp: 1000, endDate: new Date('2020-01-01') })
    await makeCampaign({ percentageBp: 1000, state: false })
    expect(await reduced()).toBe(0)
  })

  // CAM-1
  test('the first day is a day in Baku: from midnight there, 20:00 UTC', async () => {
    await makeCampaign({ percentageBp: 1000, startDate: new Date('2026-03-21') })
    app.setNow(new Date('2026-03-20T19:59:59.999Z'))
    expect(await reduced()).toBe(0)
    app.setNow(new Date('2026-03-20T20:00:00.000Z'))
    expect(await reduced()).toBe(17.99)
  })

  // CAM-1
  test('the last day is a day in Baku: until midnight there, 20:00 UTC', async () => {
    await makeCampaign({ percentageBp: 1000, endDate: new Date('2026-03-20') })
    app.setNow(new Date('2026-03-20T19:59:59.999Z'))
    expect(await reduced()).toBe(17.99)
    app.setNow(new Date('2026-03-20T20:00:00.000Z'))
    expect(await reduced()).toBe(0)
  })
})

describe('the customer’s own discount', () => {
  // PRI-6
  test('is that of the highest limit reached, even if another’s percentage is higher', async () => {
    await discount(10_000, 2000)
    await discount(20_000, 1000)
    await discount(30_001, 5000)
    expect(await reduced((await makeBuyer(20_000, 10_000)).token)).toBe(17.99)
    expect(await reduced((await makeBuyer(10_000)).token)).toBe(15.99)
    expect(await reduced((await makeBuyer(9_999)).token)).toBe(0)
  })

  // PRI-7
  test('is seen only with the customer’s bearer, and never kept by a shared cache', async () => {
    await discount(100, 1000)
    const { token } = await makeBuyer(100)
    expect(await reduced(token)).toBe(17.99)
    expect(await reduced()).toBe(0)
    expect(await reduced((await makeBuyer()).token)).toBe(0)
    for (const path of ['/services', `/services/${service.id}`, `/serviceTypes/${product.id}`]) {
      const { headers } = await app.rest('GET', path, { token })
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('etag')).toBeNull()
      const open = await app.rest('GET', path)
      expect(open.headers.get('vary')).toContain('Authorization')
    }
  })

  // PRI-3
  test('does not add up with a campaign: the better one counts', async () => {
    await discount(100, 1000)
    const { token } = await makeBuyer(100)
    await makeCampaign({ percentageBp: 500 })
    expect([await reduced(token), await reduced()]).toEqual([17.99, 18.99])
    await makeCampaign({ percentageBp: 2000 })
    expect([await reduced(token), await reduced()]).toEqual([15.99, 15.99])
  })

  // PRI-7
  test('is not shown to staff who edit the service', async () => {
    await discount(100, 1000)
    const { userId, token } = await makeBuyer(100)
    await app.deps.db.user.update({ where: { id: userId }, data: { role: { connect: { name: 'Admin' } } } })
    const { servicePrices } = await app.trpc(token).services.multilanguage.query({ id: service.id })
    expect(servicePrices).toMatchObject([{ price: 19.99, priceWithDiscount: 0 }])
  })
})
