import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashFile } from '../../../src/domains/artwork/stored-file.ts'
import { sweepArtwork } from '../../../src/domains/artwork/sweep-artwork.ts'
import { defaultProfiles } from '../../../src/domains/preflight/profile-input.ts'
import { makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { byQuoteLink } from '../../support/offers.ts'
import { checkedOrder, ticked } from '../../support/proofs.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof makeService>>
let staff: string

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  service = await makeService(db, { name: 'Vizit kartı', prices: [{ count: 100, price: 1500 }] })
  const profile = await db.preflightProfile.create({
    data: { name: 'Vizit', kind: 'card', rules: defaultProfiles.card },
  })
  await db.service.update({ where: { id: service.id }, data: { artwork: 'Required', profileId: profile.id } })
  staff = await makeToken(db, (await makeUser(db, [8])).id)
})
afterAll(() => app.close())

/** A customer's order whose artwork is approved. */
async function approvedOrder() {
  const order = await checkedOrder(app)
  const { orderId: id, token } = order
  await app.trpc(staff).proofs.make.mutate({ id })
  await app.trpc(token).proofs.approve.mutate({ id, round: 1, version: 1, ...ticked })
  return order
}

const line = (more: object = {}) => ({ serviceId: service.id, count: 100, ...more })
const place = (token: string, lines: object[], key?: string) =>
  app.rest('POST', '/purchase', {
    token,
    json: { lines },
    headers: key ? { 'idempotency-key': key } : {},
  })
const take = (customerId: number, lines: object[]) =>
  app.rest('POST', '/order/taken', { token: staff, json: { customerId, lines } })
const orderIds = (answer: { body: { data: unknown } }) =>
  (answer.body.data as { orders: { id: number }[] }).orders.map(({ id }) => id)
const filesOf = (orderId: number) =>
  app.deps.db.artworkFile.findMany({
    where: { version: { orderId } },
    include: { version: true },
    orderBy: { position: 'asc' },
  })
const notesOf = async (orderId: number) =>
  (await app.deps.db.orderNote.findMany({ where: { orderId } })).map(({ text }) => text)

/** That the order's first version is the earlier one's approved file, in bytes of its own. */
async function expectSameFile(orderId: number, earlier: number) {
  const [[copy, ...more], [file]] = [await filesOf(orderId), await filesOf(earlier)]
  if (!copy || !file) throw new Error('no file')
  expect(more).toEqual([])
  expect(copy).toMatchObject({ name: file.name, kind: file.kind, size: file.size, check: 'Waiting' })
  expect(copy.version.number).toBe(1)
  expect(copy.storageKey).not.toBe(file.storageKey)
  expect(Buffer.from(copy.sha256).equals(file.sha256)).toBe(true)
  expect(Buffer.from(await hashFile(app.deps.artwork.store, copy)).equals(file.sha256)).toBe(true)
}

