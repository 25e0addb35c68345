import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { createTestDatabase } from '../support/postgres.ts'

let database: { url: string; drop(): Promise<void> }
let proxy: DatabaseProxy
let app: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await startDatabaseProxy(database.url)
  app = await startTestApp({ databaseUrl: proxy.url, settings: { LOG_LEVEL: 'silent' } })
})
afterAll(async () => {
  proxy.mend()
  await app.close()
  await proxy.stop()
  await database.drop()
})

const health = () => app.rest('GET', '/health')
const alive = async () => (await app.rest('GET', '/health/live')).status
const well = { status: 'ok', checks: { database: 'ok', queue: 'ok', disk: 'ok', store: 'ok', backup: 'ok' } }

// OPS-2
test('when all is well, both faces say so, each check for itself', async () => {
  expect((await health()).body.data).toEqual(well)
  expect(await app.trpc().health.status.query()).toEqual(well)
  expect(await alive()).toBe(200)
})

test('a job that nobody takes fails the queue, a folder that can’t be written the disk: requests may still come', async () => {
  await app.deps.db.$executeRaw`
    INSERT INTO pgboss.job (name, start_after) VALUES ('mail', now() - interval '6 minutes')`
  await expect
    .poll(async () => (await health()).body.data)
    .toMatchObject({
      checks: { queue: 'failing', disk: 'ok' },
    })
  await rm(app.deps.tempDir, { recursive: true })
  await expect
    .poll(async () => (await health()).body.data)
    .toMatchObject({
      checks: { database: 'ok', disk: 'failing' },
    })
})

// OPS-2
test.each(['cut', 'hang'] as const)(
  'a database behind a %s cable is 503 within 2 s, alive all the same, and well when it is back',
  async (error) => {
    await expect.poll(async () => (await health()).status).toBe(200)
    proxy[error]()
    const began = performance.now()
    await expect.poll(async () => (await health()).status, { interval: 50 }).toBe(503)
    expect(performance.now() - began).toBeLessThan(3000)
    expect(await alive()).toBe(200)
    proxy.mend()
    await expect.poll(async () => (await health()).status).toBe(200)
  },
)
