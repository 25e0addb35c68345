import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { diskReserve } from '../../../src/lib/disk-room.ts'
import {
  begin,
  headersOf,
  idOf,
  makeArtworkOrder,
  patch,
  sendFile,
  somePdf,
  tus,
  uploadUrl,
} from '../../support/artwork.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

const megabyte = 1024 * 1024
const settings = { ARTWORK_MAX_FILE: '10', ARTWORK_MAX_ACCOUNT: '12', ARTWORK_MAX_UNCONFIRMED: '2' }
let app: TestApp
/** Another instance on the same database. */
let other: TestApp
let realRoom: () => Promise<number | null>

beforeAll(async () => {
  app = await startTestApp({ settings })
  other = await startTestApp({ settings, databaseUrl: app.databaseUrl })
  realRoom = app.deps.artwork.roomLeft
})
afterAll(async () => {
  await other.close()
  await app.close()
})

/** So many bytes beside what is kept for the database. */
const leave = (bytes: number) => {
  for (const { deps } of [app, other]) deps.artwork.roomLeft = async () => diskReserve.strangers + bytes
}
beforeEach(() => app.deps.db.upload.deleteMany())
afterEach(() => {
  for (const { deps } of [app, other]) deps.artwork.roomLeft = realRoom
  app.setNow(null)
})

async function newCustomer(data: Parameters<typeof makeUser>[2] = {}) {
  const { db } = app.deps
  const { id: userId } = await makeUser(db, 'Client', data)
  const newOrder = () => makeArtworkOrder(db, userId)
  return { userId, token: await makeToken(db, userId), orderId: await newOrder(), newOrder }
}
const refusal = async (answer: Response) => [
  answer.status,
  (await answer.json()).message.replaceAll('\u00a0', ' '),
]
const noSpace = [
  503,
  'There is no space left for files. What has been uploaded is kept; please continue later.',
]

// ART-17
describe('room on the disk', () => {
  test('is promised when an upload begins, on every instance, and free again when it is dropped', async () => {
    const [one, two] = [await newCustomer(), await newCustomer()]
    leave(10 * megabyte)
    const first = await begin(app.url, one, { orderId: one.orderId, length: 6 * megabyte })
    expect(first.status).toBe(201)
    const second = () => begin(other.url, two, { orderId: two.orderId, length: 6 * megabyte })
    const refused = await second()
    expect(refused.headers.get('retry-after')).toBe('30')
    expect(await refusal(refused)).toEqual(noSpace)
    const message = await begin(other.url, two, {
      orderId: two.orderId,
      length: 6 * megabyte,
      purpose: 'message',
    })
    expect(message.status).toBe(503)
    expect((await begin(other.url, two, { purpose: 'basket', length: 6 * megabyte })).status).toBe(503)
    const headers = { ...tus, ...headersOf(one) }
    await fetch(uploadUrl(app.url, idOf(first)), { method: 'DELETE', headers })
    expect((await second()).status).toBe(201)
  })

  test('is promised to one after the other when many begin at the same moment', async () => {
    const customers = await Promise.all(Array.from({ length: 8 }, () => newCustomer()))
    leave(10 * megabyte)
    const begun = await Promise.all(
      customers.map((customer, number) =>
        begin((number % 2 ? app : other).url, customer, { orderId: customer.orderId, length: 3 * megabyte }),
      ),
    )
    expect(begun.map(({ status }) => status).sort()).toEqual([201, 201, 201, 503, 503, 503, 503, 503])
  })

  test('that has gone since refuses the next piece; what has come is kept, and it goes on later', async () => {
    const customer = await newCustomer()
    const content = somePdf(3 * megabyte)
    const begun = await begin(app.url, customer, { orderId: customer.orderId, length: content.length })
    const url = uploadUrl(app.url, idOf(begun))
    const send = (from: number, to: number) =>
      patch(url, customer, { offset: from, content: new Uint8Array(content.subarray(from, to)) })
    expect((await send(0, megabyte)).status).toBe(204)
    leave(100)
    expect(await refusal(await send(megabyte, content.length))).toEqual(noSpace)
    leave(10 * megabyte)
    expect((await send(megabyte, content.length)).status).toBe(204)
  })

  test('is kept larger beside accounts that nobody knows', async () => {
    const unknown = await newCustomer({ emailConfirmedAt: null })
    leave(2 * diskReserve.strangers)
    expect((await begin(app.url, unknown, { orderId: unknown.orderId, length: megabyte })).status).toBe(503)
    const known = await newCustomer()
    expect((await begin(app.url, known, { orderId: known.orderId, length: megabyte })).status).toBe(201)
  })
})

