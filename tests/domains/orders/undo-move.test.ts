import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeEmail } from '../../../src/domains/email/write-email.ts'
import type { OrderStatus } from '../../../src/domains/order-status/statuses.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { moveSteps, statusAfter, statusBefore } from '../../support/order-moves.ts'

let app: TestApp
let now: Date
let staff: string
let customer: Awaited<ReturnType<typeof makeUser>>
let customerToken: string
let service: Awaited<ReturnType<typeof makeService>>

beforeAll(async () => {
  app = await startTestApp()
  staff = await app.signIn(['newOrders', 'orders'])
  customer = await makeUser(app.deps.db)
  customerToken = await makeToken(app.deps.db, customer.id)
  service = await makeService(app.deps.db)
})
afterAll(() => app.close())
beforeEach(() => {
  now = new Date()
  app.setNow(now)
})

const makeIn = async (status: OrderStatus) =>
  (await makeOrder(app.deps.db, customer.id, service, { status })).id
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
  app.setNow(now)
}
const undo = (id: number, token = staff) => app.rest('POST', `/order/${id}/undo`, { token })
const stored = (id: number) => app.deps.db.order.findUniqueOrThrow({ where: { id } })

type EmailOf = { id: string; data: { kind: string; eventId?: number }; start: Date }
const emailsOf = (id: number) =>
  app.deps.db.$queryRawUnsafe<EmailOf[]>(
    `SELECT id::text, data, start_after AS start FROM pgboss.job
     WHERE name = 'mail' AND (data->>'orderId')::int = $1 ORDER BY created_on`,
    id,
  )
const written = async (id: number) => {
  const mails = await emailsOf(id)
  const letters = await Promise.all(
    mails.map(({ data }) =>
      writeEmail(app.deps.db, data as Parameters<typeof writeEmail>[1], {
        siteUrl: 'http://shop.test',
        now,
      }),
    ),
  )
  return letters.map((letter) => letter?.subject ?? null)
}

