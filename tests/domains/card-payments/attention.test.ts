import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { settleOnReturn } from '../../../src/domains/card-payments/read-request-attempt.ts'
import { queuedEmails } from '../../support/accounts.ts'
import { makeUser } from '../../support/factories.ts'
import { payAt } from '../payments/providers/open-shop.ts'
import { type CardShop, openCardShop } from './card-shop.ts'

let shop: CardShop
let boss: string
beforeAll(async () => {
  shop = await openCardShop()
  boss = await shop.signIn(['orders', 'newOrders', 'users'])
})
afterEach(() => shop.calm())
afterAll(() => shop.close())

const attemptOf = (requestId: number) =>
  shop.deps.db.paymentAttempt.findFirstOrThrow({ where: { requestId }, orderBy: { id: 'desc' } })
const rowOf = async (requestId: number) => {
  const { id } = await attemptOf(requestId)
  return (await shop.trpc(shop.cashier).cardPayments.attention.query()).find((row) => row.id === id)
}
const laterBy = (ms: number) => shop.setNow(new Date(Date.now() + ms))
/** At night a reminder goes in the morning: what comes of it depends on the hour. */
const atNoon = () => shop.setNow(new Date(new Date().setUTCHours(8, 0, 0, 0)))
const minute = 60_000

// PAY-25
describe('staff see', () => {
  test('for how many minutes a bank has given no answer, from half an hour on, and ask again', async () => {
    const { orderId, userId, requestId } = await shop.asked(10)
    await payAt(await shop.open(requestId, 'epoint'), 'approved')
    Object.assign(shop.banks.epoint.faults, { ask: 'unknownWord' })
    await settleOnReturn(shop.deps, { requestId })
    laterBy(29 * minute)
    expect(await rowOf(requestId)).toBeUndefined()
    laterBy(42.5 * minute)
    expect(await rowOf(requestId)).toMatchObject({
      why: 'unanswered',
      minutes: 42,
      provider: 'epoint',
      state: 'Unknown',
      word: 'Hibernating 000',
      amount: 10,
      captured: 0,
      appUser: { id: userId },
      orderIds: [orderId],
    })
    const { id } = await attemptOf(requestId)
    const ask = () => shop.rest('POST', `/payment/card/${id}/ask`, { token: shop.cashier })
    expect((await ask()).body.data).toEqual({ state: 'Unknown', isAnswered: false })
    shop.calm()
    expect((await ask()).body.data).toEqual({ state: 'Captured', isAnswered: true })
    expect(await rowOf(requestId)).toBeUndefined()
    const { money } = await shop.trpc(shop.cashier).payments.ofOrder.query({ id: orderId })
    expect(money).toMatchObject({ paid: 10 })
    expect((await shop.rest('POST', '/payment/card/999999/ask', { token: shop.cashier })).status).toBe(404)
  })

  test('money that came late, until one of them has looked at it', async () => {
    const { orderId, requestId } = await shop.asked(100)
    const payUrl = await shop.open(requestId, 'payriff')
    await shop.trpc(shop.owner).orders.cancel.mutate({ id: orderId })
    await payAt(payUrl, 'approved')
    await settleOnReturn(shop.deps, { requestId })
    expect(await rowOf(requestId)).toMatchObject({ why: 'late', minutes: null, captured: 100 })
    const { id } = await attemptOf(requestId)
    const see = () => shop.rest('POST', `/payment/card/${id}/seen`, { token: shop.cashier })
    expect((await see()).status).toBe(204)
    expect((await see()).status).toBe(409)
    expect(await rowOf(requestId)).toBeUndefined()
  })
})

