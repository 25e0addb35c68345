import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: string

beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['discounts'])
})
afterAll(() => app.close())

const create = (json: object) => app.rest('POST', '/discount', { token: staff, json })

describe('a discount by spend', () => {
  test('is added, listed by its limit and deleted through REST', async () => {
    const big = await create({ limit: 1000.5, percentage: 12.25 })
    expect(big.status).toBe(201)
    expect(big.body.data).toEqual({ id: expect.any(Number), limit: 1000.5, percentage: 12.25 })
    const small = await create({ Limit: '500', Percentage: '5' })
    const list = await app.rest('GET', '/discount', { token: staff })
    expect(list.body.data).toEqual([small.body.data, big.body.data])
    const { id } = big.body.data as { id: number }
    const gone = await app.rest('DELETE', `/discount/${id}`, { token: staff })
    expect(gone.status).toBe(200)
    expect((await app.rest('DELETE', `/discount/${id}`, { token: staff })).status).toBe(404)
  })

  test('and through tRPC', async () => {
    const trpc = app.trpc(staff)
    const made = await trpc.discounts.create.mutate({ limit: 77, percentage: 1 })
    expect(await trpc.discounts.list.query()).toContainEqual(made)
    expect(await trpc.discounts.delete.mutate({ id: made.id })).toEqual(made)
    expect(await trpc.discounts.list.query()).not.toContainEqual(made)
  })

  // CUS-2
  test('has a limit of its own: another for the same is 409, also when both come at once', async () => {
    const answers = await Promise.all([3, 4, 5, 6].map((percentage) => create({ limit: 300, percentage })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409])
  })

  // CUS-2
  test.each([
    { limit: 0, percentage: 5 },
    { limit: -1, percentage: 5 },
    { limit: 'much', percentage: 5 },
    { percentage: 5 },
    { limit: 10, percentage: 0 },
    { limit: 10, percentage: 100 },
    { limit: 10, percentage: 0.001 },
    { limit: 10 },
  ])('of %j is 400', async (json) => {
    expect((await create(json)).status).toBe(400)
  })

  // CUS-2
  test('needs area 9 for everything', async () => {
    const other = await app.signIn(['users', 'orders'])
    const calls = [
      ['GET', '/discount'],
      ['POST', '/discount'],
      ['DELETE', '/discount/1'],
    ] as const
    for (const [method, path] of calls) {
      expect((await app.rest(method, path, { token: other })).status).toBe(403)
      expect((await app.rest(method, path)).status).toBe(401)
    }
  })
})
