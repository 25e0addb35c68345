import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweepArtwork } from '../../../src/domains/artwork/sweep-artwork.ts'
import { defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { begin, cleanPdf, idOf, patch, sendFile, somePdf, uploadUrl } from '../../support/artwork.ts'
import { makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof makeService>>
let other: string

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  service = await makeService(db, { name: 'Vizit kartı', prices: [{ count: 100, price: 1500 }] })
  const profile = await db.preflightProfile.create({
    data: { name: 'Vizit', kind: 'card', rules: defaultProfiles.card },
  })
  await db.service.update({ where: { id: service.id }, data: { artwork: 'Required', profileId: profile.id } })
  other = await makeToken(db, (await makeUser(db)).id)
})
afterAll(() => app.close())

async function customerWithFile(content = cleanPdf()) {
  const user = await makeUser(app.deps.db)
  const token = await makeToken(app.deps.db, user.id)
  const upload = await sendFile(app.url, { token }, { purpose: 'basket', content, name: 'loqo son.pdf' })
  return { user, token, upload }
}

const line = (more: object = {}) => ({ serviceId: service.id, count: 100, ...more })
const place = (token: string, lines: object[], key?: string) =>
  app.rest('POST', '/purchase', {
    token,
    json: { lines },
    headers: key ? { 'idempotency-key': key } : {},
  })
const orderIds = (answer: { body: { data: unknown } }) =>
  (answer.body.data as { orders: { id: number }[] }).orders.map(({ id }) => id)
const isKept = async (id: string) => (await app.deps.db.upload.count({ where: { id } })) === 1

// BSK-7
describe('a file that was sent before ordering', () => {
  test('is named beside its line, to its account only', async () => {
    const { token, upload } = await customerWithFile()
    const lines = [{ ...line({ uploads: [upload] }), id: 'a' }]
    const files = async (reader?: string) => {
      const answer = await app.rest('POST', '/basket/quote', { token: reader, json: { lines } })
      return (answer.body.data as { lines: { files: object[] }[] }).lines[0]?.files
    }
    expect(await files(token)).toEqual([{ id: upload, name: 'loqo son.pdf', size: expect.any(Number) }])
    const nothing = [{ id: upload, name: null, size: 0 }]
    expect(await files(other)).toEqual(nothing)
    expect(await files()).toEqual(nothing)
    const saved = await app.rest('PUT', '/basket', { token, json: { version: 0, lines } })
    expect(saved.body.data).toMatchObject({ lines: [{ id: 'a', uploads: [upload] }] })
  })

  test('is the first version of the order that its line becomes, and is checked', async () => {
    const { user, token, upload } = await customerWithFile()
    const second = await sendFile(app.url, { token }, { purpose: 'basket', content: cleanPdf() })
    const answer = await place(token, [line({ uploads: [upload] }), line(), line({ uploads: [second] })])
    expect(answer.status).toBe(201)
    const [first = 0, without = 0] = orderIds(answer)
    const artwork = await app.rest('GET', `/order/${first}/artwork`, { token })
    expect(artwork.body.data).toMatchObject({
      state: 'Checking',
      versions: [{ number: 1, by: 'customer', files: [{ name: 'loqo son.pdf' }] }],
    })
    expect((await app.rest('GET', `/order/${without}/artwork`, { token })).body.data).toMatchObject({
      state: 'Missing',
      versions: [],
    })
    expect(await isKept(upload)).toBe(false)
    const [file] = await app.deps.db.artworkFile.findMany({ where: { version: { orderId: first } } })
    const jobs = await app.deps.db.$queryRaw<unknown[]>`
      SELECT 1 FROM pgboss.job WHERE data->>'fileId' = ${String(file?.id)}`
    expect(jobs).toHaveLength(1)
    expect(await app.deps.db.artworkVersion.count({ where: { byUserId: user.id } })).toBe(2)
  })

  test('with an Idempotency-Key a repeat answers the same orders and sends nothing twice', async () => {
    const { token, upload } = await customerWithFile()
    const lines = [line({ uploads: [upload] }), line()]
    const both = await Promise.all([
      place(token, lines, 'once-00000001'),
      place(token, lines, 'once-00000001'),
    ])
    const again = await place(token, lines, 'once-00000001')
    const placed = [...both, again]
    expect(placed.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(placed.map((answer) => orderIds(answer).join())).size).toBe(1)
    const [first = 0] = orderIds(again)
    expect(await app.deps.db.artworkVersion.count({ where: { orderId: first } })).toBe(1)
  })

  // DAT-1
  test('is in the copy of the data of its account', async () => {
    const { token } = await customerWithFile()
    const file = await app.trpc(token).personalData.mine.query()
    expect(JSON.parse(Buffer.from(file.content, 'base64').toString())).toMatchObject({
      basketFiles: [{ name: 'loqo son.pdf', size: expect.any(Number), sentAt: expect.any(String) }],
    })
  })

  test('goes with the order: its content is removed when the customer is erased', async () => {
    const { user, token, upload } = await customerWithFile()
    const left = await sendFile(app.url, { token }, { purpose: 'basket', content: somePdf() })
    await place(token, [line({ uploads: [upload] })])
    const keys = (
      await app.deps.db.artworkFile.findMany({
        where: { version: { artwork: { order: { userId: user.id } } } },
        select: { storageKey: true },
      })
    ).map(({ storageKey }) => storageKey)
    const waiting = await app.deps.db.upload.findUniqueOrThrow({ where: { id: left } })
    const staff = await app.signIn(['users'])
    expect((await app.rest('DELETE', `/clients/${user.id}`, { token: staff })).status).toBe(204)
    expect(await isKept(left)).toBe(false)
    const trash = await app.deps.db.mediaTrash.findMany({ select: { key: true } })
    expect(trash.map(({ key }) => key)).toEqual(expect.arrayContaining([...keys, waiting.storageKey]))
  })
})

