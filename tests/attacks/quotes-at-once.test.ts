import { afterAll, beforeAll, expect, test } from 'vitest'
import { quoteOptions } from '../../src/domains/options/quote-options.ts'
import { makeProduct, makeService, makeToken, makeUser } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { cards, choiceOf, chosen, groupOf } from '../support/options.ts'

let app: TestApp
let staff: string
let line: { serviceId: number; serviceTypeId: number; count: number }
/** As large as choices may be: every quote of it once read and parsed all of it. */
const large = {
  ...cards,
  groups: [
    ...cards.groups,
    ...Array.from({ length: 6 }, (_, group) =>
      groupOf(
        `more-${group}`,
        Array.from({ length: 60 }, (_, place) => choiceOf(`choice-${place}`)),
      ),
    ),
  ],
}
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } })
  const { db } = app.deps
  staff = await app.signIn(['services'])
  const service = await makeService(db)
  const product = await makeProduct(db, service.id)
  await app.trpc(staff).options.save.mutate({ id: product.id, configuration: large })
  line = { serviceId: service.id, serviceTypeId: product.id, count: 500 }
})
afterAll(() => app.close())

const lines = (count: number) => Array.from({ length: count }, (_, id) => ({ id: `line-${id}`, ...line }))
const quote = (network: string, count = 50, token?: string) =>
  app.rest('POST', '/basket/quote', {
    ...(token && { token }),
    json: { lines: lines(count) },
    headers: { 'x-forwarded-for': network },
  })

// OPT-22
test('a version is read from the database once, and a new version counts at once', async () => {
  expect((await quote('10.0.0.1', 1)).status).toBe(200)
  const { db } = app.deps
  const where = { productId: line.serviceTypeId }
  const kept = await db.productOptions.findFirstOrThrow({ where })
  // What would be refused if it were read again.
  await db.productOptions.updateMany({ where, data: { configuration: {} } })
  const { status, body } = await quote('10.0.0.1')
  expect([status, body.data]).toMatchObject([
    200,
    { isOrderable: true, lines: Array(50).fill({ total: 40 }) },
  ])
  const counts = [100, 500]
  const path = `/ServiceTypes/${line.serviceTypeId}/quote`
  expect((await app.rest('POST', path, { json: { count: 500, counts } })).body.data).toMatchObject({
    total: 40,
    grid: { counts, rows: [expect.any(Array), expect.any(Array)] },
  })
  await db.productOptions.updateMany({ where, data: { configuration: kept.configuration ?? {} } })
  const dearer = { ...large, prices: { ...large.prices, '90x50/matt': large.runs.map(() => 9000) } }
  await app.trpc(staff).options.save.mutate({ id: line.serviceTypeId, configuration: dearer })
  expect((await quote('10.0.0.1', 1)).body.data).toMatchObject({ total: 90 })
})

// OPT-22
test('lines and counts are counted by network and by account, and nobody else is refused', async () => {
  const [one, other] = [await makeUser(app.deps.db), await makeUser(app.deps.db)]
  const [token, otherToken] = [await makeToken(app.deps.db, one.id), await makeToken(app.deps.db, other.id)]
  const { limits } = app.deps
  await limits.consume('pricesAddress', '10.0.0.2', 5940)
  await limits.consume('pricesAccount', String(one.id), 5940)
  await limits.consume('pricesAddress', '10.0.0.4', 5870)
  const counts = Array.from({ length: 40 }, (_, index) => index + 1)
  const askCounts = (network: string) =>
    app.rest('POST', `/ServiceTypes/${line.serviceTypeId}/quote`, {
      json: { count: 500, counts },
      headers: { 'x-forwarded-for': network },
    })
  const twice = [
    () => quote('10.0.0.2'),
    () => quote('10.0.0.3', 50, token),
    // 40 counts with 3 turnarounds each, and the one that was asked for.
    () => askCounts('10.0.0.4'),
  ]
  for (const ask of twice) {
    expect((await ask()).status).toBe(200)
    const { status, headers } = await ask()
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
  }
  expect((await quote('10.0.0.5', 1)).status).toBe(200)
  expect((await quote('10.0.0.3', 1, otherToken)).status).toBe(200)
  expect((await quote('10.0.0.2', 1, staff)).status).toBe(200)
})

// TRU-10
test('once too many prices were asked for, nothing is read of a further call, and its refusal comes in a while', async () => {
  await app.deps.limits.consume('pricesAddress', '10.0.0.6', 6000)
  await expect(app.deps.limits.consume('pricesAddress', '10.0.0.6')).rejects.toThrow()
  const ask = (network: string, path: string) =>
    fetch(app.url + path, {
      method: 'POST',
      headers: { 'x-forwarded-for': network, 'content-type': 'application/json' },
      body: '{ no JSON',
    })
  const paths = ['/api/basket/quote', `/api/ServiceTypes/${line.serviceTypeId}/quote`, '/trpc/basket.quote']
  const begun = performance.now()
  const answers = await Promise.all(paths.map((path) => ask('10.0.0.6', path)))
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 429])
  for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(performance.now() - begun).toBeGreaterThan(990)
  // From elsewhere it is read, and told what it is.
  expect((await ask('10.0.0.7', '/api/basket/quote')).status).toBe(400)
})

// TRU-11
test('full baskets of one network wait for each other, beyond a few they are refused, and nobody else waits for them', async () => {
  let answered = 0
  const full = Array.from({ length: 30 }, async () => {
    const { status } = await quote('10.0.0.8')
    answered++
    return status
  })
  const other = await quote('10.0.0.9', 1)
  expect([other.status, answered]).toEqual([200, expect.toSatisfy((count: number) => count < 10)])
  const statuses = await Promise.all(full)
  expect(statuses.filter((status) => status === 200)).toHaveLength(16)
  expect(statuses.filter((status) => status === 429)).toHaveLength(14)
})

// TRU-13
test('searches are counted by network, each of a batch, and nobody else is refused', async () => {
  await app.deps.limits.consume('searchesAddress', '10.0.1.1', 1190)
  const headers = (network: string) => ({ 'x-forwarded-for': network })
  const suggest = (network: string) =>
    app.rest('GET', '/Services/suggest', { query: { name: 'vizit' }, headers: headers(network) })
  const names = Array(5).fill('services.search').join(',')
  const input = encodeURIComponent(JSON.stringify(Object.fromEntries(Array(5).fill({ name: 'a' }).entries())))
  const batch = () =>
    fetch(`${app.url}/trpc/${names}?batch=1&input=${input}`, { headers: headers('10.0.1.1') })
  expect([(await batch()).status, (await batch()).status]).toEqual([200, 200])
  const { status, headers: said } = await suggest('10.0.1.1')
  expect([status, Number(said.get('retry-after')) > 0]).toEqual([429, true])
  expect((await batch()).status).toBe(429)
  expect((await suggest('10.0.1.2')).status).toBe(200)
})

// OPT-22
test('nothing of what is kept is changed by quoting it', () => {
  const frozen = freeze(structuredClone(large))
  for (const count of [1, 500, 6000])
    expect(() =>
      quoteOptions({ configuration: frozen, selection: chosen({ finish: 'foil' }), count }),
    ).not.toThrow()
})

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) freeze(part)
    Object.freeze(value)
  }
  return value
}
