import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../../src/db/client.ts'
import { spentBy, spentByEach } from '../../../src/domains/customers/spend.ts'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { createTestDatabase, type TestDatabase } from '../../support/postgres.ts'

let database: TestDatabase
let db: Database
let service: Awaited<ReturnType<typeof makeService>>

beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url)
  service = await makeService(db)
})
afterAll(async () => {
  await db.$disconnect()
  await database.drop()
})

const now = new Date('2026-06-15T10:00:00Z')
const acceptedAt = new Date('2026-01-10T10:00:00Z')

describe('what a customer has spent', () => {
  // CUS-1
  test('counts accepted and later orders, not those that wait or were given up', async () => {
    const { id } = await makeUser(db)
    for (const status of ['Accepted', 'InProduction', 'Ready', 'Completed'] as const) {
      await makeOrder(db, id, service, { status, price: 1000, acceptedAt })
    }
    await makeOrder(db, id, service, { status: 'NotApproved', price: 50_000, acceptedAt })
    await makeOrder(db, id, service, { status: 'Pending' })
    expect(await spentBy(db, id, now)).toBe(4000)
  })

  // CUS-1
  test('counts from the day 3 years ago in Baku on', async () => {
    const { id } = await makeUser(db)
    const make = (moment: string, price: number) =>
      makeOrder(db, id, service, { status: 'Completed', price, acceptedAt: new Date(moment) })
    await make('2023-06-14T19:59:59.999Z', 1)
    await make('2023-06-14T20:00:00.000Z', 10)
    await make('2026-06-15T09:00:00.000Z', 100)
    expect(await spentBy(db, id, now)).toBe(110)
  })

  test('is exact beyond what one price may be', async () => {
    const { id } = await makeUser(db)
    for (const price of [1_000_000_000, 1_000_000_000, 999_999_999]) {
      await makeOrder(db, id, service, { status: 'Accepted', price, acceptedAt })
    }
    expect(await spentBy(db, id, now)).toBe(2_999_999_999)
  })

  test('is each one’s own, and 0 for who has ordered nothing', async () => {
    const [one, other, nobody] = [await makeUser(db), await makeUser(db), await makeUser(db)]
    await makeOrder(db, one.id, service, { status: 'Ready', price: 5, acceptedAt })
    await makeOrder(db, other.id, service, { status: 'Ready', price: 7, acceptedAt })
    const spent = await spentByEach(db, [one.id, other.id, nobody.id], now)
    expect([...spent.values()]).toEqual([5, 7, 0])
    expect(await spentByEach(db, [], now)).toEqual(new Map())
  })
})
