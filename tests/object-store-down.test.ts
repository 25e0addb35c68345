import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Bucket, bucketSettings, startBucket } from './support/bucket.ts'
import { type DatabaseProxy, startDatabaseProxy } from './support/database-proxy.ts'
import { makeService } from './support/factories.ts'
import { figure } from './support/figure.ts'
import { type Answer, startTestApp, type TestApp } from './support/harness.ts'
import { pictureFile } from './support/pictures.ts'

const longest = 5000
const saidInRussian = 'Сейчас изображения не сохраняются. Попробуйте ещё раз через минуту.'

let bucket: Bucket
let proxy: DatabaseProxy
let app: TestApp
let token: string

beforeAll(async () => {
  bucket = await startBucket()
  proxy = await startDatabaseProxy(bucket.url)
  const settings = { ...bucketSettings(proxy.url), LOG_LEVEL: 'silent', AVIF: 'off' }
  app = await startTestApp({ settings })
  token = await app.signIn('SuperAdmin')
})
afterAll(async () => {
  await app.close()
  await proxy.stop()
  await bucket.stop()
})

/** What was asked, and the milliseconds that it took. */
async function timed<Result>(act: Promise<Result>): Promise<[Result, number]> {
  const began = performance.now()
  return [await act, performance.now() - began]
}

async function upload(): Promise<Answer> {
  const form = { name: 'Xəzər Dəmir', file: await pictureFile({}) }
  return app.rest('POST', '/Partner', { token, form, query: { language: 'ru' } })
}
const picture = (url: string) => fetch(app.url + url, { headers: { accept: 'image/webp' } })
const health = async () => (await app.rest('GET', '/health')).body.data
const partners = async () => (await app.rest('GET', '/Partner')).body.data as { logoUrl: string }[]
const temps = () => readdir(app.deps.tempDir)
const rowsOfPictures = () => app.deps.db.media.count()

test.each([
  ['silent', () => proxy.hang()],
  ['refusing', () => proxy.cut()],
] as const)(
  'while the object store is %s pages come, uploads are refused with the reason and leave nothing, and it recovers by itself',
  async (error, strike) => {
    await makeService(app.deps.db)
    expect((await upload()).status).toBe(201)
    const [{ logoUrl } = { logoUrl: '' }] = await partners()
    expect((await picture(logoUrl)).status).toBe(200)
    const before = { partners: (await partners()).length, rows: await rowsOfPictures() }

    strike()
    const [refused, uploadTook] = await timed(upload())
    const [shown, pictureTook] = await timed(picture(logoUrl))
    const [again, againTook] = await timed(
      Promise.all([picture(logoUrl), picture(logoUrl), picture(logoUrl)]),
    )
    const services = await app.rest('GET', '/services')
    // Asked at most once a second.
    await expect.poll(health).toMatchObject({ checks: { database: 'ok', disk: 'ok', store: 'failing' } })
    const left = { partners: (await partners()).length, rows: await rowsOfPictures() }
    const tempsLeft = await temps()

    proxy.mend()
    const mended = performance.now()
    await expect.poll(async () => (await upload()).status).toBe(201)
    const back = performance.now() - mended
    await expect.poll(async () => (await picture(logoUrl)).status).toBe(200)
    await expect.poll(health).toMatchObject({ checks: { store: 'ok' } })

    const worst = Math.max(uploadTook, pictureTook, againTook)
    figure({
      name: `object store ${error}`,
      goal: 'pages come, uploads and pictures 503 within 5 s, nothing left behind, recovery within 5 s by itself',
      measured: `longest answer ${Math.round(worst)} ms, later pictures ${Math.round(againTook)} ms, back in ${Math.round(back)} ms`,
      isReached: worst <= longest && back <= longest,
    })
    expect(refused.status).toBe(503)
    expect(refused.body).toMatchObject({ code: 'UNAVAILABLE', message: saidInRussian })
    expect(refused.headers.get('retry-after')).toBe('5')
    expect([shown.status, ...again.map(({ status }) => status)]).toEqual([503, 503, 503, 503])
    expect(services.status).toBe(200)
    expect(left).toEqual(before)
    expect(tempsLeft).toEqual([])
    expect(worst).toBeLessThan(longest)
  },
  40_000,
)

test('what an upload left in the store is in the trash, from which the sweeper takes it', async () => {
  const names = new Set<string>()
  for await (const name of app.deps.media.store.list()) names.add(name.split('/')[0] ?? '')
  const [stored, trash] = await Promise.all([
    app.deps.db.media.findMany({ select: { key: true } }),
    app.deps.db.mediaTrash.findMany({ select: { key: true } }),
  ])
  const known = new Set([...stored, ...trash].map(({ key }) => key))
  expect([...names].filter((key) => !known.has(key))).toEqual([])
})
