import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeEmail } from '../../../src/domains/email/write-email.ts'
import { maskedEmail } from '../../../src/domains/payment-links/read-linked.ts'
import { queuedEmails } from '../../support/accounts.ts'
import { makeOrder, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let token: string
let staff: ReturnType<TestApp['trpc']>
let service: Awaited<ReturnType<typeof makeService>>
let customer: Awaited<ReturnType<typeof makeUser>>
beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['orders', 'newOrders', 'discounts'])
  staff = app.trpc(token)
  service = await makeService(app.deps.db)
  await staff.payments.updateTerms.mutate({
    deposit: 50,
    wholeBelow: null,
    daysToPay: null,
    creditLimit: null,
  })
})
afterAll(() => app.close())
beforeEach(async () => {
  customer = await makeUser(app.deps.db, 'Client')
})

/** An accepted order, whose deposit is asked for. */
async function asked(price = 100) {
  const { id: orderId } = await makeOrder(app.deps.db, customer.id, service)
  await staff.orders.confirm.mutate({ id: orderId, price })
  return { orderId, requestId: await openOf(orderId) }
}
async function openOf(orderId: number): Promise<number> {
  const { requests } = await staff.payments.ofOrder.query({ id: orderId })
  return requests.find(({ state }) => state === 'Open')?.id ?? 0
}
const tokenOf = (url: string) => url.split('/').at(-1) ?? ''
const linkOf = async (id: number) => tokenOf((await staff.paymentLinks.ofRequest.mutate({ id })).url)
type Body = { id: number; url: string; own: unknown; sentTo: string | null }
async function call(method: string, link: string, path = '', more: object = {}) {
  const headers = { 'X-Payment-Link': link }
  const { status, body } = await app.rest(method, `/payment/linked${path}`, { headers, ...more })
  return { status, body, data: body.data as Body }
}
const read = async (link: string) => (await call('GET', link)).data
const pay = (orderId: number, amount: number) =>
  staff.payments.record.mutate({
    appUserId: customer.id,
    way: 'cash',
    amount,
    orders: [{ orderId, amount }],
  })

// PAY-13
describe('a link to pay', () => {
  test('says what it is for and how much, and nothing of the person or their other money', async () => {
    const { orderId, requestId } = await asked(100.01)
    await pay((await asked()).orderId, 30)
    const link = await linkOf(requestId)
    const { status, body } = await call('GET', link)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: requestId,
      stand: 'open',
      kind: 'deposit',
      amount: 50.01,
      missing: 50.01,
      rest: 50,
      orders: [{ orderId, price: 100.01, asked: 50.01 }],
      replacedBy: null,
      own: null,
      email: maskedEmail(customer.email),
    })
    const said = JSON.stringify(body)
    for (const secret of [customer.email, customer.phoneNumber]) expect(said).not.toContain(secret)
    expect(await linkOf(requestId)).toBe(link)
  })

  test('tells its customer, signed in, the balance, and nobody else', async () => {
    const { requestId } = await asked()
    await staff.payments.record.mutate({ appUserId: customer.id, way: 'cash', amount: 7, orders: [] })
    const link = await linkOf(requestId)
    const own = await makeToken(app.deps.db, customer.id)
    const other = await makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
    expect((await call('GET', link, '', { token: own })).data.own).toEqual({ balance: 7 })
    for (const caller of [other, token])
      expect((await call('GET', link, '', { token: caller })).data.own).toBeNull()
  })

  test('goes on saying how it stands: partly paid, paid, given up', async () => {
    const { orderId, requestId } = await asked()
    const link = await linkOf(requestId)
    await pay(orderId, 20)
    expect(await read(link)).toMatchObject({ stand: 'open', amount: 50, missing: 30, rest: 50 })
    await pay(orderId, 30)
    expect(await read(link)).toMatchObject({ stand: 'paid', missing: 0, closedAt: expect.any(String) })
    const other = await asked()
    const otherLink = await linkOf(other.requestId)
    await staff.payments.cancelRequest.mutate({ id: other.requestId })
    expect(await read(otherLink)).toMatchObject({ stand: 'cancelled', closedAt: expect.any(String) })
  })

  test('of what another request has replaced leads to that one, also after several prices', async () => {
    const { orderId, requestId } = await asked()
    const link = await linkOf(requestId)
    expect((await call('POST', link, '/replacement')).status).toBe(409)
    await staff.orders.correctPrice.mutate({ id: orderId, price: 80, oldPrice: 100, reason: 'Sayı azaldı' })
    await staff.orders.correctPrice.mutate({ id: orderId, price: 60, oldPrice: 80, reason: 'Sayı azaldı' })
    expect(await read(link)).toMatchObject({ stand: 'replaced', amount: 50, replacedBy: { amount: 30 } })
    const { data } = await call('POST', link, '/replacement')
    expect(await read(tokenOf(data.url))).toMatchObject({ stand: 'open', amount: 30 })
  })

  test.each([
    ['none', ''],
    ['a short one', 'abc'],
    ['an unknown one', 'a'.repeat(43)],
  ])('that is %s leads nowhere', async (_, link) => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/replacement'],
      ['POST', '/renewal'],
    ] as const)
      expect((await call(method, link, path)).status).toBe(404)
  })

  test('is ended by staff for everyone, also for an email that waits, until staff make another', async () => {
    const { requestId } = await asked()
    const link = await linkOf(requestId)
    const ended = await app.rest('DELETE', `/payment/request/${requestId}/link`, { token })
    expect(ended.status).toBe(204)
    expect((await call('GET', link)).status).toBe(404)
    expect(await mail(requestId)).toBeNull()
    expect(await linkOf(requestId)).not.toBe(link)
    expect((await call('GET', link)).status).toBe(404)
    for (const act of [
      () => staff.paymentLinks.ofRequest.mutate({ id: 999_999 }),
      () => staff.paymentLinks.end.mutate({ id: 999_999 }),
    ])
      await expect(act()).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
  })

  test('of somebody who was erased leads nowhere', async () => {
    const { orderId, requestId } = await asked()
    const link = await linkOf(requestId)
    await pay(orderId, 50)
    await app.deps.db.user.update({ where: { id: customer.id }, data: { deletedAt: new Date() } })
    expect((await call('GET', link)).status).toBe(404)
  })
})

