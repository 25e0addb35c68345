import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../src/db/client.ts'
import { startBalancer } from './support/balancer.ts'
import { type Bucket, bucketSettings, startBucket } from './support/bucket.ts'
import { expectOnce, openShop, peopleOf } from './support/order-load.ts'
import { pictureFile } from './support/pictures.ts'
import { createEmptyDatabase, type TestDatabase } from './support/postgres.ts'

/** Of three; each in `npm run trust`. */
const replaced = [0, 1, 2].slice(0, Number(process.env.REPLACED_INSTANCES ?? 1))

type Instance = { site: string; child: ChildProcess }

const program = fileURLToPath(new URL('./support/program.ts', import.meta.url))
const admin = { email: 'admin@shop.test', password: 'birinci-parol' }
let folder: string
let database: TestDatabase
let db: Database
let bucket: Bucket
let instances: Instance[]
let balancer: Awaited<ReturnType<typeof startBalancer>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-instances-'))
  database = await createEmptyDatabase()
  bucket = await startBucket()
  instances = await Promise.all([0, 1, 2].map(start))
  db = connectDatabase(database.url)
  balancer = await startBalancer(() => instances.map(({ site }) => site))
}, 120_000)

afterAll(async () => {
  await balancer.close()
  await Promise.all(instances.map(stop))
  await bucket.stop()
  await db.$disconnect()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function start(number: number): Promise<Instance> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, `${number}`),
      DATABASE_URL: database.url,
      SITE_URL: 'http://shop.test',
      ...bucketSettings(bucket.url),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMIT: 'off',
      AVIF: 'off',
      LOG_LEVEL: 'error',
    },
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { child, site: `http://127.0.0.1:${new URL(line).port}` }
}

async function stop({ child }: Instance): Promise<number | null> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  const [code] = await gone
  return code
}

async function call(site: string, method: string, path: string, body?: object | FormData, token?: string) {
  const isForm = body instanceof FormData
  const response = await fetch(`${site}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, data: text ? JSON.parse(text).data : undefined }
}

const signIn = async (site: string): Promise<string> =>
  (await call(site, 'POST', '/auth/login', admin)).data.accessToken

describe('three instances on one database and one store', () => {
  test('that start at once on an empty database migrate it once and make one SuperAdmin', async () => {
    expect(await db.user.count({ where: { email: admin.email } })).toBe(1)
    const applied = await db.$queryRaw<{ name: string; times: number }[]>`
      SELECT migration_name AS name, count(*)::int AS times FROM _prisma_migrations GROUP BY 1 HAVING count(*) > 1`
    expect(applied).toEqual([])
  })

  // TRU-2
  test('show at once on each what was written on another, and its picture', async () => {
    const [one, two, three] = instances.map(({ site }) => site) as [string, string, string]
    const token = await signIn(one)
    for (const site of [one, two, three]) expect((await call(site, 'GET', '/Partner')).data).toEqual([])
    const form = new FormData()
    form.set('name', 'Xəzər Dəmir')
    form.set('file', await pictureFile({}))
    const made = await call(two, 'POST', '/Partner', form, token)
    expect(made.status).toBe(201)
    for (const site of [one, two, three]) {
      const [partner] = (await call(site, 'GET', '/Partner')).data
      expect(partner).toMatchObject({ name: 'Xəzər Dəmir' })
      const picture = await fetch(site + partner.logoUrl)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
  })

  test('are replaced one after the other under load without a failed request or a lost order', async () => {
    const people = await peopleOf(db)
    const shop = openShop({ address: balancer.address }, people)
    const seen: number[] = []
    let isOpen = true
    const reading = (async () => {
      for (; isOpen; await sleep(20))
        seen.push((await call(balancer.address, 'GET', `/Services/${people.serviceId}`)).status)
    })()
    for (const number of replaced) {
      await sleep(500)
      const old = instances[number] as Instance
      // As a platform does it: the new one takes requests before the old one ends.
      instances[number] = await start(number + 3)
      expect(await stop(old)).toBe(0)
    }
    isOpen = false
    await reading
    const { orders, retries } = await shop.close()
    expect(retries).toBe(0)
    expect(new Set(seen)).toEqual(new Set([200]))
    expect(seen.length).toBeGreaterThan(20)
    expect(orders.length).toBeGreaterThan(5)
    await expectOnce(db, orders)
  }, 120_000)

  test('tell the back office on each what happens on another', async () => {
    const [one, two, three] = instances.map(({ site }) => site) as [string, string, string]
    const authorization = `Bearer ${await signIn(one)}`
    const streams = await Promise.all(
      [two, three].map((site) => fetch(`${site}/trpc/live`, { headers: { authorization } })),
    )
    const request = { name: 'Kamran', phoneNumber: '+994 50 312 44 18' }
    expect((await call(one, 'POST', '/Contact/sendinfoforcontact', request)).status).toBeLessThan(300)
    for (const stream of streams) {
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
      let heard = ''
      while (!heard.includes('contactRequestReceived')) heard += (await reader?.read())?.value ?? ''
      await reader?.cancel()
    }
  })
})
