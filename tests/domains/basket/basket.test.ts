import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let token: string
let userId: number
let serviceId: number

beforeAll(async () => {
  app = await startTestApp()
  const service = await makeService(app.deps.db, { prices: [{ count: 100, price: 1500 }] })
  serviceId = service.id
})
afterAll(() => app.close())
beforeEach(async () => {
  userId = (await makeUser(app.deps.db)).id
  token = await makeToken(app.deps.db, userId)
})

type Basket = { version: number; lines: { id: string; count: number }[] }

const line = (id: string, more: object = {}) => ({ id, serviceId, count: 100, ...more })
const read = async () => (await app.rest('GET', '/basket', { token })).body.data as Basket
const save = (version: number, lines: object[]) =>
  app.rest('PUT', '/basket', { token, json: { version, lines } })
const join = (lines: object[]) => app.rest('POST', '/basket/join', { token, json: { lines } })
const idsOf = ({ lines }: Basket) => lines.map(({ id }) => id)

describe('a basket', () => {
  // BSK-1
  test('is empty at first, and keeps each line as it was sent', async () => {
    expect(await read()).toEqual({ version: 0, lines: [] })
    const sent = {
      ...line('a-1', { serviceTypeId: 7, comment: ' Mat ', artwork: 'byUs', seenTotal: 12.5 }),
      options: { choices: { paper: ['matt'] }, ownSize: { width: 90, height: 50.5 } },
    }
    const saved = await save(0, [sent, line('b-2', { serviceTypeId: null, options: null, seenTotal: null })])
    expect(saved.status).toBe(200)
    const kept = {
      version: 1,
      lines: [
        { ...sent, comment: 'Mat' },
        {
          ...line('b-2', { comment: '', artwork: 'customer' }),
          serviceTypeId: null,
          options: null,
          seenTotal: null,
        },
      ],
    }
    expect(saved.body.data).toEqual(kept)
    expect(await read()).toEqual(kept)
    expect(await app.trpc(token).basket.mine.query()).toEqual(kept)
  })

  // BSK-1
  test('is its owner’s alone', async () => {
    await save(0, [line('mine')])
    const other = await makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
    expect((await app.rest('GET', '/basket', { token: other })).body.data).toEqual({ version: 0, lines: [] })
    expect((await app.rest('GET', '/basket')).status).toBe(401)
  })

  // BSK-1
  test('takes 50 lines, each id once, and says what is wrong with a line', async () => {
    const lines = Array.from({ length: 51 }, (_, index) => line(`l${index}`))
    expect((await save(0, lines)).status).toBe(400)
    expect((await save(0, lines.slice(1))).status).toBe(200)
    expect((await save(1, [line('a'), line('a')])).status).toBe(400)
    const wrong = await save(1, [line('a'), line('b', { count: 0, comment: 'x'.repeat(2001) })])
    expect(wrong.body.errors?.map(({ path }) => path).sort()).toEqual(['lines.1.comment', 'lines.1.count'])
    for (const id of ['', 'ə', 'x'.repeat(41), '<a>']) expect((await save(1, [line(id)])).status).toBe(400)
    expect((await read()).version).toBe(1)
  })

  // BSK-2
  test('is saved with the version that was read; of two that read the same one wins', async () => {
    await save(0, [line('a')])
    const answers = await Promise.all([save(1, [line('a'), line('b')]), save(1, [line('c')])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await read()).version).toBe(2)
    await expect(
      app.trpc(token).basket.save.mutate({ version: 1, lines: [line('d')] }),
    ).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
  })
})

describe('signing in', () => {
  // BSK-3
  test('joins the device’s lines to the account’s, never twice', async () => {
    await save(0, [line('a', { count: 5 })])
    const first = await join([line('a', { count: 9 }), line('b')])
    expect(first.body.data).toMatchObject({ version: 2, lines: [{ id: 'a', count: 5 }, { id: 'b' }] })
    expect((await join([line('b')])).body.data).toEqual(first.body.data)
    await Promise.all(Array.from({ length: 4 }, () => join([line('c'), line('d')])))
    expect(idsOf(await read())).toEqual(['a', 'b', 'c', 'd'])
    const joined = await app.trpc(token).basket.join.mutate({ lines: [line('e')] })
    expect(joined.lines).toHaveLength(5)
  })

  // BSK-3
  test('doesn’t bring back what was removed since, and saving it again does', async () => {
    await join([line('a'), line('b')])
    await save(1, [line('b')])
    expect(idsOf((await join([line('a'), line('b')])).body.data as Basket)).toEqual(['b'])
    await save(2, [line('a'), line('b')])
    expect(idsOf(await read())).toEqual(['a', 'b'])
  })

  // BSK-1
  test('refuses what would be too many together, and keeps what was there', async () => {
    await save(
      0,
      Array.from({ length: 30 }, (_, index) => line(`a${index}`)),
    )
    const refused = await join(Array.from({ length: 21 }, (_, index) => line(`b${index}`)))
    expect(refused.status).toBe(400)
    expect(refused.body.message).toContain('50')
    expect((await read()).lines).toHaveLength(30)
  })
})

