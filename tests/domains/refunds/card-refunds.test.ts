import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { settleOnReturn } from '../../../src/domains/card-payments/read-request-attempt.ts'
import { settleAttempt } from '../../../src/domains/card-payments/settle-attempt.ts'
import { providerNames } from '../../../src/domains/payments/providers/provider.ts'
import { type CardShop, openCardShop } from '../card-payments/card-shop.ts'
import { payAt } from '../payments/providers/open-shop.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterEach(() => shop.calm())
afterAll(() => shop.close())

const moneyOf = (id: number) => shop.trpc(shop.cashier).payments.ofOrder.query({ id })
const give = (id: number, amount: number, key?: string) =>
  shop.rest('POST', `/order/${id}/refund`, {
    token: shop.owner,
    json: { amount, reason: 'Artıq alınıb' },
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  })
const refundsOf = async (id: number) =>
  (await moneyOf(id)).refunds.map(({ way, amount, state }) => [way, amount, state])

describe.each(providerNames)('what was paid by card at %s', (name) => {
  /** An order that is paid by card. */
  async function paid(price: number) {
    const { orderId, requestId } = await shop.asked(price)
    await payAt(await shop.open(requestId, name), 'approved')
    await settleOnReturn(shop.deps, { requestId })
    const attempt = await shop.deps.db.paymentAttempt.findFirstOrThrow({ where: { requestId } })
    const order = () => shop.banks[name].order(attempt.providerReference ?? '')
    const ask = () => settleAttempt(shop.deps, attempt.id)
    return { orderId, attemptId: attempt.id, ask, atBank: () => order().refunded }
  }

  // PAY-36
  test('goes back to the card in equal parts, each once, and the daily question finds nothing more', async () => {
    const { orderId, atBank, ask, attemptId } = await paid(100)
    const answers = await Promise.all([give(orderId, 25, `a-${name}`), give(orderId, 25, `a-${name}`)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect((await give(orderId, 25, `b-${name}`)).status).toBe(201)
    await ask()
    expect(atBank()).toBe(5000)
    expect(await refundsOf(orderId)).toEqual([
      ['card', 25, 'Done'],
      ['card', 25, 'Done'],
    ])
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 50, refunded: 50, refunding: 0 })
    expect((await give(orderId, 50.01)).status).toBe(400)
    expect(await shop.deps.db.paymentAttempt.findUnique({ where: { id: attemptId } })).toMatchObject({
      refunded: 5000,
      trouble: null,
    })
  })

  // PAY-33, PAY-36
  test('goes back when its order is cancelled', async () => {
    const { orderId, atBank } = await paid(40)
    const json = { money: 'refund', reason: 'Kağız yoxdur' }
    expect((await shop.rest('DELETE', `/order/${orderId}`, { token: shop.owner, json })).status).toBe(200)
    expect(atBank()).toBe(4000)
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 0, refunded: 40, state: 'refunded' })
  })

  // PAY-36
  test('isn’t sent again without an answer: the next question shows that it was done', async () => {
    const { orderId, atBank, ask, attemptId } = await paid(30)
    shop.banks[name].faults.act = 'lostAnswer'
    expect((await give(orderId, 30)).body.data).toMatchObject([{ state: 'Unknown', amount: 30 }])
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 30, refunding: 30 })
    expect((await give(orderId, 1)).status).toBe(400)
    shop.calm()
    await ask()
    await ask()
    expect(atBank()).toBe(3000)
    expect(await refundsOf(orderId)).toEqual([['card', 30, 'Done']])
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 0, refunded: 30, refunding: 0 })
    expect(await shop.deps.db.paymentAttempt.findUnique({ where: { id: attemptId } })).toMatchObject({
      refunded: 3000,
      trouble: null,
    })
  })

  // PAY-36
  test('stays not known where the bank never got it, until staff say so, and can be given back again', async () => {
    const { orderId, atBank, ask } = await paid(30)
    shop.banks[name].faults.act = 'lostRequest'
    const { body } = await give(orderId, 30)
    const [refund] = body.data as { id: number; state: string }[]
    expect(refund?.state).toBe('Unknown')
    shop.calm()
    // PAY-49
    const asked = await shop.rest('POST', `/payment/refund/${refund?.id}/ask`, { token: shop.cashier })
    expect(asked.body.data).toMatchObject({ state: 'Unknown' })
    await ask()
    expect(atBank()).toBe(0)
    expect(await refundsOf(orderId)).toEqual([['card', 30, 'Unknown']])
    const failed = await shop.rest('POST', `/payment/refund/${refund?.id}/failure`, {
      token: shop.owner,
      json: { reason: 'Bank belə sorğu almayıb' },
    })
    expect(failed.status).toBe(200)
    expect((await give(orderId, 30)).body.data).toMatchObject([{ state: 'Done' }])
    expect(atBank()).toBe(3000)
  })

  // PAY-36
  test('whose process died while the bank was asked is cleared up by the next question, or by staff', async () => {
    const { orderId, ask } = await paid(30)
    await give(orderId, 10)
    const { db } = shop.deps
    const { paymentId, askedById } = await db.refund.findFirstOrThrow({ where: { orderId } })
    const left = {
      paymentId,
      orderId,
      askedById,
      amount: 2000,
      reason: 'Artıq alınıb',
      state: 'Sent' as const,
    }
    const source = `died:${orderId}`
    const { id } = await db.refund.create({
      data: { ...left, source, sourceHash: new Uint8Array(), askedAt: new Date() },
    })
    const fail = () =>
      shop.rest('POST', `/payment/refund/${id}/failure`, {
        token: shop.owner,
        json: { reason: 'Bank belə sorğu almayıb' },
      })
    expect((await fail()).status).toBe(409)
    await ask()
    expect(await refundsOf(orderId)).toEqual([
      ['card', 20, 'Sent'],
      ['card', 10, 'Done'],
    ])
    shop.setNow(new Date(Date.now() + 3 * 60_000))
    expect((await fail()).status).toBe(200)
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 20, refunding: 0 })
  })

  // PAY-36
  test('that the bank refuses is the order’s again, with the reason', async () => {
    const { orderId } = await paid(30)
    const { requestId } = await shop.deps.db.paymentAttempt.findFirstOrThrow({
      where: { request: { lines: { some: { orderId } } } },
    })
    const { providerReference } = await shop.deps.db.paymentAttempt.findFirstOrThrow({ where: { requestId } })
    shop.banks[name].refundAtBank(providerReference ?? '', 3000)
    const { body } = await give(orderId, 30)
    expect(body.data).toMatchObject([{ state: 'Failed' }])
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 30, refunding: 0 })
    // PAY-49
    const [failed] = body.data as { id: number }[]
    const cash = await shop.rest('POST', `/payment/refund/${failed?.id}/otherwise`, {
      token: shop.owner,
      json: { way: 'cash' },
    })
    expect(cash.body.data).toMatchObject({ way: 'cash', state: 'Done', amount: 30 })
    expect((await moneyOf(orderId)).money).toMatchObject({ paid: 0, refunded: 30 })
    const { refunded } = await shop.deps.db.paymentAttempt.findFirstOrThrow({ where: { requestId } })
    expect(refunded).toBe(0)
  })
})