// ART-17
describe('what one customer sends', () => {
  const full = (left: number) => [
    413,
    `The files of all your orders may have at most 12 MB together; ${left} MB are left. If you need more, please write to us.`,
  ]

  test('is bounded over all orders, the basket and links together', async () => {
    const { token, orderId, newOrder } = await newCustomer()
    const { token: link } = await app.trpc(token).orderLinks.create.mutate({ id: orderId })
    expect((await begin(app.url, { token }, { orderId, length: 4 * megabyte })).status).toBe(201)
    expect((await begin(app.url, { link }, { orderId, length: 3 * megabyte })).status).toBe(201)
    expect((await begin(app.url, { token }, { purpose: 'basket', length: 3 * megabyte })).status).toBe(201)
    const more = { orderId: await newOrder(), length: 3 * megabyte }
    expect(await refusal(await begin(app.url, { token }, more))).toEqual(full(2))
    expect(await refusal(await begin(app.url, { token }, { ...more, purpose: 'message' }))).toEqual(full(2))
    expect(await refusal(await begin(app.url, { link }, { orderId, length: 3 * megabyte }))).toEqual(full(2))
    const basket = { purpose: 'basket', length: 3 * megabyte } as const
    expect(await refusal(await begin(app.url, { token }, basket))).toEqual(full(2))
    const staff = { token: await app.signIn(['orders']) }
    expect((await begin(app.url, staff, more)).status).toBe(201)
    const another = await newCustomer()
    expect((await begin(app.url, another, { ...more, orderId: another.orderId })).status).toBe(201)
  })

  test('counts once it is sent, for a day also after the order was cancelled', async () => {
    const { db } = app.deps
    const { token, orderId, newOrder } = await newCustomer()
    const uploads = [await sendFile(app.url, { token }, { orderId, content: somePdf(7 * megabyte) })]
    await app.trpc(token).artwork.send.mutate({ id: orderId, uploads })
    const next = { orderId: await newOrder(), length: 6 * megabyte }
    expect(await refusal(await begin(app.url, { token }, next))).toEqual(full(5))
    await db.order.update({ where: { id: orderId }, data: { status: 'NotApproved' } })
    expect((await begin(app.url, { token }, next)).status).toBe(413)
    app.setNow(new Date(Date.now() + 25 * 3600_000))
    expect((await begin(app.url, { token }, next)).status).toBe(201)
  })

  test('is less until the address is confirmed, but for customers whom staff have added', async () => {
    const { db } = app.deps
    const { userId, token, orderId, newOrder } = await newCustomer({ emailConfirmedAt: null })
    expect((await begin(app.url, { token }, { orderId, length: 1.5 * megabyte })).status).toBe(201)
    const next = { orderId: await newOrder(), length: megabyte }
    const { token: link } = await app.trpc(token).orderLinks.create.mutate({ id: next.orderId })
    for (const sender of [{ token }, { link }])
      expect(await refusal(await begin(app.url, sender, next))).toEqual([
        413,
        'Until the e-mail address of the account is confirmed, its files may have at most 2 MB together; 0 MB are left.',
      ])
    const staff = await makeUser(db)
    await db.user.update({ where: { id: userId }, data: { addedById: staff.id } })
    expect((await begin(app.url, { link }, next)).status).toBe(201)
  })
})