describe('what is refused', () => {
  test.each([
    ['another account', async () => ({ token: other, upload: (await customerWithFile()).upload })],
    [
      'a file that has not come whole',
      async () => {
        const { token } = await customerWithFile()
        const begun = idOf(await begin(app.url, { token }, { purpose: 'basket', length: 5_000_000 }))
        await patch(uploadUrl(app.url, begun), { token }, { offset: 0, content: new Uint8Array(somePdf()) })
        return { token, upload: begun }
      },
    ],
    [
      'one that was used already',
      async () => {
        const { token, upload } = await customerWithFile()
        await place(token, [line({ uploads: [upload] })])
        return { token, upload }
      },
    ],
    [
      'one whose time is over',
      async () => {
        const { token, upload } = await customerWithFile()
        await app.deps.db.upload.update({ where: { id: upload }, data: { expiresAt: new Date(0) } })
        return { token, upload }
      },
    ],
    [
      'a file of an order',
      async () => {
        const { token } = await customerWithFile()
        const [orderId = 0] = orderIds(await place(token, [line()]))
        return { token, upload: await sendFile(app.url, { token }, { orderId, content: cleanPdf() }) }
      },
    ],
  ])('%s: by its line, and nothing is ordered', async (_name, make) => {
    const { token, upload } = await make()
    const before = await app.deps.db.order.count()
    const answer = await place(token, [line(), line({ uploads: [upload] })])
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ errors: [{ path: 'lines.1.uploads' }] })
    expect(await app.deps.db.order.count()).toBe(before)
  })

  test('an upload without an account, of no size, and more than an account may have on their way', async () => {
    expect((await begin(app.url, {}, { purpose: 'basket', length: 10 })).status).toBe(401)
    const { token } = await customerWithFile()
    const statuses: number[] = []
    for (const length of [0, 10_000_000_000])
      statuses.push((await begin(app.url, { token }, { purpose: 'basket', length })).status)
    expect(statuses).toEqual([400, 413])
    const large = app.deps.settings.ARTWORK_MAX_FILE
    let last = 201
    for (let sent = 0; last === 201 && sent <= app.deps.settings.ARTWORK_MAX_ORDER; sent += large)
      last = (await begin(app.url, { token }, { purpose: 'basket', length: large })).status
    expect(last).toBe(413)
  })

  test('another account neither reads, goes on with nor ends it', async () => {
    const { upload } = await customerWithFile()
    const url = uploadUrl(app.url, upload)
    const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${other}` }
    expect((await fetch(url, { method: 'HEAD', headers })).status).toBe(404)
    expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(404)
    expect((await patch(url, { token: other }, { offset: 0, content: 'x' })).status).toBe(404)
    expect(await isKept(upload)).toBe(true)
  })
})

// ART-8
test('what no line names any more goes after a day, what one names stays a month', async () => {
  const { token, upload } = await customerWithFile()
  const left = await sendFile(app.url, { token }, { purpose: 'basket', content: somePdf() })
  await app.rest('PUT', '/basket', {
    token,
    json: { version: 0, lines: [{ ...line({ uploads: [upload] }), id: 'kept' }] },
  })
  const after = (days: number) => ({
    ...app.deps,
    now: () => new Date(Date.now() + days * 24 * 3_600_000 + 60_000),
  })
  await sweepArtwork(app.deps)
  expect([await isKept(upload), await isKept(left)]).toEqual([true, true])
  await sweepArtwork(after(1))
  expect([await isKept(upload), await isKept(left)]).toEqual([true, false])
  await sweepArtwork(after(30))
  expect(await isKept(upload)).toBe(false)
})
