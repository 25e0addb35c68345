import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { settleOnReturn } from '../../../src/domains/card-payments/read-request-attempt.ts'
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
