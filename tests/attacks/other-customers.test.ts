import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../support/accounts.ts'
import { makeService, makeToken, makeUser } from '../support/factories.ts'
import { startTestApp, type TestApp } from '../support/harness.ts'
import { makeSentOffer } from '../support/offers.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const names = ['Birinci', 'İkinci', 'Üçüncü']
type Customer = Awaited<ReturnType<typeof customerWithAll>>

/** Somebody with a basket, a purchase of two orders and a quote; `mark` stands in all that they wrote. */
async function customerWithAll(name: string) {
  const { db } = app.deps
  const offer = await makeSentOffer(app)
  const { id } = offer.customer
  await db.user.update({ where: { id }, data: { name } })
  const mark = `sirr-${name}`
  const token = await offer.customerToken()
  const { id: serviceId } = await makeService(db)
  const line = { serviceId, count: 3, comment: mark }
  const mine = app.trpc(token)
  await mine.basket.save.mutate({ version: 0, lines: [{ ...line, id: 'same-line' }] })
  const headers = { 'idempotency-key': 'the same key' }
  const placed = await app.rest('POST', '/purchase', { token, headers, json: { lines: [line, line] } })
  const purchase = placed.body.data as { id: number; orders: { id: number }[] }
  await offer.guest.call('POST', '/changes', { revision: 1, text: mark })
  return { ...offer, id, offerId: offer.id, mark, token, purchase, line, mine }
}

/** What `one` gets to see of themselves, whatever they name of `other`. */
async function allReadBy(one: Customer, other: Customer): Promise<string> {
  const query = { userId: other.id, appUserId: other.id, id: other.id, customerId: other.id }
  const { token } = one
  const answers = await Promise.all(
    ['/basket', '/order/mine', '/clients/me', '/auth/me', '/auth/mydata'].map(async (path) => {
      const { status, body } = await app.rest('GET', path, { token, query })
      expect(status, path).toBe(200)
      return JSON.stringify(body)
    }),
  )
  return answers.join('\n')
}

// OFF-1, BSK-1, PUR-2, ORD-10
test('of every two customers neither sees or touches basket, purchase, orders or quote of the other', async () => {
  const customers = await Promise.all(names.map(customerWithAll))
  for (const one of customers)
    for (const other of customers.filter((each) => each !== one)) {
      const told = await allReadBy(one, other)
      expect(told).toContain(one.mark)
      expect(told).not.toContain(other.mark)
      expect(told).not.toContain(other.customer.email)

      const { token } = one
      const orderId = other.purchase.orders[0]?.id ?? 0
      const ask = async (method: string, path: string, json?: unknown) =>
        (await app.rest(method, path, { token, ...(json !== undefined && { json }) })).status
      const pair = `${one.mark} of ${other.mark}`
      for (const [status, method, path, json] of [
        [404, 'GET', `/order/${orderId}`],
        [404, 'GET', `/order/${orderId}/artwork`],
        [404, 'POST', `/order/${orderId}/links`],
        [404, 'POST', `/order/${orderId}/messages`, { text: 'Salam' }],
        [403, 'GET', `/order/GetUserOrders/${other.id}`],
        [403, 'GET', `/clients/${other.id}`],
        [403, 'GET', '/customers/find?text=050'],
        [403, 'POST', '/order/taken', { customerId: other.id, lines: [other.line] }],
        [403, 'GET', `/quotes/${other.offerId}`],
        [403, 'GET', `/quotes/${other.offerId}/revisions/1/quote.pdf`],
        [403, 'POST', `/quotes/${other.offerId}/acceptance`, { revision: 1, name: 'Elçin Quliyev' }],
        [403, 'POST', `/quotes/${other.offerId}/link`],
        [404, 'GET', '/quotes/linked'],
        [404, 'POST', '/quotes/linked/changes', { revision: 1, text: 'Rəng' }],
        [403, 'POST', `/order/${orderId}/promise`, { day: '2090-05-02' }],
        [403, 'PUT', `/order/${orderId}/plan`, { day: '2090-05-02' }],
      ] as const)
        expect(await ask(method, path, json), `${method} ${path} ${pair}`).toBe(status)

      // The key of a purchase is its caller's own: the other's answers nothing of theirs.
      const repeat = await app.rest('POST', '/purchase', {
        token,
        headers: { 'idempotency-key': 'the same key' },
        json: { lines: [one.line, one.line] },
      })
      expect(repeat.body.data).toMatchObject({ id: one.purchase.id })
      // A line of the same id in another's basket stays there.
      await one.mine.purchases.place.mutate({ lines: [{ ...one.line, basketLine: 'same-line' }] })
      expect((await other.mine.basket.mine.query()).lines).toMatchObject([
        { id: 'same-line', comment: other.mark },
      ])
      const kept = await one.mine.basket.mine.query()
      await one.mine.basket.save.mutate({ version: kept.version, lines: [{ ...one.line, id: 'same-line' }] })
    }
})

// OFF-1
test('whoever is sent the link of another’s quote reads that, is not taken for its customer, and gets no more by it', async () => {
  const [one, other] = [await customerWithAll('Dördüncü'), await customerWithAll('Beşinci')]
  const headers = { 'x-quote-link': other.link }
  const read = await app.rest('GET', '/quotes/linked', { token: one.token, headers })
  expect(read.body.data).toMatchObject({ id: other.offerId, isOwn: false })
  const own = await app.rest('GET', '/quotes/linked', { token: other.token, headers })
  expect(own.body.data).toMatchObject({ isOwn: true })
  for (const [path, status] of [
    [`/quotes/${other.offerId}`, 403],
    [`/order/${other.purchase.orders[0]?.id}`, 404],
    ['/quotes', 403],
  ] as const)
    expect((await app.rest('GET', path, { token: one.token, headers })).status, path).toBe(status)
  expect(JSON.stringify(await one.mine.orders.mine.query())).not.toContain(other.mark)
})

// CUS-6
test('a customer whom staff added is nobody’s account, and nobody reads what is theirs', async () => {
  const staff = app.trpc(await app.signIn('SuperAdmin'))
  const added = await staff.customers.add.mutate({ name: 'Kamran', phoneNumber: '050 123 45 67' })
  const { id: serviceId } = await makeService(app.deps.db, { prices: [{ count: 1, price: 500 }] })
  const taken = await staff.purchases.take.mutate({ customerId: added.id, lines: [{ serviceId, count: 1 }] })
  const stranger = await makeUser(app.deps.db)
  await app.deps.db.user.update({
    where: { id: stranger.id },
    data: { phoneNumber: '+994 50 123 45 67' },
  })
  const token = await makeToken(app.deps.db, stranger.id)
  const orderId = taken.orders[0]?.id ?? 0
  expect((await app.rest('GET', `/order/${orderId}`, { token })).status).toBe(404)
  expect(await app.trpc(token).orders.mine.query()).toEqual([])
  expect((await refusal(app.trpc(token).customers.byId.query({ id: added.id }))).code).toBe('FORBIDDEN')
})
