import { afterAll, beforeAll, expect, test } from 'vitest'
import { piecePriceFrom } from '../../../src/domains/catalog/piece-price.ts'
import type { PricedCard, Service } from '../../../src/domains/catalog/service-output.ts'
import type { Suggestions } from '../../../src/domains/catalog/suggest.ts'
import { makeOrder, makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

// CAT-4
test('a piece costs least at the tier of the lowest rate, after what comes off, rounded as the run is', () => {
  const tiers = [
    { count: 100, price: 1999 },
    { count: 1000, price: 8999 },
    { count: 500, price: 4999 },
  ]
  expect(piecePriceFrom([], 0)).toBeNull()
  expect(piecePriceFrom(tiers, 0)).toBe(0.09)
  expect(piecePriceFrom(tiers, 1250)).toBe(0.0787)
  expect(piecePriceFrom([{ count: 3, price: 1 }], 9999)).toBe(0.0033)
  expect(piecePriceFrom([{ count: 1, price: 35 }], 0)).toBe(0.35)
})

// CAT-4
test('cards say from which price a piece is: of the products, in the list, alone, found and by id alike', async () => {
  const { db } = app.deps
  const own = [{ count: 10, price: 100 }]
  const plain = await makeService(db, { name: 'Kubok', prices: own })
  const service = await makeService(db, { name: 'Qovluq', prices: own })
  const cheap = await makeProduct(db, service.id, { name: 'Sadə', prices: [{ count: 10, price: 400 }] })
  const dear = await makeProduct(db, service.id, { name: 'Dəri', prices: [{ count: 1, price: 900 }] })
  const asked = await makeProduct(db, service.id, { name: 'Taxta' })
  await makeProduct(db, service.id, { state: false, prices: own })
  const unpriced = await makeService(db, { name: 'Montaj' })
  const campaign = { title: 'a', description: 'b', percentageBp: 1000 }
  await db.campaign.create({ data: { ...campaign, services: { create: { serviceId: service.id } } } })

  const seen = async (token?: string) => {
    const read = async (path: string, query = {}) => (await app.rest('GET', path, { token, query })).body.data
    const listed: Service[] = await read('/Services')
    const one: Service = await read(`/Services/${service.id}`)
    const cards: PricedCard[] = await read('/Services/cards', { ids: `[${service.id},${plain.id}]` })
    const suggested: Suggestions = await read('/Services/suggest', { name: 'qovluq' })
    const from = (among: PricedCard[], id: number) => among.find((card) => card.id === id)?.priceFrom
    expect(cards.map(({ id }) => id)).toEqual([service.id, plain.id])
    expect(from(one.serviceTypes, asked.id)).toBeNull()
    expect(from(listed, unpriced.id)).toBeNull()
    expect(from(listed, plain.id)).toBe(from(cards, plain.id))
    const same = [
      from(listed, service.id),
      one.priceFrom,
      from(cards, service.id),
      from(suggested.services, service.id),
    ]
    expect(new Set(same).size).toBe(1)
    const inList = listed.find(({ id }) => id === service.id)
    const ofDear = [inList?.serviceTypes ?? [], one.serviceTypes, suggested.products].map((all) =>
      from(all, dear.id),
    )
    expect(new Set(ofDear).size).toBe(1)
    return [from(listed, plain.id), one.priceFrom, from(one.serviceTypes, cheap.id), ofDear[0]]
  }
  expect(await seen()).toEqual([0.1, 0.36, 0.36, 8.1])

  const client = await makeUser(db)
  await db.discount.create({ data: { limit: 1, percentageBp: 2000 } })
  await makeOrder(db, client.id, service, { status: 'Completed', price: 5000 })
  expect(await seen(await makeToken(db, client.id))).toEqual([0.08, 0.32, 0.32, 7.2])
  expect(await seen()).toEqual([0.1, 0.36, 0.36, 8.1])
})

// SRC-6
test('suggestions are in the asked language, never more than six of each, and never hidden ones', async () => {
  const { db } = app.deps
  const service = await makeService(db, { name: 'Zərf' })
  for (let index = 0; index < 8; index++) await makeProduct(db, service.id, { name: `Zərf ${index}` })
  await makeProduct(db, service.id, { name: 'Zərf gizli', state: false })
  const hidden = await makeService(db, { name: 'Zərf gizli', state: false })
  await makeProduct(db, hidden.id, { name: 'Zərf gizli' })
  const { body } = await app.rest('GET', '/services/suggest', { query: { NAME: 'pthf', lang: 'ru' } })
  expect(body.data).toEqual({ services: [], products: [] })
  const { services, products } = await app.trpc().services.suggest.query({ name: 'zərf', language: 'ru' })
  expect(services.map(({ name }) => name)).toEqual(['Zərf ru'])
  expect(products).toHaveLength(6)
  expect(products[0]).toMatchObject({ serviceId: service.id, serviceName: 'Zərf ru', priceFrom: null })
  expect(products.map(({ name }) => name).join()).not.toContain('gizli')
  for (const name of ['', '  ']) {
    const empty = await app.rest('GET', '/services/suggest', { query: { name } })
    expect([empty.status, empty.body.data]).toEqual([200, { services: [], products: [] }])
  }
})
