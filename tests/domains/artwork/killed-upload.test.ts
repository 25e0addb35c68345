import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../../../src/db/client.ts'
import { pieceLength } from '../../../src/domains/artwork/stored-file.ts'
import {
  begin,
  bytesType,
  headersOf,
  idOf,
  makeArtworkOrder,
  somePdf,
  tus,
  uploadUrl,
} from '../../support/artwork.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { figure } from '../../support/figure.ts'
import { createEmptyDatabase, type TestDatabase } from '../../support/postgres.ts'
import { saidAddress } from '../../support/said-address.ts'
import { randomFrom } from '../../support/seeded-random.ts'

/** 20 in `npm run trust`. */
const breaks = Number(process.env.UPLOAD_BREAKS ?? 4)
const length = 24 * 1024 * 1024 + 4321
const program = fileURLToPath(new URL('../../support/program.ts', import.meta.url))

let folder: string
let database: TestDatabase
let db: Database
let child: ChildProcess | undefined
let site: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'matbaa-killed-upload-'))
  database = await createEmptyDatabase()
  await start()
  db = connectDatabase(database.url)
}, 120_000)
afterAll(async () => {
  await kill('SIGTERM')
  await db.$disconnect()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<void> {
  child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: database.url,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'fatal',
    },
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the program ended with ${code} instead of starting`)
  })
  // Once it has started it may end, and is made to.
  ended.catch(() => {})
  site = await Promise.race([saidAddress(child.stdout), ended])
}

async function kill(signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

/** Sends so many bytes from an offset and then nothing more, on an open connection. */
async function sendPart(id: string, token: string, content: Buffer, from: number, count: number) {
  const sending = request(uploadUrl(site, id), {
    method: 'PATCH',
    headers: {
      ...tus,
      ...bytesType,
      ...headersOf({ token }),
      'upload-offset': from,
      'content-length': length - from,
    },
  })
  let status = 0
  sending.on('error', () => {})
  sending.on('response', (answer) => {
    status = answer.statusCode ?? 0
    answer.resume()
  })
  for (let at = from; at < from + count; at += 65_536) {
    const chunk = content.subarray(at, Math.min(at + 65_536, from + count))
    if (!sending.write(chunk)) await Promise.race([once(sending, 'drain'), sleep(2000)])
  }
  return { sending, isRefused: () => status === 409 }
}

/** Whether the program holds the lock of an upload: there is only this one. */
async function isWriting(): Promise<boolean> {
  const locks = await db.$queryRaw<unknown[]>`
    SELECT FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND application_name = 'matbaa upload locks' AND datname = current_database()`
  return locks.length > 0
}

const offsetOf = async (id: string, token: string): Promise<number> => {
  const answer = await fetch(uploadUrl(site, id), {
    method: 'HEAD',
    headers: { ...tus, ...headersOf({ token }) },
  })
  expect(answer.status).toBe(200)
  return Number(answer.headers.get('upload-offset'))
}

// ART-4
test(`an upload broken off ${breaks} times at random bytes, every fourth time by kill -9 of the server, is what was sent`, async () => {
  const seed = Number(process.env.UPLOAD_SEED ?? 20261122)
  const random = randomFrom(seed)
  const { id: userId } = await makeUser(db)
  const token = await makeToken(db, userId)
  const orderId = await makeArtworkOrder(db, userId)
  const content = somePdf(length)
  const id = idOf(await begin(site, { token }, { orderId, length }))
  let sentTwice = 0
  let most = 0
  let offset = 0
  for (let round = 0; round < breaks; round++) {
    const count = Math.floor((random() * (2 * (length - offset))) / (breaks - round))
    const part = Math.min(count, length - offset - 1)
    const { sending, isRefused } = await sendPart(id, token, content, offset, part)
    // All but a piece is stored as soon as it has come through the network's buffers.
    const isStored = async () =>
      Number((await db.upload.findUniqueOrThrow({ where: { id } })).offset) > offset + part - pieceLength
    // A part that is shorter than a piece has begun, too, before it is broken off.
    const isThere = async () => (await isWriting()) && (await isStored())
    await expect.poll(async () => isRefused() || (await isThere())).toBe(true)
    if (isRefused()) {
      // The one before is still being stored: a customer asks again how far it is.
      sending.destroy()
      await sleep(500)
      offset = await offsetOf(id, token)
      round -= 1
      continue
    }
    if (round % 4 === 3) {
      await kill('SIGKILL')
      sending.destroy()
      await start()
    } else {
      sending.destroy()
      // What came is stored once the server has noticed; until then somebody is writing.
      await expect.poll(isWriting).toBe(false)
    }
    const here = await offsetOf(id, token)
    expect(here).toBeGreaterThanOrEqual(offset)
    expect(here).toBeLessThanOrEqual(offset + part)
    const again = offset + part - here
    expect(again).toBeLessThanOrEqual(pieceLength)
    most = Math.max(most, again)
    sentTwice += again
    offset = here
  }
  const last = await fetch(uploadUrl(site, id), {
    method: 'PATCH',
    headers: { ...tus, ...bytesType, ...headersOf({ token }), 'upload-offset': String(offset) },
    body: new Uint8Array(content.subarray(offset)),
  })
  expect(last.status).toBe(204)
  const sent = await fetch(`${site}/api/order/${orderId}/artwork`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf({ token }) },
    body: JSON.stringify({ uploads: [id] }),
  })
  const { data } = await sent.json()
  const [file] = data.versions[0].files
  const hash = createHash('sha256').update(content).digest('hex')
  const saved = await fetch(`${site}/api/order/${orderId}/artwork/files/${file.id}`, {
    headers: headersOf({ token }),
  })
  const same = Buffer.from(await saved.arrayBuffer()).equals(content)
  figure({
    name: `upload of ${length} bytes broken off ${breaks} times`,
    goal: 'same hash, nothing sent twice but the last piece',
    measured: `${sentTwice} bytes sent twice in all, at most ${most} at once`,
    isReached: same && file.sha256 === hash && most <= pieceLength,
    seed,
  })
  expect(file.sha256).toBe(hash)
  expect(same).toBe(true)
}, 600_000)
