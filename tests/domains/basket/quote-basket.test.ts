import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { makeOrder, makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { cards } from '../../support/options.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof makeService>>
let cardsId: number
let cardsService: number

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  service = await makeService(db, {
    name: 'Plakat',
    prices: [
      { count: 100, price: 1500 },
      { count: 500, price: 5000 },
    ],
  })
  cardsService = (await makeService(db, { name: 'Vizit kartları' })).id
  cardsId = (await makeProduct(db, cardsService, { name: 'Klassik' })).id
  await db.productOptions.create({ data: { productId: cardsId, version: 1, configuration: cards } })
  await db.product.update({ where: { id: cardsId }, data: { optionsVersion: 1 } })
})
afterAll(() => app.close())

type Quoted = Awaited<ReturnType<ReturnType<TestApp['trpc']>['basket']['quote']['mutate']>>

async function quote(lines: object[], token?: string, language = 'az'): Promise<Quoted> {
  const answer = await app.rest('POST', '/basket/quote', { token, json: { lines, language } })
  expect(answer.status).toBe(200)
  return answer.body.data as Quoted
}
const plain = (more: object = {}) => ({ id: 'a', serviceId: service.id, count: 100, ...more })
const card = (choices: Record<string, string[]>, more: object = {}) => ({
  id: 'c',
  serviceId: cardsService,
  serviceTypeId: cardsId,
  count: 500,
  options: { choices, ownSize: null },
  ...more,
})