describe('undoing a move', () => {
  test.each(moveSteps)('%s → %s is taken back by who made it, on both faces', async (from, to) => {
    for (const takeBack of [
      async (id: number) => expect((await undo(id)).body.data).toMatchObject({ id, status: from }),
      async (id: number) =>
        expect(await app.trpc(staff).orders.undo.mutate({ id })).toMatchObject({ id, status: from }),
    ]) {
      const id = await makeIn(from)
      await app.trpc(staff).orders.move.mutate({ id, status: to })
      later(10)
      await takeBack(id)
      expect((await stored(id)).status).toBe(from)
      const { events } = await app.trpc(staff).orders.byId.query({ id })
      expect(events.map(({ kind, isUndone, to }) => [kind, isUndone, to.name_en])).toEqual([
        ['moved', true, expect.any(String)],
        ['undone', false, expect.any(String)],
      ])
      expect(events[1]?.actor?.name).toBe('Aysel')
      const { items } = await app.trpc(staff).history.ofRecord.query({ kind: 'order', id })
      expect(items[0]).toMatchObject({ act: 'restored', changes: [{ field: 'status', from: to, to: from }] })
      // The customer never heard of it.
      expect((await app.trpc(customerToken).orders.byId.query({ id })).events).toEqual([])
    }
  })

  // ORD-13
  test('an acceptance taken back has no price any more, and its mail is never written', async () => {
    const id = await makeIn('Pending')
    await app.trpc(staff).orders.confirm.mutate({ id, price: 72 })
    const [mail] = await emailsOf(id)
    expect(mail?.data.kind).toBe('orderAccepted')
    expect((mail?.start.getTime() ?? 0) - Date.now()).toBeGreaterThan(9000)
    expect((await undo(id)).body.data).toMatchObject({ status: 'Pending', price: null })
    expect(await stored(id)).toMatchObject({ price: null, acceptedAt: null })
    expect(await written(id)).toEqual([null])
    await app.trpc(staff).orders.confirm.mutate({ id, price: 73 })
    expect(await written(id)).toEqual([null, `${id} nömrəli sifarişiniz qəbul edildi`])
  })

  test('a job that was called ready by mistake writes to nobody', async () => {
    const id = await makeIn(statusBefore('Ready'))
    await app.trpc(staff).orders.move.mutate({ id, status: 'Ready' })
    expect((await emailsOf(id)).map(({ data }) => data.kind)).toEqual(['orderReady'])
    await undo(id)
    expect(await written(id)).toEqual([null])
  })

  test('a cancellation taken back leaves no reason behind, and its mail is never written', async () => {
    const id = await makeIn('Accepted')
    await app.trpc(staff).orders.cancel.mutate({ id, reason: 'Kağız yoxdur' })
    expect((await undo(id)).body.data).toMatchObject({ status: 'Accepted', price: 50, reason: null })
    expect(await written(id)).toEqual([null])
    await app.trpc(staff).orders.cancel.mutate({ id, reason: 'Müştəri istədi' })
    expect(await app.trpc(customerToken).orders.byId.query({ id })).toMatchObject({
      reason: 'Müştəri istədi',
      events: [{ reason: 'Müştəri istədi' }],
    })
  })

  // ORD-13
  test('is refused (409) when it is too late, twice, for a colleague, after something else, or without a move', async () => {
    const { orders } = app.trpc(staff)
    const staffMember = await app.signIn(['newOrders', 'orders'])
    const late = await makeIn('Accepted')
    await orders.move.mutate({ id: late, status: 'InProduction' })
    later(13)
    expect((await undo(late)).status).toBe(409)
    const once = await makeIn('Accepted')
    await orders.move.mutate({ id: once, status: 'InProduction' })
    expect((await undo(once, staffMember)).status).toBe(409)
    expect((await undo(once)).status).toBe(200)
    expect((await undo(once)).status).toBe(409)
    const since = await makeIn('Accepted')
    await orders.move.mutate({ id: since, status: 'InProduction' })
    const next = statusAfter('InProduction')
    await app.trpc(staffMember).orders.move.mutate({ id: since, status: next })
    expect((await undo(since)).status).toBe(409)
    const corrected = await makeIn('Accepted')
    await orders.move.mutate({ id: corrected, status: 'InProduction' })
    await orders.correctPrice.mutate({ id: corrected, price: 61, reason: 'Səhv' })
    expect((await undo(corrected)).status).toBe(409)
    expect((await undo(await makeIn('Accepted'))).status).toBe(409)
    expect((await undo(2147483647)).status).toBe(404)
    expect((await stored(late)).status).toBe('InProduction')
    expect((await stored(since)).status).toBe(next)
  })

  test('needs the area of the move (403), and of two at once one wins', async () => {
    const onlyNew = await app.signIn(['newOrders'])
    const id = await makeIn('Pending')
    await app.trpc(onlyNew).orders.confirm.mutate({ id, price: 5 })
    const answers = await Promise.all([undo(id, onlyNew), undo(id, onlyNew), undo(id, onlyNew)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await undo(id, customerToken)).status).toBe(403)
    expect((await undo(id, await app.signIn(['users']))).status).toBe(403)
  })

  test('is no way back for PUT status: it stays 409', async () => {
    const status = statusBefore('Ready')
    const id = await makeIn(status)
    await app.trpc(staff).orders.move.mutate({ id, status: 'Ready' })
    const back = await app.rest('PUT', `/order/${id}/status`, { token: staff, json: { status } })
    expect(back.status).toBe(409)
  })

  test('what was taken back counts in no figure of the first screen', async () => {
    const count = async (status: OrderStatus) =>
      (await app.trpc(staff).overview.statuses.query()).find((one) => one.status === status)?.count
    const before = await count('NotApproved')
    const id = await makeIn('Pending')
    await app.trpc(staff).orders.cancel.mutate({ id })
    expect(await count('NotApproved')).toBe((before ?? 0) + 1)
    await undo(id)
    expect(await count('NotApproved')).toBe(before)
  })
})
