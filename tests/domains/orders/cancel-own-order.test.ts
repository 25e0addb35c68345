import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeEmail } from '../../../src/domains/email/write-email.ts'
import { type OrderStatus, orderStatusNames } from '../../../src/domains/order-status/statuses.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: string
let customer: { id: number }
let own: string
let service: Awaited<ReturnType<typeof makeService>>

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  staff = await app.signIn(['newOrders', 'orders'])
  customer = await makeUser(db)
  own = await makeToken(db, customer.id)
  service = await makeService(db)
  await db.contact.upsert({
    where: { id: 1 },
    create: { id: 1, email: 'shop@example.com', phoneNumber: '+994501112233' },
    update: { email: 'shop@example.com' },
  })
})
afterAll(() => app.close())

const make = async (status: OrderStatus = 'Pending') =>
  (await makeOrder(app.deps.db, customer.id, service, { status })).id
const cancel = (id: number, more: { token?: string; link?: string; reason?: string } = {}) =>
  app.rest('DELETE', `/order/mine/${id}`, {
    ...(more.link === undefined && { token: more.token ?? own }),
    ...(more.link !== undefined && { headers: { 'x-order-link': more.link } }),
    json: more.reason === undefined ? {} : { Reason: more.reason },
  })
const jobsOf = async (orderId: number) =>
  (
    await app.deps.db.$queryRaw<{ data: { kind: string; orderId: number } }[]>`
      SELECT data FROM pgboss.job WHERE name = 'mail' AND (data ->> 'orderId')::int = ${orderId}`
  ).map(({ data }) => data)

// ORD-25
describe('a customer cancels', () => {
  test.each(orderStatusNames)('an own order in %s only while it waits for a price', async (status) => {
    const id = await make(status)
    const answer = await cancel(id)
    expect(answer.status).toBe(status === 'Pending' ? 200 : 409)
    const after = await app.trpc(own).orders.byId.query({ id })
    expect(after.status).toBe(status === 'Pending' ? 'NotApproved' : status)
    if (status !== 'Pending') expect(answer.body.message).toContain('status')
  })

  test('with a reason, and both sides read who did it and why; it can do nothing more', async () => {
    const id = await make()
    expect((await cancel(id, { reason: 'Fikrimi dəyişdim' })).status).toBe(200)
    const said = { status: 'NotApproved', cancelledBy: 'customer', reason: 'Fikrimi dəyişdim' }
    const read = await app.trpc(own).orders.byId.query({ id })
    expect(read).toMatchObject({ ...said, actions: [] })
    expect(read.events.at(-1)).not.toHaveProperty('actor')
    const seen = await app.trpc(staff).orders.byId.query({ id })
    expect(seen).toMatchObject(said)
    expect(seen.events.at(-1)?.actor?.id).toBe(customer.id)
    const { items } = await app.trpc(staff).history.ofRecord.query({ kind: 'order', id })
    expect(items[0]?.changes).toContainEqual({ field: 'reason', from: null, to: 'Fikrimi dəyişdim' })
    expect((await cancel(id)).status).toBe(409)
  })

  test('and staff who cancel are told apart from that', async () => {
    const id = await make()
    await app.trpc(staff).orders.cancel.mutate({ id })
    expect(await app.trpc(own).orders.byId.query({ id })).toMatchObject({ cancelledBy: 'staff' })
    expect(await app.trpc(own).orders.byId.query({ id: await make() })).not.toHaveProperty('cancelledBy')
  })

  test('no other’s order: a stranger doesn’t learn of it, staff and who holds its link are refused', async () => {
    const id = await make()
    const stranger = await makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
    expect((await cancel(id, { token: stranger })).status).toBe(404)
    expect((await cancel(id, { token: staff })).status).toBe(403)
    const { url } = await app.trpc(own).orderLinks.create.mutate({ id })
    expect((await cancel(id, { link: url.split('/').at(-1) ?? '' })).status).toBe(401)
    expect((await app.trpc(own).orders.byId.query({ id })).status).toBe('Pending')
  })

  test('the company gets an email, and the customer none that we can’t take the order', async () => {
    const id = await make()
    await cancel(id, { reason: 'Başqa yerdə etdim' })
    const jobs = await jobsOf(id)
    expect(jobs.map(({ kind }) => kind)).toEqual(['orderCancelledCompany'])
    const [job] = jobs as Parameters<typeof writeEmail>[1][]
    if (!job) throw new Error('there is one')
    const email = await writeEmail(app.deps.db, job, { siteUrl: 'http://shop.test', now: new Date() })
    expect(email?.to.address).toBe('shop@example.com')
    expect(email?.facts?.map(({ value }) => value)).toContain('Başqa yerdə etdim')
    const received = {
      kind: 'orderReceived',
      orderId: id,
      mailId: 'm',
      queuedAt: new Date().toISOString(),
    } as const
    expect(await writeEmail(app.deps.db, received, { siteUrl: '', now: new Date() })).toBeNull()
  })

  // ORD-7
  test('at the moment of its acceptance: one of them wins, the other is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await make()
      const accepted = app.rest('PUT', '/order', { token: staff, json: { id, price: 12 } })
      const answers = (await Promise.all([cancel(id), accepted])).map(({ status }) => status)
      expect(answers.toSorted()).toEqual([200, 409])
      const { status } = await app.trpc(own).orders.byId.query({ id })
      expect(status).toBe(answers[0] === 200 ? 'NotApproved' : 'Accepted')
    }
  })
})
