import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pieceLength } from '../../../src/domains/artwork/stored-file.ts'
import { asStorageError } from '../../../src/domains/media/media-errors.ts'
import {
  begin,
  headersOf,
  idOf,
  makeArtworkOrder,
  patch,
  somePdf,
  tus,
  uploadUrl,
} from '../../support/artwork.ts'
import { type Bucket, bucketSettings, startBucket } from '../../support/bucket.ts'
import { type DatabaseProxy, startDatabaseProxy } from '../../support/database-proxy.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { createTestDatabase, type TestDatabase } from '../../support/postgres.ts'

let bucket: Bucket
let proxy: DatabaseProxy
let database: TestDatabase
/** Two instances on one database and one bucket. */
let instances: [TestApp, TestApp]
let token: string
let orderId: number

beforeAll(async () => {
  bucket = await startBucket()
  proxy = await startDatabaseProxy(bucket.url)
  database = await createTestDatabase()
  const settings = { ...bucketSettings(proxy.url), LOG_LEVEL: 'silent' }
  const start = () => startTestApp({ settings, databaseUrl: database.url })
  instances = [await start(), await start()]
  const { db } = instances[0].deps
  const { id } = await makeUser(db)
  token = await makeToken(db, id)
  orderId = await makeArtworkOrder(db, id)
})
afterAll(async () => {
  for (const app of instances) await app.close()
  await database.drop()
  await proxy.stop()
  await bucket.stop()
})

const offsetAt = async (app: TestApp, id: string): Promise<number> => {
  const answer = await fetch(uploadUrl(app.url, id), {
    method: 'HEAD',
    headers: { ...tus, ...headersOf({ token }) },
  })
  return Number(answer.headers.get('upload-offset'))
}
const send = (app: TestApp, id: string, content: Buffer, from: number, to = content.length) =>
  patch(
    uploadUrl(app.url, id),
    { token },
    { offset: from, content: new Uint8Array(content.subarray(from, to)) },
  )

// ART-4
test('an upload that began on one instance goes on at another, and is what was sent', async () => {
  const [one, two] = instances
  const content = somePdf(2 * pieceLength + 99)
  const id = idOf(await begin(one.url, { token }, { orderId, length: content.length }))
  expect((await send(one, id, content, 0, pieceLength + 500_000)).status).toBe(204)
  expect(await offsetAt(two, id)).toBe(pieceLength + 500_000)
  expect((await send(two, id, content, pieceLength + 500_000)).status).toBe(204)
  const sent = await one.trpc(token).artwork.send.mutate({ id: orderId, uploads: [id] })
  const [file] = sent.versions[0]?.files ?? []
  expect(file?.sha256).toBe(createHash('sha256').update(content).digest('hex'))
  const saved = await fetch(`${two.url}/api/order/${orderId}/artwork/files/${file?.id}`, {
    headers: headersOf({ token }),
  })
  expect(Buffer.from(await saved.arrayBuffer()).equals(content)).toBe(true)
})

test('two instances never write one upload at once', async () => {
  const [one, two] = instances
  const content = somePdf(100_000)
  const id = idOf(await begin(one.url, { token }, { orderId, length: content.length }))
  const lock = await one.deps.artwork.locks.take(id)
  const refused = await send(two, id, content, 0)
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'CONFLICT'])
  await lock.release()
  expect((await send(two, id, content, 0)).status).toBe(204)
})

// TRU-7
test.each([
  ['silent', () => proxy.hang()],
  ['refusing', () => proxy.cut()],
] as const)(
  'while the bucket is %s an upload is refused in time and in words, keeps what has come and goes on later',
  async (_name, strike) => {
    const [app] = instances
    const content = somePdf(pieceLength + 1000)
    const id = idOf(await begin(app.url, { token }, { orderId, length: content.length }))
    expect((await send(app, id, content, 0, 600_000)).status).toBe(204)
    strike()
    const began = performance.now()
    const answer = await fetch(uploadUrl(app.url, id).replace('language=en', 'language=ru'), {
      method: 'PATCH',
      headers: {
        ...tus,
        ...headersOf({ token }),
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '600000',
      },
      body: new Uint8Array(content.subarray(600_000)),
    })
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).not.toBeNull()
    expect((await answer.json()).message).toMatch(/^Сейчас файлы не сохраняются/)
    proxy.mend()
    await expect.poll(async () => (await send(app, id, content, await offsetAt(app, id))).status).toBe(204)
    const sent = await app.trpc(token).artwork.send.mutate({ id: orderId, uploads: [id] })
    const hash = createHash('sha256').update(content).digest('hex')
    expect(sent.versions[0]?.files[0]?.sha256).toBe(hash)
  },
  60_000,
)

// TRU-7
test('a disk that is full in the middle is said in words; what has come stays, and the rest comes later', async () => {
  const [app] = instances
  const { artwork } = app.deps
  const content = somePdf(3 * pieceLength)
  const id = idOf(await begin(app.url, { token }, { orderId, length: content.length }))
  const { put } = artwork.store
  let pieces = 0
  artwork.store.put = async (name, piece) => {
    pieces += 1
    if (pieces > 1) throw asStorageError(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    await put(name, piece)
  }
  const full = await send(app, id, content, 0)
  expect([full.status, (await full.json()).message]).toEqual([
    503,
    'There is no space left for files. What has been uploaded is kept; please continue later.',
  ])
  artwork.store.put = put
  const offset = await offsetAt(app, id)
  expect(offset).toBe(pieceLength)
  expect((await send(app, id, content, offset)).status).toBe(204)
  const { roomLeft } = artwork
  artwork.roomLeft = async () => 1024
  const none = await begin(app.url, { token }, { orderId, length: 10_000 })
  expect([none.status, (await none.json()).code]).toEqual([503, 'UNAVAILABLE'])
  artwork.roomLeft = roomLeft
})