const written = async (why: 'asked' | 'notPaid' | 'newLink' | 'dayBefore' | 'late', requestId: number) => {
  const { SITE_URL: siteUrl, SECRET_KEY: secretKey } = app.deps.settings
  const job = { kind: 'paymentAsked', requestId, why, mailId: '1', queuedAt: '2026-01-01T00:00:00Z' } as const
  return writeEmail(app.deps.db, job, { siteUrl, secretKey, now: app.deps.now() })
}
const mail = (requestId: number) => written('asked', requestId)

// PAY-55
test('after a card payment that failed its link says that nothing was charged', async () => {
  const { requestId } = await asked()
  const sent = await written('notPaid', requestId)
  expect(sent?.paragraphs.join(' ')).toMatch(/alınmadı.*heç nə çıxılmayıb.*50,00/)
  expect(sent?.action?.url).toMatch(/\/p\/[\w-]{43}$/)
})

// PAY-14
describe('a link that is over', () => {
  const overFrom = async (requestId: number) => {
    const link = await linkOf(requestId)
    const { endsAt } = await app.deps.db.paymentLink.findFirstOrThrow({ where: { requestId } })
    expect(Math.round((endsAt.getTime() - Date.now()) / 86_400_000)).toBe(60)
    await app.deps.db.paymentLink.updateMany({ where: { requestId }, data: { endsAt: new Date() } })
    return link
  }

  test('pays nothing, and has a new one sent to the address that is known', async () => {
    const { requestId } = await asked()
    const link = await linkOf(requestId)
    expect((await call('POST', link, '/renewal')).status).toBe(409)
    await overFrom(requestId)
    expect(await read(link)).toMatchObject({ stand: 'over' })
    const { data } = await call('POST', link, '/renewal')
    expect(data).toEqual({ sentTo: maskedEmail(customer.email) })
    const jobs = (await queuedEmails(app.deps.db, 'paymentAsked')) as { requestId: number; why: string }[]
    expect(jobs.filter((job) => job.requestId === requestId)).toMatchObject([{ why: 'newLink' }])
    const sent = await written('newLink', requestId)
    const url = sent?.action?.url ?? ''
    expect(sent?.to.address).toBe(customer.email)
    expect(tokenOf(url)).not.toBe(link)
    expect(await read(tokenOf(url))).toMatchObject({ stand: 'open' })
  })

  test('of a customer whom no email reaches is asked for until staff send it', async () => {
    await app.deps.db.user.update({ where: { id: customer.id }, data: { emailConfirmedAt: null } })
    const { requestId } = await asked()
    const link = await overFrom(requestId)
    expect((await call('POST', link, '/renewal')).data).toEqual({ sentTo: null })
    const wanted = () => app.deps.db.paymentRequest.findUnique({ where: { id: requestId } })
    expect((await wanted())?.linkWantedAt).not.toBeNull()
    const listed = async () => (await staff.paymentLinks.wanted.query()).map(({ id }) => id)
    expect(await listed()).toContain(requestId)
    await linkOf(requestId)
    expect((await wanted())?.linkWantedAt).toBeNull()
    expect(await listed()).not.toContain(requestId)
  })

  test('is asked for at most three times an hour', async () => {
    const { requestId } = await asked()
    const link = await overFrom(requestId)
    const strict = await startTestApp({ databaseUrl: app.databaseUrl, settings: { RATE_LIMIT: 'on' } })
    try {
      const headers = { 'X-Payment-Link': link }
      const ask = () => strict.rest('POST', '/payment/linked/renewal', { headers })
      const statuses = []
      for (let time = 0; time < 4; time++) statuses.push((await ask()).status)
      expect(statuses).toEqual([200, 200, 200, 429])
    } finally {
      await strict.close()
    }
  })
})