// ART-13
describe('an order that is made once more', () => {
  test('begins with a copy of what its customer approved, which is checked', async () => {
    const { token, orderId: earlier } = await approvedOrder()
    const answer = await place(token, [line({ repeats: earlier }), line()])
    expect(answer.status).toBe(201)
    const [again = 0, without = 0] = orderIds(answer)
    await expectSameFile(again, earlier)
    expect((await app.rest('GET', `/order/${again}/artwork`, { token })).body.data).toMatchObject({
      state: 'Checking',
      versions: [{ number: 1, by: 'customer' }],
    })
    expect(await filesOf(without)).toEqual([])
    expect(await app.deps.db.upload.count({ where: { purpose: 'basket' } })).toBe(0)
  })

  test('with an Idempotency-Key a repeat answers the same order; what was copied beside it is swept', async () => {
    const { token, orderId: earlier, customer } = await approvedOrder()
    const once = () => place(token, [line({ repeats: earlier })], 'again-0000001')
    const placed = [...(await Promise.all([once(), once()])), await once()]
    expect(placed.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(placed.map((answer) => orderIds(answer).join())).size).toBe(1)
    const [again = 0] = orderIds(placed[0] ?? { body: { data: { orders: [] } } })
    expect(await filesOf(again)).toHaveLength(1)
    const twoDays = 2 * 24 * 3_600_000
    await sweepArtwork({ ...app.deps, now: () => new Date(Date.now() + twoDays) })
    expect(await app.deps.db.upload.count({ where: { byUserId: customer.id } })).toBe(0)
    const [copy] = await filesOf(again)
    if (!copy) throw new Error('no file')
    expect(Buffer.from(await hashFile(app.deps.artwork.store, copy)).equals(copy.sha256)).toBe(true)
  })

  test('keeps its file when the earlier order loses its own', async () => {
    const { token, orderId: earlier } = await approvedOrder()
    const [again = 0] = orderIds(await place(token, [line({ repeats: earlier })]))
    const [copy] = await filesOf(again)
    if (!copy) throw new Error('no file')
    for (const { id, storageKey } of await filesOf(earlier)) {
      await app.deps.artwork.store.remove(storageKey)
      await app.deps.db.artworkFile.update({ where: { id }, data: { removedAt: new Date() } })
    }
    expect(Buffer.from(await hashFile(app.deps.artwork.store, copy)).equals(copy.sha256)).toBe(true)
  })

  test('as it is designed by us, or where no artwork is needed, has no file of its own', async () => {
    const { token, orderId: earlier } = await approvedOrder()
    const plain = await makeService(app.deps.db)
    const answer = await place(token, [
      line({ repeats: earlier, artwork: 'byUs' }),
      line({ serviceId: plain.id, repeats: earlier }),
    ])
    expect(answer.status).toBe(201)
    for (const id of orderIds(answer)) expect(await filesOf(id)).toEqual([])
  })

  test('a basket says what comes along, to its account only', async () => {
    const { token, orderId: earlier } = await approvedOrder()
    const { token: other } = await approvedOrder()
    const lines = [{ ...line({ repeats: earlier }), id: 'a' }]
    const repeated = async (reader?: string) => {
      const answer = await app.rest('POST', '/basket/quote', { token: reader, json: { lines } })
      return (answer.body.data as { lines: { repeated: object }[] }).lines[0]?.repeated
    }
    expect(await repeated(token)).toEqual({
      orderId: earlier,
      files: [{ name: 'vizit.pdf', size: expect.any(Number) }],
    })
    expect(await repeated(other)).toEqual({ orderId: earlier, files: [] })
    expect(await repeated()).toEqual({ orderId: earlier, files: [] })
    const saved = await app.rest('PUT', '/basket', { token, json: { version: 0, lines } })
    expect(saved.body.data).toMatchObject({ lines: [{ id: 'a', repeats: earlier }] })
  })

  test.each([
    [
      'an order of somebody else',
      async () => ({ earlier: (await approvedOrder()).orderId, token: (await approvedOrder()).token }),
    ],
    [
      'one whose artwork was never approved',
      async () => {
        const { orderId, token } = await checkedOrder(app)
        return { earlier: orderId, token }
      },
    ],
    [
      'one whose approval was taken back',
      async () => {
        const { orderId, token } = await approvedOrder()
        await app.trpc(token).proofs.withdraw.mutate({ id: orderId, round: 1 })
        return { earlier: orderId, token }
      },
    ],
    [
      'one whose files are no longer kept',
      async () => {
        const { orderId, token } = await approvedOrder()
        const data = { removedAt: new Date() }
        await app.deps.db.artworkFile.updateMany({ where: { version: { orderId } }, data })
        return { earlier: orderId, token }
      },
    ],
    ['none that there is', async () => ({ earlier: 2_000_000_000, token: (await approvedOrder()).token })],
  ])('refuses %s in words, by its line, and nothing is ordered', async (_name, make) => {
    const { earlier, token } = await make()
    const before = await app.deps.db.order.count()
    const answer = await place(token, [line(), line({ repeats: earlier })])
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      errors: [{ path: 'lines.1.repeats', message: expect.stringContaining(String(earlier)) }],
    })
    expect(await app.deps.db.order.count()).toBe(before)
  })
})

// ART-13
describe('what staff make once more for a customer', () => {
  test('has a note, and the file that this customer approved', async () => {
    const { customer, orderId: earlier } = await approvedOrder()
    const answer = await take(customer.id, [line({ repeats: earlier })])
    expect(answer.status).toBe(201)
    const [again = 0] = orderIds(answer)
    await expectSameFile(again, earlier)
    expect(await notesOf(again)).toEqual([expect.stringContaining(String(earlier))])
    expect((await app.rest('GET', `/order/${again}/artwork`, { token: staff })).body.data).toMatchObject({
      versions: [{ number: 1, by: 'staff' }],
    })
  })

  test('of another customer, without an approval or designed by us has the note alone', async () => {
    const { orderId: earlier } = await approvedOrder()
    const { customer, orderId: unapproved } = await checkedOrder(app)
    const answer = await take(customer.id, [line({ repeats: earlier }), line({ repeats: unapproved })])
    const own = await approvedOrder()
    const designed = await take(own.customer.id, [line({ repeats: own.orderId, artwork: 'DesignByUs' })])
    for (const id of [...orderIds(answer), ...orderIds(designed)]) {
      expect(await filesOf(id)).toEqual([])
      expect(await notesOf(id)).toHaveLength(1)
    }
  })

  test('a quote remembers it through its revisions, and its orders have the file and the note', async () => {
    const { customer, orderId: earlier } = await approvedOrder()
    const offers = app.trpc(staff).offers
    const made = await offers.create.mutate({ userId: customer.id, lines: [line({ repeats: earlier })] })
    const { id } = made
    await offers.send.mutate({ id })
    expect((await offers.byId.query({ id })).lines).toMatchObject([{ repeats: earlier }])
    const unknown = await app.rest('POST', '/quotes', {
      token: staff,
      json: { userId: customer.id, lines: [line({ repeats: 2_000_000_000 })] },
    })
    expect(unknown.body).toMatchObject({ errors: [{ path: 'lines.0.repeats' }] })
    const { url } = await offers.link.mutate({ id })
    const guest = byQuoteLink(app, url.split('/').at(-1) ?? '')
    expect((await guest.accept()).status).toBeLessThan(300)
    const [row] = await app.deps.db.offerOrder.findMany({ where: { offerId: id } })
    await expectSameFile(row?.orderId ?? 0, earlier)
    expect(await notesOf(row?.orderId ?? 0)).toEqual([expect.stringContaining(String(earlier))])
  })
})
