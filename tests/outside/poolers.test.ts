import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkAddresses } from '../../src/db/check-addresses.ts'
import { connectDatabase } from '../../src/db/client.ts'
import { queryPrepared } from '../../src/db/prepared.ts'
import { startDatabaseProxy } from '../support/database-proxy.ts'
import { findPgbouncer, type Outside, startPooler } from '../support/outside/servers.ts'
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts'

const program = findPgbouncer()

// OPS-12
describe.skipIf(!program).each(['session', 'transaction'] as const)('behind pgbouncer in %s mode', (mode) => {
  let database: TestDatabase
  let server: Outside
  let pooler: Outside
  beforeAll(async () => {
    database = await createTestDatabase()
    server = await startDatabaseProxy(database.url)
    pooler = await startPooler(program ?? '', server.url, mode)
  })
  afterAll(async () => {
    await pooler.stop()
    await server.stop()
    await database.drop()
  })

  test('the pooler alone is enough, or the start says what is missing', async () => {
    const alone = checkAddresses({ url: pooler.url, directUrl: pooler.url })
    if (mode === 'session') await alone
    else
      await expect(alone).rejects.toThrow(
        /^DATABASE_URL: a pooler in transaction mode .* set DATABASE_DIRECT_URL/,
      )
  })

  test('statements and transactions at once reach the database', async () => {
    const directUrl = mode === 'session' ? pooler.url : database.url
    await checkAddresses({ url: pooler.url, directUrl })
    const db = connectDatabase(pooler.url, { isShared: directUrl !== pooler.url })
    const one = { name: 'one-more', text: 'SELECT $1::int + 1 AS number' }
    const asked = Array.from({ length: 40 }, (_, number) =>
      number % 2 === 0
        ? queryPrepared<{ number: number }>(db, one, [number])
        : db.$transaction((tx) => tx.$queryRaw<{ number: number }[]>`SELECT ${number}::int + 1 AS number`),
    )
    expect((await Promise.all(asked)).map(([row]) => row?.number)).toEqual(
      asked.map((_, number) => number + 1),
    )
    expect(await db.service.count()).toBe(0)
    await db.$disconnect()
  })
})
