import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../src/db/client.ts'
import { insertJobsSql, type Jobs, startJobs, wakeWorkersSql } from '../../src/db/jobs.ts'
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

const insertOwn = (mark: string) =>
  db.$executeRawUnsafe(
    `WITH own AS (${insertJobsSql('mail', 'SELECT $1::jsonb')}) SELECT ${wakeWorkersSql('mail')}`,
    JSON.stringify({ mark }),
  )

/** Each column of a job but its id and its data; moments as how long they are after it was made. */
async function storedJob(mark: string): Promise<Record<string, unknown>> {
  const [row] = await db.$queryRaw<{ job: Record<string, unknown> }[]>`
    SELECT to_jsonb(job) - 'id' - 'data' || jsonb_build_object('created_on', 0,
      'start_after', job.start_after - job.created_on, 'keep_until', job.keep_until - job.created_on) AS job
    FROM pgboss.job AS job WHERE data ->> 'mark' = ${mark}`
  if (!row) throw new Error(`no job ${mark}`)
  return row.job
}

test('a job of a larger statement has all that pg-boss writes', async () => {
  const [theirs, own] = [randomUUID(), randomUUID()]
  await db.$transaction((tx) => jobs.send(tx, 'mail', { mark: theirs }))
  await insertOwn(own)
  expect(await storedJob(own)).toEqual(await storedJob(theirs))
})

test('both are announced alike', async () => {
  const listener = new pg.Client(database.url)
  await listener.connect()
  const told: string[] = []
  listener.on('notification', ({ channel, payload }) => told.push(`${channel} ${payload}`))
  const channel = `pgboss_${createHash('sha224').update('pgboss').digest('hex').slice(0, 24)}`
  await listener.query(`LISTEN ${channel}`)
  await db.$transaction((tx) => jobs.send(tx, 'mail', { mark: randomUUID() }))
  await insertOwn(randomUUID())
  await listener.query('SELECT 1')
  await expect.poll(() => told.length).toBe(2)
  expect(told[0]).toBe(told[1])
  await listener.end()
})
