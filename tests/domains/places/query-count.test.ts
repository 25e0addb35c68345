import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../src/db/client.ts'
import { moveToPlace, putInPlaces } from '../../../src/domains/places/place-acts.ts'
import { connectCounting } from '../../support/count-queries.ts'
import { makeUser } from '../../support/factories.ts'
import { createTestDatabase, type TestDatabase } from '../../support/postgres.ts'

let database: TestDatabase
let db: Database
let counting: ReturnType<typeof connectCounting>

beforeAll(async () => {
  database = await createTestDatabase()
  counting = connectCounting(database.url)
  db = counting.db
})
afterAll(async () => {
  await db.$disconnect()
  await database.drop()
})

test('a list of 1,000 is put in order with as many queries as one of 8', async () => {
  const caller = await makeUser(db, 'SuperAdmin')
  const count = async () => {
    const rows = await db.project.findMany({ orderBy: [{ priority: 'asc' }, { id: 'desc' }] })
    const ids = rows.map(({ id }) => id)
    return counting.countOf(async () => {
      await putInPlaces({ db }, caller, { kind: 'project', ids: ids.slice(0, 8).toReversed() })
      await moveToPlace({ db }, caller, { kind: 'project', id: ids[0] ?? 0, place: 1 })
    })
  }
  const add = (many: number) =>
    db.project.createMany({ data: Array.from({ length: many }, () => ({ name: 'Kataloq' })) })
  await add(8)
  const few = await count()
  await add(992)
  expect(await count()).toBe(few)
  expect(few).toBeLessThanOrEqual(20)
})
