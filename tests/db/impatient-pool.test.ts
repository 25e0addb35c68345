import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ImpatientPool } from '../../src/db/impatient-pool.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts'
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts'

const patience = 400

let database: TestDatabase
let proxy: DatabaseProxy
let pool: ImpatientPool

beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startDatabaseProxy(database.url)
  pool = new ImpatientPool({ connectionString: proxy.url, max: 2 }, patience)
  pool.on('error', () => {})
})
afterAll(async () => {
  await pool.end()
  await proxy.stop()
  await database.drop()
})

test('a transaction that is answered may be longer than the patience, and its connection goes on', async () => {
  const client = await pool.connect()
  await client.query('BEGIN')
  for (let step = 0; step < 6; step++) await client.query('SELECT pg_sleep(0.1)')
  await client.query('COMMIT')
  client.release()
  await sleep(patience * 1.5)
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(1)
})

test('a silent server is one wait for the query and the ROLLBACK behind it', async () => {
  const client = await pool.connect()
  client.on('error', () => {})
  await client.query('BEGIN')
  proxy.hang()
  const began = performance.now()
  await expect(client.query('SELECT 1')).rejects.toThrow('Connection terminated')
  await expect(client.query('ROLLBACK')).rejects.toThrow('not queryable')
  expect(performance.now() - began).toBeLessThan(patience * 2)
  client.release()
  proxy.mend()
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})