describe('ordering', () => {
  // BSK-5
  test('takes the lines out of the basket in the same transaction, once', async () => {
    await save(0, [line('a'), line('b'), line('c')])
    const lines = ['a', 'b'].map((basketLine) => ({ serviceId, count: 100, basketLine, expectedTotal: 15 }))
    const place = () =>
      app.rest('POST', '/purchase', { token, json: { lines }, headers: { 'idempotency-key': `k${userId}` } })
    expect((await place()).status).toBe(201)
    expect(await read()).toMatchObject({ version: 2, lines: [{ id: 'c' }] })
    expect((await place()).status).toBe(201)
    expect(await read()).toMatchObject({ version: 2, lines: [{ id: 'c' }] })
    // A device that hasn't heard of it doesn't bring them back.
    await join([line('a'), line('b')])
    expect(idsOf(await read())).toEqual(['c'])
    expect(await app.deps.db.order.count({ where: { userId } })).toBe(2)
  })

  // BSK-5
  test('that is refused leaves the basket as it is', async () => {
    await save(0, [line('a')])
    const lines = [{ serviceId, count: 100, basketLine: 'a', expectedTotal: 14 }]
    const refused = await app.rest('POST', '/purchase', { token, json: { lines } })
    expect(refused.status).toBe(409)
    expect(refused.body.errors?.[0]?.path).toBe('lines.0.expectedTotal')
    expect(await read()).toMatchObject({ version: 1, lines: [{ id: 'a' }] })
  })

  // BSK-5, PUR-1
  test('the same basket on several devices at once is one purchase, and the others are told', async () => {
    await save(0, [line('a'), line('b'), line('c')])
    const order = (ids: string[], language: string) =>
      app.rest('POST', '/purchase', {
        token,
        json: { lines: ids.map((basketLine) => ({ serviceId, count: 100, basketLine })) },
        headers: { 'idempotency-key': `${language}${ids.join('')}${userId}`, 'x-language': language },
      })
    const answers = await Promise.all([
      ...['az', 'ru', 'en'].map((language) => order(['a', 'b'], language)),
      ...['az', 'ru', 'en'].map((language) => order(['c', 'b', 'a'], language)),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
    const won = (answers.find(({ status }) => status === 201)?.body.data ?? { orders: [] }) as {
      orders: object[]
    }
    expect(await app.deps.db.order.count({ where: { userId } })).toBe(won.orders.length)
    expect(await app.deps.db.purchase.count({ where: { actorId: userId } })).toBe(1)
    // Nothing is lost: what wasn't ordered is still in the basket.
    expect((await read()).lines).toHaveLength(3 - won.orders.length)
    const late = await order(['a', 'new'], 'en')
    expect(late.status).toBe(409)
    expect(late.body.message).toContain('was ordered in the meantime on another device')
    expect(late.body.errors).toEqual([
      { path: 'lines.0.basketLine', message: 'This line has already been ordered.' },
    ])
    expect((await order(['a'], 'ru')).body.message).toMatch(/[а-я]/)
  })

  // BSK-5
  test('what was removed on another device meanwhile is refused, and ordered once it is back', async () => {
    await save(0, [line('a'), line('b')])
    await save(1, [line('b')])
    const order = () =>
      app.rest('POST', '/purchase', {
        token,
        headers: { 'x-language': 'en' },
        json: { lines: [{ serviceId, count: 100, basketLine: 'a' }] },
      })
    const refused = await order()
    expect(refused.status).toBe(409)
    expect(refused.body.errors).toEqual([
      { path: 'lines.0.basketLine', message: 'This line was removed on another device.' },
    ])
    expect(await app.deps.db.order.count({ where: { userId } })).toBe(0)
    await save(2, [line('a'), line('b')])
    expect((await order()).status).toBe(201)
  })

  // BSK-5, ACC-16
  test('that is refused since another device was faster doesn’t count for the limits', async () => {
    const strict = await startTestApp({ settings: { RATE_LIMIT: 'on' } })
    try {
      const user = await makeUser(strict.deps.db)
      const own = await makeToken(strict.deps.db, user.id)
      const service = await makeService(strict.deps.db)
      const lines = Array.from({ length: 20 }, (_, index) => ({
        serviceId: service.id,
        count: 1,
        basketLine: `l${index}`,
      }))
      const kept = lines.map(({ basketLine: id }) => ({ id, serviceId: service.id, count: 1 }))
      await strict.rest('PUT', '/basket', { token: own, json: { version: 0, lines: kept } })
      const order = () => strict.rest('POST', '/purchase', { token: own, json: { lines } })
      const answers = await Promise.all([order(), order(), order()])
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
      expect(await strict.deps.limits.used('orderAccount', String(user.id))).toBe(20)
    } finally {
      await strict.close()
    }
  })

  // BSK-5
  test('leaves a basket alone that nobody put anything in', async () => {
    const lines = [{ serviceId, count: 100, basketLine: 'elsewhere' }]
    expect((await app.rest('POST', '/purchase', { token, json: { lines } })).status).toBe(201)
    expect(await read()).toEqual({ version: 0, lines: [] })
  })
})

describe('personal data', () => {
  test('hold the basket, and erasing takes it', async () => {
    await save(0, [line('a', { comment: 'Nigar üçün' })])
    const file = await app.rest('GET', '/auth/mydata', { token })
    expect(JSON.stringify(file.body)).toContain('Nigar üçün')
    const staff = await makeToken(app.deps.db, (await makeUser(app.deps.db, [6])).id)
    expect((await app.rest('DELETE', `/clients/${userId}`, { token: staff })).status).toBe(204)
    expect(await app.deps.db.basket.count({ where: { userId } })).toBe(0)
  })
})