// PAY-13
describe('the parties of an order get the link of what is asked for it', () => {
  const ask = (orderId: number, id: number, more: object) =>
    app.rest('POST', `/order/${orderId}/request/${id}/link`, more)

  test('its customer, and by the order’s link; a stranger does not', async () => {
    const { orderId, requestId } = await asked()
    const own = await makeToken(app.deps.db, customer.id)
    const { url } = await app.trpc(own).orderLinks.create.mutate({ id: orderId })
    const headers = { 'X-Order-Link': tokenOf(url) }
    for (const who of [{ token: own }, { headers }]) {
      const { status, body } = await ask(orderId, requestId, who)
      expect(status).toBe(200)
      expect(await read(tokenOf((body.data as Body).url))).toMatchObject({ id: requestId })
    }
    const stranger = await makeToken(app.deps.db, (await makeUser(app.deps.db)).id)
    expect((await ask(orderId, requestId, { token: stranger })).status).toBe(404)
    expect((await ask(orderId, (await asked()).requestId, { token: own })).status).toBe(404)
    expect((await ask(orderId, requestId, {})).status).toBe(401)
  })

  test('by the order’s link only what is asked for that order alone', async () => {
    const [one, other] = [await asked(), await asked()]
    const free = { appUserId: customer.id, kind: 'free' } as const
    const { id } = await staff.payments.ask.mutate({
      ...free,
      orders: [
        { orderId: one.orderId, amount: 5 },
        { orderId: other.orderId, amount: 5 },
      ],
    })
    const own = await makeToken(app.deps.db, customer.id)
    const { url } = await app.trpc(own).orderLinks.create.mutate({ id: one.orderId })
    const headers = { 'X-Order-Link': tokenOf(url) }
    expect((await ask(one.orderId, id, { headers })).status).toBe(404)
    expect((await ask(one.orderId, id, { token: own })).status).toBe(200)
  })
})

// PAY-15
describe('staff who ask for money', () => {
  const ask = (orderId: number, byMail: boolean) =>
    app.rest('POST', '/payment/request', {
      token,
      json: {
        appUserId: customer.id,
        kind: 'free',
        orders: [{ orderId, amount: 5 }],
        note: 'Təcili',
        byMail,
      },
    })

  test('send the link by email, which says what for, how much and by when', async () => {
    const { orderId } = await asked()
    const { id } = (await ask(orderId, true)).body.data as Body
    const email = await mail(id)
    expect(email?.subject).toMatch(/5,00/)
    expect(email?.ask?.sum).toMatch(/5,00/)
    expect(email?.paragraphs.join(' ')).toContain('Təcili')
    const { url } = email?.action ?? {}
    expect(await read(tokenOf(url ?? ''))).toMatchObject({ amount: 5, note: 'Təcili' })
    await staff.payments.cancelRequest.mutate({ id })
    expect(await mail(id)).toBeNull()
  })

  test('are told before anything is written that no email reaches the customer', async () => {
    const { orderId } = await asked()
    await app.deps.db.user.update({ where: { id: customer.id }, data: { emailConfirmedAt: null } })
    const refused = await ask(orderId, true)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('e-poçt')])
    expect((await ask(orderId, false)).status).toBe(201)
  })
})

test.each([
  ['aysel@numune.az', 'a•••l@numune.az'],
  ['ab@numune.az', 'a•••@numune.az'],
  ['"a@b"@numune.az', '"•••"@numune.az'],
])('of %s is shown %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})