// PAY-55
describe('a card payment that failed stands before staff', () => {
  const act = (id: number, of: 'link' | 'seen') =>
    shop.rest('POST', `/payment/card/${id}/${of}`, { token: shop.cashier })
  async function failed() {
    const { userId, ...asked } = await shop.asked(40)
    await payAt(await shop.open(asked.requestId, 'kapital'), 'noFunds')
    await settleOnReturn(shop.deps, { requestId: asked.requestId })
    return { ...asked, userId, ...(await attemptOf(asked.requestId)) }
  }
  const waitsBeside = async () => (await shop.trpc(shop.cashier).overview.money.query()).count
  const mailsOf = async (requestId: number) =>
    (await queuedEmails(shop.deps.db, 'paymentAsked')).filter((job) => job['requestId'] === requestId)

  test('with why and how often, until the link is sent once more, once', async () => {
    atNoon()
    const { id, requestId, orderId, userId } = await failed()
    expect(await rowOf(requestId)).toMatchObject({
      why: 'failed',
      failure: 'noFunds',
      tries: 1,
      amount: 40,
      captured: 0,
      isReached: true,
      requestId,
      appUser: { id: userId },
      orderIds: [orderId],
    })
    const before = await waitsBeside()
    expect([(await act(id, 'link')).status, (await act(id, 'link')).status]).toEqual([204, 409])
    expect(await rowOf(requestId)).toBeUndefined()
    expect(await waitsBeside()).toBe(before - 1)
    expect(await mailsOf(requestId)).toMatchObject([{ why: 'notPaid' }])
    const [reminded] = await shop.trpc(shop.cashier).payments.remind.mutate({ orderIds: [orderId] })
    expect(reminded).toMatchObject({ hindrance: 'today' })
  })

  test('until one of them lets it pass', async () => {
    const { id, requestId } = await failed()
    expect([(await act(id, 'seen')).status, (await act(id, 'link')).status]).toEqual([204, 409])
    expect(await rowOf(requestId)).toBeUndefined()
    expect(await mailsOf(requestId)).toEqual([])
  })

  test('until a later attempt is under way, and no longer once that has paid', async () => {
    const { id, requestId } = await failed()
    const payUrl = await shop.open(requestId, 'payriff')
    expect(await rowOf(requestId)).toBeUndefined()
    await payAt(payUrl, 'approved')
    await settleOnReturn(shop.deps, { requestId })
    expect(await rowOf(requestId)).toBeUndefined()
    expect((await act(id, 'link')).status).toBe(409)
  })

  test('until nothing is asked for any more', async () => {
    const { requestId, id } = await failed()
    await shop.trpc(shop.cashier).payments.cancelRequest.mutate({ id: requestId })
    expect(await rowOf(requestId)).toBeUndefined()
    expect((await act(id, 'link')).status).toBe(409)
  })

  test('for thirty days', async () => {
    const { id, requestId } = await failed()
    const wasOpened = (ago: number) =>
      shop.deps.db.paymentAttempt.update({ where: { id }, data: { createdAt: new Date(Date.now() - ago) } })
    await wasOpened(30 * 24 * 60 * minute - minute)
    expect(await rowOf(requestId)).toMatchObject({ why: 'failed' })
    await wasOpened(30 * 24 * 60 * minute + minute)
    expect(await rowOf(requestId)).toBeUndefined()
  })

  test('also where the bank opened no page', async () => {
    const { requestId } = await shop.asked(10)
    Object.assign(shop.banks.epoint.faults, { act: 'lostRequest' })
    await expect(shop.open(requestId, 'epoint')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(await rowOf(requestId)).toMatchObject({ why: 'failed', failure: 'notOpened' })
  })

  test('of a customer whom no email reaches: the link is taken to be sent in another way', async () => {
    const { id, requestId, userId } = await failed()
    await shop.deps.db.user.update({ where: { id: userId }, data: { emailConfirmedAt: null } })
    expect(await rowOf(requestId)).toMatchObject({ isReached: false })
    expect((await act(id, 'link')).status).toBe(409)
    expect(await rowOf(requestId)).toMatchObject({ why: 'failed' })
    await shop.trpc(shop.cashier).paymentLinks.ofRequest.mutate({ id: requestId })
    expect(await rowOf(requestId)).toBeUndefined()
  })
})

// PAY-25
test('a customer who is erased while at the bank: the money is written down, without their card', async () => {
  const { orderId, userId, requestId } = await shop.asked(10)
  const declined = await shop.open(requestId, 'kapital')
  await payAt(declined, 'noFunds')
  await settleOnReturn(shop.deps, { requestId })
  expect(await attemptOf(requestId)).toMatchObject({ state: 'Declined', cardLastFour: '2222' })
  const payUrl = await shop.open(requestId, 'kapital')
  await shop.trpc(boss).personalData.eraseCustomer.mutate({ id: userId })
  await payAt(payUrl, 'approved')
  await settleOnReturn(shop.deps, { requestId })
  const attempts = await shop.deps.db.paymentAttempt.findMany({
    where: { requestId },
    orderBy: { id: 'asc' },
  })
  expect(attempts.map(({ state, cardLastFour, cardBrand }) => [state, cardLastFour, cardBrand])).toEqual([
    ['Declined', null, null],
    ['Captured', null, null],
  ])
  const { money } = await shop.trpc(shop.cashier).payments.ofOrder.query({ id: orderId })
  expect(money).toMatchObject({ paid: 10 })
})

// PAY-25
test('a customer may be erased at the very moment at which the bank answers', async () => {
  for (let round = 0; round < 8; round++) {
    const { userId, requestId } = await shop.asked(10)
    await payAt(await shop.open(requestId, 'kapital'), 'approved')
    await Promise.all([
      shop.trpc(boss).personalData.eraseCustomer.mutate({ id: userId }),
      settleOnReturn(shop.deps, { requestId }),
      settleOnReturn(shop.deps, { requestId }),
    ])
    await settleOnReturn(shop.deps, { requestId })
    expect(await attemptOf(requestId)).toMatchObject({ state: 'Captured', cardLastFour: null })
    expect(await shop.deps.db.payment.count({ where: { userId, way: 'card' } })).toBe(1)
  }
})

// PAY-25
test('a customer who is at the bank becomes no other one until it has answered', async () => {
  const { requestId, userId } = await shop.asked(10)
  await shop.deps.db.user.update({
    where: { id: userId },
    data: { addedById: (await makeUser(shop.deps.db, 'SuperAdmin')).id },
  })
  const { id } = await makeUser(shop.deps.db)
  const payUrl = await shop.open(requestId, 'epoint')
  const [stays, goes] = [
    await shop.trpc(boss).customers.byId.query({ id }),
    await shop.trpc(boss).customers.byId.query({ id: userId }),
  ]
  const merge = () =>
    shop.rest('POST', `/customers/${id}/merge`, {
      token: boss,
      json: { otherId: userId, updatedAt: stays.updatedAt, otherUpdatedAt: goes.updatedAt },
    })
  const refused = await merge()
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('kart')])
  await payAt(payUrl, 'approved')
  await settleOnReturn(shop.deps, { requestId })
  expect((await merge()).status).toBe(200)
})

// PAY-25
test('what is kept of card payments is in the export of one’s data', async () => {
  const { userId, requestId } = await shop.asked(10)
  await payAt(await shop.open(requestId, 'kapital'), 'approved')
  await settleOnReturn(shop.deps, { requestId })
  const { content } = await shop.trpc(boss).personalData.ofCustomer.query({ id: userId })
  const data: unknown = JSON.parse(Buffer.from(content, 'base64').toString())
  expect(data).toMatchObject({
    cardPayments: [{ provider: 'kapital', amount: 10, state: 'Captured', cardLastFour: '1111' }],
  })
})
