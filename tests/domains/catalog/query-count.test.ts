import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../src/db/client.ts'
import { listServices } from '../../../src/domains/catalog/read-services.ts'
import { connectCounting } from '../../support/count-queries.ts'
import { makeOrder, makeProduct, makeService, makeUser } from '../../support/factories.ts'
import { createTestDatabase, type TestDatabase } from '../../support/postgres.ts'

let database: TestDatabase
let db: Database
let countOf: ReturnType<typeof connectCounting>['countOf']

beforeAll(async () => {
  database = await createTestDatabase()
  ;({ db, countOf } = connectCounting(database.url))
})
afterAll(async () => {
  await db.$disconnect()
  await database.drop()
})

test('a list of 8 services costs as many queries as one of 2: products, tiers, campaigns, own discount', async () => {
  const prices = [{ count: 100, price: 1000 }]
  const user = await makeUser(db)
  await db.discount.create({ data: { limit: 1, percentageBp: 100 } })
  const add = async () => {
    const service = await makeService(db, { prices })
    await makeProduct(db, service.id, { prices })
    await makeOrder(db, user.id, service, { status: 'Ready', price: 10 })
    const services = { create: { serviceId: service.id } }
    await db.campaign.create({ data: { title: 'a', description: 'b', percentageBp: 200, services } })
  }
  const countQueries = async () => {
    let items: unknown[] = []
    const caller = { id: user.id, sessionId: 1, role: { id: 7, name: 'Client' }, areas: new Set<number>() }
    const deps = { db, now: () => new Date(), contentVersions: () => null }
    const queries = await countOf(async () => {
      items = (await listServices(deps, caller, { language: 'az', page: 1, pageSize: 8 })).items
    })
    return { items: items.length, queries }
  }
  for (const _ of [1, 2]) await add()
  const two = await countQueries()
  for (const _ of [1, 2, 3, 4, 5, 6]) await add()
  const eight = await countQueries()
  expect([two.items, eight.items]).toEqual([2, 8])
  expect(eight.queries).toBe(two.queries)
  expect(two.queries).toBeGreaterThan(0)
  expect(two.queries).toBeLessThanOrEqual(10)
})
