import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersOf, makeArtworkOrder } from '../../support/artwork.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { checkedOrder } from '../../support/proofs.ts'

let app: TestApp
let staff: string
let staffId: number
beforeAll(async () => {
  app = await startTestApp()
  const member = await makeUser(app.deps.db, [7, 8], { name: 'Nigar' })
  staffId = member.id
  staff = await makeToken(app.deps.db, staffId)
})
afterAll(() => app.close())

const since = (orderId: number, minutesAgo: number) =>
  app.deps.db.artwork.update({
    where: { orderId },
    data: { updatedAt: new Date(Date.now() - minutesAgo * 60_000) },
  })
const ids = (answer: { items: { order: { id: number } }[] }) => answer.items.map(({ order }) => order.id)

// TUR-1
describe('whose turn it is', () => {
  test('is read by the customer, for each order and for all, and by link', async () => {
    const { token, orderId, customer } = await checkedOrder(app)
    const missing = await makeArtworkOrder(app.deps.db, customer.id)
    const { turns, orderLinks } = app.trpc(token)
    const mine = await app.rest('GET', '/order/turns', { token })
    expect(mine.body.data).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ orderId, side: 'staff', what: 'makeProof' }),
        expect.objectContaining({ orderId: missing, side: 'customer', what: 'sendArtwork' }),
      ]),
    )
    expect(await turns.ofOrder.query({ id: missing })).toMatchObject({
      side: 'customer',
      what: 'sendArtwork',
    })
    const link = await orderLinks.create.mutate({ id: orderId })
    const byLink = await app.rest('GET', `/order/${orderId}/turn`, {
      headers: headersOf({ link: link.token }),
    })
    expect(byLink.body.data).toMatchObject({ side: 'staff' })
    expect(
      (await app.rest('GET', `/order/${orderId}/turn`, { token: await app.signIn('Client') })).status,
    ).toBe(404)
  })

  test('turns to staff with a message, and back once it is read', async () => {
    const { token, orderId } = await checkedOrder(app, { versions: 0 })
    const { messages, turns } = app.trpc(token)
    const { messages: said } = await messages.post.mutate({ id: orderId, text: 'Maketi necə göndərim?' })
    const at = said[0]?.at
    expect(await turns.ofOrder.query({ id: orderId })).toMatchObject({
      side: 'staff',
      what: 'answerMessage',
      since: at,
    })
    await app.trpc(staff).messages.read.mutate({ id: orderId, upTo: said[0]?.id ?? 0 })
    expect(await turns.ofOrder.query({ id: orderId })).toMatchObject({
      side: 'customer',
      what: 'sendArtwork',
    })
  })
})