describe('pricing a basket', () => {
  // BSK-4
  test('says names, runs, prices and sums to anybody, on both faces', async () => {
    const lines = [plain(), plain({ id: 'b', count: 500 })]
    const answer = await quote(lines)
    expect(answer).toMatchObject({
      lines: [
        {
          id: 'a',
          name: 'Plakat',
          runs: [100, 500],
          total: 15,
          unitPrice: 0.15,
          isOrderable: true,
          findings: [],
          hasOptions: false,
          options: null,
        },
        { id: 'b', total: 50, unitPrice: 0.1 },
      ],
      subtotal: 65,
      total: 65,
      personal: 0,
      campaigns: 0,
      isOrderable: true,
    })
    expect(await app.trpc().basket.quote.mutate({ lines, language: 'az' })).toEqual(answer)
    expect(await quote([])).toMatchObject({ lines: [], total: 0, isOrderable: false })
  })

  // BSK-4
  test('says choices in words with their defaults, as an order would keep them', async () => {
    const { lines } = await quote([card({ paper: ['cotton'] })])
    expect(lines[0]).toMatchObject({ name: 'Klassik', hasOptions: true, isOrderable: true, runs: cards.runs })
    expect(lines[0]?.choices).toContainEqual({ label: 'paper', value: 'cotton' })
    expect(lines[0]?.options?.choices).toMatchObject({ size: ['90x50'], paper: ['cotton'] })
    expect(lines[0]?.trim).toEqual({ width: 90, height: 50 })
    expect(lines[0]?.total).toBeGreaterThan(0)
  })

  // DEL-23
  test('says what lines weigh with their packing, and null where it isn’t known', async () => {
    const { id } = await makeProduct(app.deps.db, cardsService, { name: 'Ağır' })
    await app.deps.db.product.update({ where: { id }, data: { weightOf100: 200 } })
    const weighed = { id: 'w', serviceId: cardsService, serviceTypeId: id, count: 500 }
    const { lines } = await quote([weighed, plain()])
    expect(lines.map(({ grams }) => grams)).toEqual([1050, null])
  })

  // BSK-4
  test('says what is gone or not possible, in the reader’s language, and the rest is priced all the same', async () => {
    const { lines, isOrderable, total } = await quote([
      plain(),
      plain({ id: 'b', serviceId: 2147483647 }),
      plain({ id: 'd', serviceTypeId: 2147483647 }),
      card({ paper: ['gone'] }),
      card({ paper: ['cotton'] }, { id: 'e', count: 1001 }),
    ])
    expect(isOrderable).toBe(false)
    expect(total).toBe(15)
    expect(lines.map((line) => line.findings.map(({ kind }) => kind))).toEqual([
      [],
      ['gone'],
      ['gone'],
      ['choice'],
      ['choice'],
    ])
    expect(lines[3]).toMatchObject({ name: 'Klassik', isOrderable: false, total: null })
    expect(lines[3]?.findings[0]?.message).toBe('paper: seçdiyiniz artıq təklif olunmur.')
    const [inEnglish] = (await quote([plain({ serviceId: 2147483647 })], undefined, 'en')).lines
    expect(inEnglish?.findings[0]?.message).toBe('This service cannot be ordered.')
  })

  // BSK-4
  test('names the old price and the new one when it isn’t what was shown', async () => {
    const [same, changed] = (await quote([plain({ seenTotal: 15 }), plain({ id: 'b', seenTotal: 14.5 })]))
      .lines
    expect(same?.findings).toEqual([])
    expect(changed).toMatchObject({ isOrderable: true, findings: [{ kind: 'price' }] })
    expect(changed?.findings[0]?.message).toMatch(/14,50.*15,00/)
  })

  // BSK-4
  test('takes the customer’s own discount off, which isn’t a change of the price', async () => {
    const { db } = app.deps
    const user = await makeUser(db)
    await db.discount.create({ data: { limit: 100_00, percentageBp: 500 } })
    await makeOrder(db, user.id, service, { status: 'Completed', price: 200_00 })
    const token = await makeToken(db, user.id)
    const answer = await quote([plain({ seenTotal: 15 })], token)
    expect(answer).toMatchObject({
      subtotal: 15,
      personal: 0.75,
      personalPercentage: 5,
      total: 14.25,
      lines: [{ subtotal: 15, total: 14.25, percentage: 5, kind: 'client', findings: [] }],
    })
    expect((await quote([plain({ seenTotal: 14.25 })], token)).lines[0]?.findings).toEqual([])
    expect((await quote([plain({ seenTotal: 14 })], token)).lines[0]?.findings).toHaveLength(1)
    await db.discount.deleteMany()
  })

  // BSK-5
  test('says where artwork is needed, and the slot of what is designed by the company begins so', async () => {
    const { db } = app.deps
    const profile = await db.preflightProfile.create({
      data: { kind: 'card', name: 'Kart', rules: defaultProfiles.card },
    })
    const needing = await makeService(db, { prices: [{ count: 10, price: 1000 }] })
    await db.service.update({
      where: { id: needing.id },
      data: { artwork: 'Required', profileId: profile.id },
    })
    const { lines } = await quote([plain(), plain({ id: 'b', serviceId: needing.id })])
    expect(lines.map(({ needsArtwork }) => needsArtwork)).toEqual([false, true])
    expect(lines[1]?.readyOn).toBeNull()
    await db.service.update({ where: { id: needing.id }, data: { productionDays: 1 } })
    const [slower] = (await quote([plain({ serviceId: needing.id })])).lines
    const ready = await app.rest('GET', `/services/${needing.id}/ready`)
    expect(slower?.readyOn).toBe((ready.body.data as { ready: { day: string }[] }).ready[0]?.day)
    const token = await makeToken(db, (await makeUser(db)).id)
    const bought = [
      { serviceId: needing.id, count: 10, artwork: 'byUs' },
      { serviceId: needing.id, count: 10 },
    ]
    const placed = await app.rest('POST', '/purchase', { token, json: { lines: bought } })
    const { orders } = placed.body.data as { orders: { id: number }[] }
    const slots = await db.artwork.findMany({
      where: { orderId: { in: orders.map(({ id }) => id) } },
      orderBy: { orderId: 'asc' },
    })
    expect(slots.map(({ state }) => state)).toEqual(['DesignByUs', 'Missing'])
  })
})
