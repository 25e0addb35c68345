import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../src/db/client.ts'
import { type Jobs, startJobs } from '../../src/db/jobs.ts'
import { transactInSql } from '../../src/db/sql-transaction.ts'
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts'
import { silentLog } from '../support/silent-log.ts'

let database: TestDatabase
let db: Database
let jobs: Jobs

beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url)
  jobs = await startJobs(database.url, silentLog)
})
afterAll(async () => {
  await jobs.stop()
  await db.$disconnect()
  await database.drop()
})

test('a new job is announced to the workers of all instances once its cause is committed', async () => {
  const listener = new pg.Client(database.url)
  await listener.connect()
  const told: (string | undefined)[] = []
  listener.on('notification', ({ payload }) => told.push(payload))
  const channel = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`
  await listener.query(`LISTEN ${channel}`)
  await db.$transaction((tx) => jobs.send(tx, 'mail', { mark: randomUUID() }))
  await transactInSql(db, (tx) => jobs.send(tx, 'mail', { mark: randomUUID() }))
  await expect.poll(() => told).toEqual(['mail', 'mail'])
  await listener.end()
})

/** As if the program had been killed while it worked on the job: nobody ends it, and the queue gives it back. */
async function killDuring(mark: string): Promise<void> {
  const boss = new PgBoss({ connectionString: database.url, schedule: false, supervise: false })
  await boss.start()
  await db.$executeRaw`
    UPDATE pgboss.job SET state = 'active', started_on = now() - interval '1 hour',
      retry_count = CASE WHEN started_on IS NULL THEN 0 ELSE retry_count + 1 END WHERE data ->> 'mark' = ${mark}`
  // It looks after a queue once a minute.
  await db.$executeRaw`UPDATE pgboss.queue SET monitor_claim_on = NULL, monitor_on = NULL`
  await boss.supervise('preflight')
  await boss.stop()
}

async function stateOf(mark: string): Promise<string | undefined> {
  const [row] = await db.$queryRaw<{ state: string }[]>`
    SELECT state::text FROM pgboss.job WHERE data ->> 'mark' = ${mark}`
  return row?.state
}

// OPS-11
test('a job during which the program died twice is set aside, and others go on', async () => {
  const [deadly, once, failing] = [randomUUID(), randomUUID(), randomUUID()]
  await db.$transaction((tx) =>
    jobs.send(tx, 'preflight', { mark: deadly }, { mark: once }, { mark: failing }),
  )
  await killDuring(deadly)
  await killDuring(deadly)
  await killDuring(once)
  await db.$executeRaw`UPDATE pgboss.job SET start_after = now() WHERE name = 'preflight'`
  await db.$executeRaw`
    UPDATE pgboss.job SET retry_count = 1, started_on = now(), state = 'retry', output = '{"message":"the store is away"}'
    WHERE data ->> 'mark' = ${failing}`
  const begun: string[] = []
  const aside: string[] = []
  await jobs.work<{ mark: string }>(
    'preflight',
    async ({ mark }) => void begun.push(mark),
    async ({ mark }) => void aside.push(mark),
  )
  await expect
    .poll(() => [...begun, ...aside].sort(), { timeout: 20_000 })
    .toEqual([deadly, once, failing].sort())
  expect(aside).toEqual([deadly])
  await expect.poll(() => stateOf(deadly)).toBe('failed')
  await expect.poll(() => stateOf(once)).toBe('completed')
})