// TUR-2
describe('the work list', () => {
  test('holds what waits for us, longest first, in pages; the other side is one filter away', async () => {
    await app.deps.db.artwork.updateMany({ data: { state: 'NotNeeded' } })
    await app.deps.db.orderMessage.updateMany({ data: { readAt: new Date() } })
    const [old, older, asked, theirs] = [
      await checkedOrder(app),
      await checkedOrder(app),
      await checkedOrder(app),
      await checkedOrder(app, { versions: 0 }),
    ]
    await since(old.orderId, 10)
    await since(older.orderId, 300)
    await app.trpc(asked.token).messages.post.mutate({ id: asked.orderId, text: 'Salam' })
    await since(asked.orderId, 5)
    const first = await app.rest('GET', '/order/work', { token: staff, query: { pageSize: 2 } })
    expect(first.body.data).toMatchObject([{ order: { id: older.orderId } }, { order: { id: old.orderId } }])
    expect(JSON.parse(first.headers.get('pagination') ?? '{}')).toMatchObject({
      totalItems: 3,
      totalPages: 2,
    })
    const { turns } = app.trpc(staff)
    const second = await turns.work.query({ pageSize: 2, page: 2 })
    expect(second.items).toMatchObject([
      {
        order: { id: asked.orderId },
        turn: { side: 'staff', what: 'makeProof' },
        state: 'Checked',
        version: 1,
        round: 0,
        openPins: 0,
        unread: 1,
        taken: null,
      },
    ])
    expect(ids(await turns.work.query({ side: 'customer' }))).toEqual([theirs.orderId])
    expect((await app.rest('GET', '/order/work/counts', { token: staff })).body.data).toEqual({
      staff: 3,
      customer: 1,
    })
  })

  // PROD-7
  test('says when each is due, as the order’s own page does', async () => {
    const { db } = app.deps
    const [promised, waiting] = [await checkedOrder(app), await checkedOrder(app)]
    await db.productionSettings.update({ where: { id: 1 }, data: { defaultDays: 3 } })
    await db.order.update({
      where: { id: promised.orderId },
      data: { promisedOn: new Date('2090-05-02') },
    })
    const { items } = await app.trpc(staff).turns.work.query({})
    const dueOf = (id: number) => items.find(({ order }) => order.id === id)?.due
    expect(dueOf(promised.orderId)).toEqual({ day: '2090-05-02', approveBy: null, daysLate: 0 })
    const { promise } = await app.trpc(staff).orders.byId.query({ id: waiting.orderId })
    expect(dueOf(waiting.orderId)).toEqual({
      day: promise.readyOn,
      approveBy: promise.approveBy,
      daysLate: 0,
    })
    expect(promise.readyOn).not.toBeNull()
    await db.artwork.updateMany({
      where: { orderId: { in: [promised.orderId, waiting.orderId] } },
      data: { state: 'NotNeeded' },
    })
  })

  test('shows who of us has taken it, and asks before it is taken away', async () => {
    const { orderId, token } = await checkedOrder(app)
    const { turns } = app.trpc(staff)
    const waited = (await turns.ofOrder.query({ id: orderId }))?.since
    expect((await turns.ofOrder.query({ id: orderId }))?.taken).toBeNull()
    await turns.take.mutate({ id: orderId, taken: true })
    expect(await turns.ofOrder.query({ id: orderId })).toMatchObject({
      since: waited,
      taken: { by: { id: staffId, name: 'Nigar' } },
    })
    expect(await app.trpc(token).turns.ofOrder.query({ id: orderId })).not.toHaveProperty('taken')
    const mine = await turns.work.query({ mine: true })
    expect(mine.items).toMatchObject([
      { order: { id: orderId }, taken: { by: { id: staffId, name: 'Nigar' } } },
    ])
    const staffMember = await app.signIn(['orders'])
    const take = (json: object) => app.rest('PUT', `/order/${orderId}/taken`, { token: staffMember, json })
    const refused = await app.rest('PUT', `/order/${orderId}/taken`, {
      token: staffMember,
      query: { language: 'en' },
      json: { taken: true },
    })
    expect(refused.status).toBe(409)
    expect(refused.body.message).toBe('Nigar Əliyeva has taken this order on.')
    expect((await take({ taken: true, over: true })).status).toBe(200)
    expect((await turns.work.query({ mine: true })).items).toEqual([])
    expect((await take({ taken: false })).status).toBe(200)
    const both = await Promise.all([
      take({ taken: true }),
      turns.take.mutate({ id: orderId, taken: true }).catch(() => 409),
    ])
    expect(
      both.filter((one) => one === 409 || (typeof one === 'object' && 'status' in one && one.status === 409)),
    ).toHaveLength(1)
  })

  test('of who has area 7 alone holds new orders; no customer reads it', async () => {
    const accepted = await checkedOrder(app)
    const pending = await checkedOrder(app, { status: 'Pending' })
    const { turns } = app.trpc(await app.signIn(['newOrders']))
    const seen = ids(await turns.work.query({}))
    expect(seen).toContain(pending.orderId)
    expect(seen).not.toContain(accepted.orderId)
    expect((await app.rest('GET', '/order/work', { token: pending.token })).status).toBe(403)
  })
})
