import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { providerNames } from '../../../src/domains/payments/providers/provider.ts'
import type { TestCardName } from '../../../src/payment-simulators/cards.ts'
import { makeToken, makeUser } from '../../support/factories.ts'
import { payAt } from '../payments/providers/open-shop.ts'
import { type CardShop, openCardShop } from './card-shop.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterEach(() => shop.calm())
afterAll(() => shop.close())

type Body = { payUrl: string }

/** An order that is asked for, and how the holder of its link calls. */
async function linked(price = 62.5) {
  const made = await shop.asked(price)
  const { url } = await shop.trpc(shop.cashier).paymentLinks.ofRequest.mutate({ id: made.requestId })
  const link = url.split('/').at(-1) ?? ''
  const call = async (method: string, path: string, more: object = {}) => {
    const headers = { 'X-Payment-Link': link }
    const { status, body } = await shop.rest(method, `/payment/linked${path}`, { headers, ...more })
    return { status, body, data: body.data as Body }
  }
  return { ...made, link, call }
}
type Call = Awaited<ReturnType<typeof linked>>['call']
const begin = (call: Call, provider: string, more: object = {}) =>
  call('POST', '/attempt', { json: { provider }, ...more })

// PAY-13, PAY-16
describe.each(providerNames)('by the link at %s', (provider) => {
  const pay = async (call: Call, card: TestCardName | 'cancel') => {
    const { status, data } = await begin(call, provider)
    expect(status).toBe(201)
    await payAt(data.payUrl, card)
    await shop.banks[provider].settled()
  }

  test('it is paid by REST alone: begun, paid at the bank, asked, with a receipt', async () => {
    const { call } = await linked()
    const { data } = await call('GET', '')
    expect(data).toMatchObject({ stand: 'open', card: null, receipt: null })
    expect(new Set((data as unknown as { providers: string[] }).providers)).toEqual(new Set(providerNames))
    await pay(call, 'approved')
    expect((await call('POST', '/check')).data).toMatchObject({
      stand: 'paid',
      missing: 0,
      card: null,
      receipt: { amount: 62.5, lastFour: '1111', bankReference: expect.any(String) },
    })
    expect((await begin(call, provider)).status).toBe(409)
  })

  test('while the bank’s page is open that is said, and a second press leads to the same page', async () => {
    const { call, requestId } = await linked()
    const first = await begin(call, provider)
    const second = await begin(call, provider)
    expect(second.data.payUrl).toBe(first.data.payUrl)
    expect((await call('GET', '')).data).toMatchObject({
      stand: 'open',
      card: { state: 'opened', amount: 62.5 },
    })
    expect(await shop.deps.db.paymentAttempt.count({ where: { requestId } })).toBe(1)
  })

  test('a declined card says why, where the bank does, and that nothing was paid', async () => {
    const { call } = await linked()
    // Payriff gives no reasons.
    const failure = provider === 'payriff' ? 'unknown' : 'noFunds'
    await pay(call, 'noFunds')
    expect((await call('POST', '/check')).data).toMatchObject({
      stand: 'open',
      missing: 62.5,
      card: { state: 'declined', failure },
    })
    await pay(call, 'cancel')
    const { data } = await call('POST', '/check')
    expect(data).toMatchObject({ stand: 'open', card: { state: 'declined' } })
  })

  test('a bank that opens nothing is said, and nothing was paid', async () => {
    const { call } = await linked()
    Object.assign(shop.banks[provider].faults, { act: 'lostRequest' })
    const { status, body } = await begin(call, provider)
    expect([status, body.message]).toEqual([503, expect.stringContaining('Bank')])
    shop.calm()
    await pay(call, 'approved')
    expect((await call('POST', '/check')).data).toMatchObject({ stand: 'paid' })
  })
})

// PAY-13
test('reading a link, as a mail scanner does, begins nothing', async () => {
  const { call, requestId } = await linked()
  for (let time = 0; time < 3; time++) await call('GET', '')
  expect(await shop.deps.db.paymentAttempt.count({ where: { requestId } })).toBe(0)
})

test.each([
  ['an unknown bank', { provider: 'azericard' }],
  ['no bank', {}],
])('%s is refused by the field', async (_, json) => {
  const { call } = await linked()
  const { status, body } = await call('POST', '/attempt', { json })
  expect([status, body.errors?.[0]?.path]).toEqual([400, 'provider'])
})

test('a bank that is no longer offered is refused by the field', async () => {
  const { call } = await linked()
  const { offered } = shop.deps.cardPayments
  Object.assign(shop.deps.cardPayments, { offered: offered.filter((name) => name !== 'epoint') })
  try {
    const { status, body } = await begin(call, 'epoint')
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'provider'])
  } finally {
    Object.assign(shop.deps.cardPayments, { offered })
  }
})

// PAY-14
test('a link that is over begins nothing', async () => {
  const { call, requestId } = await linked()
  await shop.deps.db.paymentLink.updateMany({ where: { requestId }, data: { endsAt: new Date() } })
  expect((await begin(call, 'kapital')).status).toBe(409)
  expect(await shop.deps.db.paymentAttempt.count({ where: { requestId } })).toBe(0)
})

// PAY-16
describe('the balance', () => {
  const withBalance = async (amount: number) => {
    const made = await linked(50)
    await shop
      .trpc(shop.cashier)
      .payments.record.mutate({ appUserId: made.userId, way: 'cash', amount, orders: [] })
    return { ...made, token: await makeToken(shop.deps.db, made.userId) }
  }
  const use = (call: Call, token: string | undefined) =>
    begin(call, 'kapital', { json: { provider: 'kapital', useBalance: true }, ...(token && { token }) })

  test('of its customer pays first, and the card the rest', async () => {
    const { call, token, orderId } = await withBalance(20)
    const { data } = await use(call, token)
    await payAt(data.payUrl, 'approved')
    expect((await call('POST', '/check', { token })).data).toMatchObject({
      stand: 'paid',
      own: { balance: 0 },
      receipt: { amount: 30 },
    })
    const { money } = await shop.trpc(shop.cashier).payments.ofOrder.query({ id: orderId })
    expect(money).toMatchObject({ paid: 50, over: 0 })
  })

  test('that covers everything needs no bank, and leads back to the page', async () => {
    const { call, token, link, requestId } = await withBalance(60)
    const { data } = await use(call, token)
    expect(data.payUrl).toBe(`${shop.url}/p/${link}`)
    expect((await call('GET', '', { token })).data).toMatchObject({ stand: 'paid', own: { balance: 10 } })
    expect(await shop.deps.db.paymentAttempt.count({ where: { requestId } })).toBe(0)
  })

  test('pays for nobody else, pressed twice only once, and not unless it is wanted', async () => {
    const { call, token, userId } = await withBalance(20)
    const stranger = await makeToken(shop.deps.db, (await makeUser(shop.deps.db)).id)
    for (const who of [undefined, stranger, shop.cashier]) expect((await use(call, who)).status).toBe(403)
    await begin(call, 'kapital', { token })
    const balance = async () =>
      (await shop.trpc(shop.cashier).payments.ofCustomer.query({ id: userId })).balance
    expect(await balance()).toBe(20)
    await Promise.all([use(call, token), use(call, token)])
    expect(await balance()).toBe(0)
  })
})
