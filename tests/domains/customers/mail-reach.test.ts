import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailReach, mailReachOf } from '../../../src/domains/customers/mail-reach.ts'
import { writeEmail } from '../../../src/domains/email/write-email.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: { id: number; token: string }
let service: Awaited<ReturnType<typeof makeService>>

beforeAll(async () => {
  app = await startTestApp()
  const { id } = await makeUser(app.deps.db, [6, 7, 8])
  staff = { id, token: await makeToken(app.deps.db, id) }
  service = await makeService(app.deps.db)
})
afterAll(() => app.close())

const account = { email: 'a@example.com', contactEmail: '', addedById: null, deletedAt: null }

// EML-2, CUS-7, EML-12
test.each([
  ['a confirmed account', { ...account, emailConfirmedAt: new Date() }, 'reaches'],
  ['an account that is not confirmed', { ...account, emailConfirmedAt: null }, 'unconfirmed'],
  [
    'whom staff added with an address',
    { ...account, email: '', contactEmail: 'a@example.com', addedById: 1, emailConfirmedAt: null },
    'reaches',
  ],
  [
    'whom staff added without one',
    { ...account, email: '', addedById: 1, emailConfirmedAt: null },
    'noAddress',
  ],
  ['who was erased', { ...account, emailConfirmedAt: new Date(), deletedAt: new Date() }, 'noAddress'],
] as const)('%s', (_, user, reach) => {
  expect(mailReachOf(user)).toBe(reach)
})

async function makeCustomer(reach: MailReach) {
  const { db } = app.deps
  if (reach === 'reaches') return makeUser(db)
  const user = await makeUser(db, 'Client', { emailConfirmedAt: null })
  if (reach === 'unconfirmed') return user
  return db.user.update({ where: { id: user.id }, data: { email: '', addedById: staff.id } })
}

// EML-12
test.each(['reaches', 'unconfirmed', 'noAddress'] as const)(
  '%s: staff read it with the order everywhere, and it is what happens',
  async (reach) => {
    const { db } = app.deps
    const customer = await makeCustomer(reach)
    const { id } = await makeOrder(db, customer.id, service)
    const accepted = await makeOrder(db, customer.id, service, { status: 'Accepted' })
    const api = app.trpc(staff.token)
    const found = (orders: readonly { id: number; customerMail?: MailReach | undefined }[], orderId = id) =>
      orders.find((order) => order.id === orderId)?.customerMail
    expect(found(await api.orders.new.query())).toBe(reach)
    expect(found((await api.orders.list.query({ appUserId: customer.id })).items)).toBe(reach)
    expect(found(await api.orders.ofUser.query({ userId: customer.id }))).toBe(reach)
    expect((await api.orders.byId.query({ id })).customerMail).toBe(reach)
    const { jobs } = await api.production.calendar.query({ from: '2026-11-23', to: '2026-11-29' })
    expect(found(jobs, accepted.id)).toBe(reach)
    const job = {
      kind: 'orderReceived',
      orderId: id,
      mailId: 'one',
      queuedAt: new Date().toISOString(),
    } as const
    const email = await writeEmail(db, job, { siteUrl: 'http://shop.test', now: new Date() })
    expect(email !== null).toBe(reach === 'reaches')
  },
)

// EML-12
test('the customer gets no such field', async () => {
  const customer = await makeUser(app.deps.db)
  const token = await makeToken(app.deps.db, customer.id)
  const { id } = await makeOrder(app.deps.db, customer.id, service)
  const api = app.trpc(token)
  expect(await api.orders.byId.query({ id })).not.toHaveProperty('customerMail')
  for (const order of [
    ...(await api.orders.mine.query()),
    ...(await api.orders.ofUser.query({ userId: customer.id })),
  ])
    expect(order).not.toHaveProperty('customerMail')
})
