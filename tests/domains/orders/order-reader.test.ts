import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderStatusNames } from '../../../src/domains/order-status/statuses.ts'
import { makeOrder, makeService, makeToken, makeUser, someQuote } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let owner: Awaited<ReturnType<typeof makeUser>>
let service: Awaited<ReturnType<typeof makeService>>
const callers: Record<string, string> = {}

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  owner = await makeUser(db)
  service = await makeService(db)
  callers.newOrders = await app.signIn(['newOrders'])
  callers.orders = await app.signIn(['orders'])
  callers.none = await app.signIn(['users', 'contact'])
  callers.owner = await makeToken(db, owner.id)
  callers.stranger = await makeToken(db, (await makeUser(db)).id)
})
afterAll(() => app.close())

const statusOf = (promise: Promise<unknown>): Promise<number> =>
  promise.then(
    () => 200,
    (error) => error.data.httpStatus,
  )

/** What reads or writes beside one order, on each face; a note is written on top. */
const calls = (id: number, token: string) => {
  const { orders } = app.trpc(token)
  const rest = async (method: 'GET' | 'POST', path: string, json?: object) =>
    (await app.rest(method, `/order/${id}${path}`, { token, ...(json && { json }) })).status
  const file = async (path: string) =>
    (await fetch(`${app.url}/api/order/${path}`, { headers: { authorization: `Bearer ${token}` } })).status
  return {
    'GET /order/{id}': () => rest('GET', ''),
    'orders.byId': () => statusOf(orders.byId.query({ id })),
    'POST notes': async () =>
      (await rest('POST', '/notes', { text: 'x' })) === 201 ? 200 : rest('POST', '/notes', { text: 'x' }),
    'orders.addNote': () => statusOf(orders.addNote.mutate({ id, text: 'x' })),
    'jobticket.pdf': () => file(`${id}/jobticket.pdf`),
    'orders.jobTicket': () => statusOf(orders.jobTicket.query({ id })),
    'jobtickets.pdf': () => file(`jobtickets.pdf?ids=${id}`),
    'quote.pdf': () => file(`${id}/quote.pdf`),
    'orders.quote': () => statusOf(orders.quote.query({ id })),
  }
}
const forStaffOnly = /note|Note|ticket|Ticket/

// ORD-11
describe.each(orderStatusNames)('an order that is %s', (status) => {
  test.each(['newOrders', 'orders', 'none', 'owner', 'stranger'])('to %s', async (name) => {
    const order = await makeOrder(app.deps.db, owner.id, service, { status, price: undefined })
    await app.deps.db.order.update({ where: { id: order.id }, data: { quote: someQuote } })
    const expected = (call: string): number => {
      // What was not approved is quoted to nobody.
      const isQuoted = status !== 'NotApproved' || !/quote/.test(call)
      if (name === 'orders' || (name === 'newOrders' && status === 'Pending')) return isQuoted ? 200 : 409
      // Area 7 is for the orders that wait; the list of all orders is refused to it as well.
      if (name === 'newOrders') return 403
      if (forStaffOnly.test(call)) return 403
      if (name === 'owner') return isQuoted ? 200 : 409
      return 404
    }
    for (const [call, send] of Object.entries(calls(order.id, callers[name] ?? '')))
      expect(await send(), call).toBe(expected(call))
  })
})

test('area 7 reads its own order as the customer that one is, and no history of orders', async () => {
  const self = await makeUser(app.deps.db, [7])
  const token = await makeToken(app.deps.db, self.id)
  const { id } = await makeOrder(app.deps.db, self.id, service, { status: 'Completed' })
  const own = await app.trpc(token).orders.byId.query({ id })
  expect(own).not.toHaveProperty('notes')
  expect(own).not.toHaveProperty('customer')
  expect((await app.rest('GET', `/history/order/${id}`, { token })).status).toBe(403)
})

test('the customer’s e-mail stands with an order for who may see customers as well, and only then', async () => {
  const { id } = await makeOrder(app.deps.db, owner.id, service)
  const seen = async (areas: ('orders' | 'newOrders' | 'users')[]) => {
    const token = await app.signIn(areas)
    const answer = await app.rest('GET', `/order/${id}`, { token })
    const detail = await app.trpc(token).orders.byId.query({ id })
    expect(answer.body.data).toEqual(detail)
    return detail.customer?.email
  }
  expect(await seen(['orders', 'users'])).toBe(owner.email)
  expect(await seen(['newOrders', 'users'])).toBe(owner.email)
  expect(await seen(['orders'])).toBeUndefined()
  expect(await seen(['newOrders'])).toBeUndefined()
  expect(await app.trpc(callers.owner).orders.byId.query({ id })).not.toHaveProperty('customer')
})

test('staff read in which language one writes to the customer: the order’s own, else theirs', async () => {
  const { orders } = app.trpc(await app.signIn(['orders']))
  await app.deps.db.user.update({ where: { id: owner.id }, data: { language: 'ru' } })
  const { id } = await makeOrder(app.deps.db, owner.id, service)
  expect((await orders.byId.query({ id })).customer?.language).toBe('ru')
  await app.deps.db.order.update({ where: { id }, data: { language: 'en' } })
  expect((await orders.byId.query({ id })).customer?.language).toBe('en')
})
