import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  readRequestAttempt,
  settleOnReturn,
} from '../../../src/domains/card-payments/read-request-attempt.ts'
import { settleAttempt } from '../../../src/domains/card-payments/settle-attempt.ts'
import { providerNames } from '../../../src/domains/payments/providers/provider.ts'
import type { TestCardName } from '../../../src/payment-simulators/cards.ts'
import { payAt } from '../payments/providers/open-shop.ts'
import { type CardShop, openCardShop } from './card-shop.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterEach(() => shop.calm())
afterAll(() => shop.close())

const moneyOf = (id: number) => shop.trpc(shop.cashier).payments.ofOrder.query({ id })
const balanceOf = async (id: number) =>
  (await shop.trpc(shop.cashier).payments.ofCustomer.query({ id })).balance
const ledgerOf = async (requestId: number) =>
  (await shop.deps.db.payment.findMany({ where: { attempt: { requestId } }, orderBy: { id: 'asc' } })).map(
    ({ kind, way, amount }) => [kind, way, amount],
  )
const back = (requestId: number) => settleOnReturn(shop.deps, { requestId })

describe.each(providerNames)('by %s', (name) => {
  const bank = () => shop.banks[name]
  const paid = async (requestId: number, card: TestCardName | 'cancel' = 'approved') => {
    const payUrl = await shop.open(requestId, name)
    await payAt(payUrl, card)
    await bank().settled()
  }

  // PAY-20
  test('what is paid is in the ledger once the customer is back, once, however often it is asked', async () => {
    const { orderId, requestId } = await shop.asked(62.5)
    await paid(requestId)
    expect(await ledgerOf(requestId)).toEqual([])
    expect(await back(requestId)).toMatchObject({ state: 'Captured', failure: null, amount: 6250 })
    const [{ id } = { id: 0 }] = await shop.deps.db.paymentAttempt.findMany({ where: { requestId } })
    await Promise.all(Array.from({ length: 50 }, () => settleAttempt(shop.deps, id)))
    expect(await ledgerOf(requestId)).toEqual([['payment', 'card', 6250]])
    const { money, requests } = await moneyOf(orderId)
    expect(money).toMatchObject({ paid: 62.5, left: 0, state: 'paid' })
    expect(requests[0]).toMatchObject({ id: requestId, state: 'Paid' })
  })

  // PAY-20
  test('a card that isn’t charged leaves nothing but why, and another attempt pays', async () => {
    const { orderId, requestId } = await shop.asked(10)
    await paid(requestId, 'noFunds')
    expect(await back(requestId)).toMatchObject({ state: 'Declined' })
    expect(await ledgerOf(requestId)).toEqual([])
    await paid(requestId)
    expect(await back(requestId)).toMatchObject({ state: 'Captured' })
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 10, state: 'paid' })
    expect(await shop.deps.db.paymentAttempt.count({ where: { requestId } })).toBe(2)
  })

  // PAY-21
  test('two tabs at once lead to one address', async () => {
    const { requestId } = await shop.asked(10)
    const [one, other] = await Promise.all([shop.open(requestId, name), shop.open(requestId, name)])
    expect(one).toBe(other)
    expect(await shop.open(requestId, name)).toBe(one)
    expect(await shop.deps.db.paymentAttempt.count({ where: { requestId } })).toBe(1)
  })

  // PAY-20
  test.each(['serverError', 'html', 'failureInside', 'unknownWord'] as const)(
    'an ask with %s decides nothing, and the next one does',
    async (ask) => {
      const { orderId, requestId } = await shop.asked(10)
      await paid(requestId)
      Object.assign(bank().faults, { ask })
      const asked = await back(requestId)
      // By its amounts, whatever its word.
      const isKnown = name === 'kapital' && ask === 'unknownWord'
      expect(asked?.unclearSince === null).toBe(isKnown)
      expect(await ledgerOf(requestId)).toHaveLength(isKnown ? 1 : 0)
      shop.calm()
      expect(await back(requestId)).toMatchObject({ state: 'Captured', unclearSince: null })
      expect((await moneyOf(orderId)).money).toMatchObject({ paid: 10 })
    },
  )

  // PAY-22
  test('another sum than was asked for becomes balance, and staff see it', async () => {
    const { orderId, userId, requestId } = await shop.asked(10)
    Object.assign(bank().faults, { amount: 999 })
    await paid(requestId)
    await back(requestId)
    expect(await ledgerOf(requestId)).toEqual([['payment', 'card', 999]])
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 0 })
    expect(await balanceOf(userId)).toBe(9.99)
    expect(await shop.deps.db.paymentAttempt.findFirst({ where: { requestId } })).toMatchObject({
      trouble: 'amount',
    })
  })

  // PAY-22
  test('after the price was corrected, the order gets what it costs and the balance the rest', async () => {
    const { orderId, userId, requestId } = await shop.asked(100)
    const payUrl = await shop.open(requestId, name)
    await shop.trpc(shop.owner).orders.correctPrice.mutate({ id: orderId, price: 80, reason: 'Az çıxdı' })
    await payAt(payUrl, 'approved')
    await back(requestId)
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 80, left: 0, over: 0 })
    expect(await balanceOf(userId)).toBe(20)
    expect(await shop.deps.db.paymentAttempt.findFirst({ where: { requestId } })).toMatchObject({
      trouble: 'late',
      amount: 10_000,
    })
  })

  // PAY-22
  test('after the order was cancelled, all of it is balance', async () => {
    const { orderId, userId, requestId } = await shop.asked(100)
    const payUrl = await shop.open(requestId, name)
    await shop.trpc(shop.owner).orders.cancel.mutate({ id: orderId })
    await payAt(payUrl, 'approved')
    await back(requestId)
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 0, total: 0 })
    expect(await balanceOf(userId)).toBe(100)
  })

  // PAY-22
  test('paid in cash in the meantime: it is balance, and nothing more can be opened', async () => {
    const { orderId, userId, requestId } = await shop.asked(10)
    const payUrl = await shop.open(requestId, name)
    await shop.rest('POST', '/payment', {
      token: shop.cashier,
      json: { appUserId: userId, way: 'cash', amount: 10, orders: [{ orderId, amount: 10 }] },
    })
    await payAt(payUrl, 'approved')
    await back(requestId)
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 10, over: 0 })
    expect(await balanceOf(userId)).toBe(10)
    expect(await shop.deps.db.paymentAttempt.findFirst({ where: { requestId } })).toMatchObject({
      trouble: 'double',
    })
    await expect(shop.open(requestId, name)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  // PAY-21
  test('an open without an answer is said, and the next one opens', async () => {
    const { requestId } = await shop.asked(10)
    Object.assign(bank().faults, { act: 'lostAnswer' })
    await expect(shop.open(requestId, name)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    shop.calm()
    await payAt(await shop.open(requestId, name), 'approved')
    expect(await back(requestId)).toMatchObject({ state: 'Captured' })
    const attempts = await shop.deps.db.paymentAttempt.findMany({ where: { requestId } })
    expect(attempts.map(({ state }) => state)).toEqual([
      name === 'payriff' ? 'Expired' : 'Cancelled',
      'Captured',
    ])
  })
})

