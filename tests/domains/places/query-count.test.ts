import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database, poolOf } from '../../../src/db/client.ts'
import { moveToPlace, putInPlaces } from '../../../src/domains/places/place-acts.ts'
import { makeUser } from '../../support/factories.ts'
import { createTestDatabase, type TestDatabase } from '../../support/postgres.ts'

let database: TestDatabase
let db: Database
let queries = 0

beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url)
  poolOf(db).on('connect', (connection) => {
    const query = connection.query.bind(connection) as (...given: unknown[]) => unknown
    Object.assign(connection, {
      query: (...given: unknown[]) => {
        queries++
        return query(...given)
      },
    })
  })
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
    queries = 0
    await putInPlaces({ db }, caller, { kind: 'project', ids: ids.slice(0, 8).toReversed() })
    await moveToPlace({ db }, caller, { kind: 'project', id: ids[0] ?? 0, place: 1 })
    return queries
  }
  const add = (many: number) =>
    db.project.createMany({ data: Array.from({ length: many }, () => ({ name: 'Kataloq' })) })
  await add(8)
  const few = await count()
  await add(992)
  expect(await count()).toBe(few)
  expect(few).toBeLessThanOrEqual(20)
})