// PAY-21
test('whoever pays at two banks has paid twice: the second is balance, and staff see it', async () => {
  const { orderId, userId, requestId } = await shop.asked(10)
  const first = await shop.open(requestId, 'kapital')
  const second = await shop.open(requestId, 'epoint')
  expect(await readRequestAttempt(shop.deps, { requestId })).toMatchObject({ provider: 'epoint' })
  await payAt(first, 'approved')
  await payAt(second, 'approved')
  await back(requestId)
  expect(await ledgerOf(requestId)).toHaveLength(2)
  expect((await moneyOf(orderId)).money).toMatchObject({ paid: 10, over: 0 })
  expect(await balanceOf(userId)).toBe(10)
  const troubles = await shop.deps.db.paymentAttempt.findMany({ where: { requestId } })
  expect(troubles.map(({ trouble }) => trouble).filter(Boolean)).toEqual(['double'])
})

// PAY-22
test.each(['kapital', 'payriff'] as const)('%s: another currency is no sum of ours', async (name) => {
  const { orderId, requestId } = await shop.asked(10)
  Object.assign(shop.banks[name].faults, { currency: 'USD' })
  await payAt(await shop.open(requestId, name), 'approved')
  await back(requestId)
  expect(await ledgerOf(requestId)).toEqual([])
  expect((await moneyOf(orderId)).money).toMatchObject({ paid: 0 })
  expect(await shop.deps.db.paymentAttempt.findFirst({ where: { requestId } })).toMatchObject({
    trouble: 'currency',
    state: 'Captured',
  })
})

// PAY-21
test('a provider that isn’t offered opens nothing, and is asked about what was begun', async () => {
  const { orderId, requestId } = await shop.asked(10)
  await payAt(await shop.open(requestId, 'kapital'), 'approved')
  const offered = shop.deps.cardPayments.offered
  Object.assign(shop.deps.cardPayments, { offered: ['epoint'] })
  await expect(shop.open((await shop.asked(10)).requestId, 'kapital')).rejects.toMatchObject({
    code: 'VALIDATION',
  })
  await back(requestId)
  expect((await moneyOf(orderId)).money).toMatchObject({ paid: 10 })
  Object.assign(shop.deps.cardPayments, { offered })
})

// PAY-24
describe('what a bank gives back by itself', () => {
  test.each(providerNames)('%s: is seen by the daily question, and is in the ledger once', async (name) => {
    const { orderId, requestId } = await shop.asked(10)
    await payAt(await shop.open(requestId, name), 'approved')
    await back(requestId)
    const { id, providerReference } = await shop.deps.db.paymentAttempt.findFirstOrThrow({
      where: { requestId },
    })
    const bank = shop.banks[name]
    bank.refundAtBank(providerReference ?? '', 300)
    await settleAttempt(shop.deps, id)
    const tellsParts = name === 'kapital'
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: tellsParts ? 7 : 10 })
    bank.refundAtBank(providerReference ?? '', 700)
    await settleAttempt(shop.deps, id)
    await settleAttempt(shop.deps, id)
    const refunds = (await ledgerOf(requestId)).slice(1)
    expect(refunds).toEqual(
      tellsParts
        ? [
            ['refund', 'card', -300],
            ['refund', 'card', -700],
          ]
        : [['refund', 'card', -1000]],
    )
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 0, refunded: 10 })
    expect(await shop.deps.db.paymentAttempt.findUnique({ where: { id } })).toMatchObject({
      trouble: 'refundedAtBank',
      refunded: 1000,
    })
  })

  test('takes the balance first, then the order', async () => {
    const { orderId, userId, requestId } = await shop.asked(100)
    const payUrl = await shop.open(requestId, 'kapital')
    await shop.trpc(shop.owner).orders.correctPrice.mutate({ id: orderId, price: 80, reason: 'Az çıxdı' })
    await payAt(payUrl, 'approved')
    await back(requestId)
    const { id, providerReference } = await shop.deps.db.paymentAttempt.findFirstOrThrow({
      where: { requestId },
    })
    shop.banks.kapital.refundAtBank(providerReference ?? '', 2500)
    await settleAttempt(shop.deps, id)
    expect(await balanceOf(userId)).toBe(0)
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 75, refunded: 5 })
  })
})
