import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askAfterStart, askDue, startAsking } from '../../../src/domains/card-payments/ask-due.ts'
import { nextAskAt } from '../../../src/domains/card-payments/ask-times.ts'
import { createNotices } from '../../../src/domains/card-payments/notice-counts.ts'
import { forgetNotices } from '../../../src/domains/card-payments/take-notice.ts'
import type { ProviderName } from '../../../src/domains/payments/providers/provider.ts'
import { eventually } from '../../support/eventually.ts'
import { payAt } from '../payments/providers/open-shop.ts'
import { type CardShop, openCardShop } from './card-shop.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
// Nothing of an earlier test is due.
beforeEach(() => shop.deps.db.paymentAttempt.updateMany({ data: { askAt: null } }))
afterEach(() => shop.calm())
afterAll(() => shop.close())

const attemptOf = (requestId: number) =>
  shop.deps.db.paymentAttempt.findFirstOrThrow({ where: { requestId }, orderBy: { id: 'desc' } })
const paidAt = async (name: ProviderName) => {
  const asked = await shop.asked(10)
  await payAt(await shop.open(asked.requestId, name), 'approved')
  await shop.banks[name].settled()
  return asked
}
const laterBy = (from: Date, ms: number) => new Date(from.getTime() + ms)

describe('the clock', () => {
  // PAY-23
  test('asks after 15 and 45 s, 2, 5, 10, 20, 40 min, 2, 6, 24 h, then daily for a week', () => {
    const createdAt = new Date('2020-01-01T00:00:00Z')
    const minutes: number[] = []
    let at: Date | null = createdAt
    while (at) {
      at = nextAskAt({ createdAt, isCaptured: false }, at)
      if (at) minutes.push((at.getTime() - createdAt.getTime()) / 60_000)
    }
    const days = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => day * 24 * 60)
    expect(minutes).toEqual([0.25, 0.75, 2, 5, 10, 20, 40, 120, 360, ...days])
    const captured = nextAskAt({ createdAt, isCaptured: true }, laterBy(createdAt, 60_000))
    expect(captured).toEqual(laterBy(createdAt, 24 * 60 * 60_000))
  })

  // PAY-23
  test('finds what is paid although nobody comes back and no notice does', async () => {
    const { orderId, requestId } = await shop.asked(10)
    await payAt(await shop.open(requestId, 'kapital'), 'staysAway')
    const { createdAt } = await attemptOf(requestId)
    shop.setNow(laterBy(createdAt, 14_000))
    await askDue(shop.deps)
    expect(await attemptOf(requestId)).toMatchObject({ state: 'Sent' })
    shop.setNow(laterBy(createdAt, 16_000))
    await askDue(shop.deps)
    expect(await attemptOf(requestId)).toMatchObject({ state: 'Captured' })
    const { money } = await shop.trpc(shop.cashier).payments.ofOrder.query({ id: orderId })
    expect(money).toMatchObject({ paid: 10 })
  })

  // PAY-23
  test('asks a provider once a second, whatever is due, and all of it in the end', async () => {
    const all = [await shop.asked(10), await shop.asked(10), await shop.asked(10)]
    for (const { requestId } of all) await payAt(await shop.open(requestId, 'epoint'), 'staysAway')
    Object.assign(shop.deps.cardPayments, { apartMs: 1000 })
    const begin = laterBy(new Date(), 60_000)
    const captured = () =>
      shop.deps.db.paymentAttempt.count({
        where: { requestId: { in: all.map(({ requestId }) => requestId) }, state: 'Captured' },
      })
    try {
      for (const [seconds, expected] of [
        [0, 1],
        [0.5, 1],
        [1.1, 2],
        [2.2, 3],
      ] as const) {
        shop.setNow(laterBy(begin, seconds * 1000))
        await Promise.all([askDue(shop.deps), askDue(shop.deps)])
        expect(await captured()).toBe(expected)
      }
    } finally {
      Object.assign(shop.deps.cardPayments, { apartMs: 0 })
    }
  })

  // PAY-23
  test('tells since when a bank gives no answer, and forgets it with the next one', async () => {
    const { requestId } = await paidAt('payriff')
    Object.assign(shop.banks.payriff.faults, { ask: 'html' })
    const { createdAt } = await attemptOf(requestId)
    shop.setNow(laterBy(createdAt, 3 * 60_000))
    await askDue(shop.deps)
    expect((await attemptOf(requestId)).unclearSince).toEqual(laterBy(createdAt, 3 * 60_000))
    shop.setNow(laterBy(createdAt, 6 * 60_000))
    await askDue(shop.deps)
    expect((await attemptOf(requestId)).unclearSince).toEqual(laterBy(createdAt, 3 * 60_000))
    Object.assign(shop.banks.payriff.faults, { ask: 'none' })
    shop.setNow(laterBy(createdAt, 11 * 60_000))
    await askDue(shop.deps)
    expect(await attemptOf(requestId)).toMatchObject({ state: 'Captured', unclearSince: null })
  })

  // PAY-23
  test('asks at once after a start, and by itself from then on', async () => {
    const { requestId } = await paidAt('kapital')
    await shop.deps.db.paymentAttempt.updateMany({
      where: { requestId },
      data: { askAt: laterBy(new Date(), 60 * 60_000) },
    })
    await askAfterStart(shop.deps)
    expect((await attemptOf(requestId)).askAt?.getTime()).toBeLessThanOrEqual(Date.now())
    Object.assign(shop.deps.cardPayments, { apartMs: 50 })
    const asking = startAsking(shop.deps)
    await eventually(async () => expect(await attemptOf(requestId)).toMatchObject({ state: 'Captured' }))
    await asking.stop()
    Object.assign(shop.deps.cardPayments, { apartMs: 0 })
  })
})

describe('a notice', () => {
  const noticesOf = (requestId: number) =>
    shop.deps.db.providerNotice.findMany({ where: { attempt: { requestId } } })
  const send = (provider: string, body: string, type = 'application/json') =>
    fetch(`${shop.url}/api/payments/notices/${provider}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })

  // PAY-23
  test.each(['payriff', 'epoint'] as const)(
    'of %s is stored, answered, and a reason to ask, and changes nothing itself',
    async (name) => {
      const { orderId, requestId } = await paidAt(name)
      expect(shop.banks[name].deliveries.at(-1)?.status).toBe(200)
      const [notice] = await noticesOf(requestId)
      expect(notice).toMatchObject({
        provider: name,
        times: 1,
        signature: name === 'epoint' ? 'valid' : 'none',
      })
      expect(JSON.stringify(notice?.content)).not.toMatch(/1111|Visa/)
      expect(await attemptOf(requestId)).toMatchObject({ state: 'Sent' })
      await askDue(shop.deps)
      const { money } = await shop.trpc(shop.cashier).payments.ofOrder.query({ id: orderId })
      expect(money).toMatchObject({ paid: 10 })
    },
  )

  // PAY-23
  test.each(['payriff', 'epoint'] as const)(
    'of %s fifty times at once and a week late pays once',
    async (name) => {
      const { requestId } = await paidAt(name)
      const { providerReference } = await attemptOf(requestId)
      await shop.banks[name].sendNotices(providerReference ?? '', 50)
      await askDue(shop.deps)
      shop.setNow(laterBy(new Date(), 7 * 24 * 60 * 60_000))
      await shop.banks[name].sendNotices(providerReference ?? '', 1)
      await askDue(shop.deps)
      expect(await shop.deps.db.payment.count({ where: { attempt: { requestId } } })).toBe(1)
      const notices = await noticesOf(requestId)
      const kept = notices.reduce((sum, { times }) => sum + times, 0)
      // Each of Payriff's has another id, and of one attempt about 50 are kept.
      expect(kept).toBeGreaterThanOrEqual(name === 'payriff' ? 50 : 52)
      expect(kept).toBeLessThanOrEqual(52)
    },
  )

  // PAY-23
  test('of strangers does nothing, is counted, and few are kept', async () => {
    Object.assign(shop.deps.cardPayments, {
      notices: { ...createNotices(), counts: shop.deps.cardPayments.notices.counts },
    })
    const counts = { ...shop.deps.cardPayments.notices.counts }
    const before = await shop.deps.db.providerNotice.count()
    for (const [provider, body, type] of [
      ['payriff', '', 'application/json'],
      ['payriff', 'not json', 'application/json'],
      ['payriff', '<html>', 'text/html'],
      ['epoint', 'data=eyJ9&signature=AAAA', 'application/x-www-form-urlencoded'],
      ['payriff', '--x\r\n', 'multipart/form-data; boundary=x'],
      ['kapital', '{"order":1}', 'application/json'],
    ] as const)
      expect([body, (await send(provider, body, type)).status]).toEqual([body, 200])
    for (let order = 0; order < 100; order++)
      expect((await send('payriff', `{"payload":{"orderId":"none-${order}"}}`)).status).toBe(200)
    expect((await shop.deps.db.providerNotice.count()) - before).toBe(60)
    expect(shop.deps.cardPayments.notices.counts).toEqual({
      known: counts.known,
      unknown: counts.unknown + 105,
      forged: counts.forged + 1,
    })
    const metrics = await (await fetch(`${shop.url}/metrics`)).text()
    expect(metrics).toMatch(/matbaa_payment_notices_total\{outcome="forged"\} [1-9]/)
  })

  // PAY-23
  test('of a foreign provider isn’t found, and a huge one is refused', async () => {
    expect((await send('pasha', '{}')).status).toBe(404)
    expect((await send('constructor', '{}')).status).toBe(404)
    expect((await send('payriff', `"${'x'.repeat(17_000)}"`)).status).toBe(413)
    expect((await send('epoint', `data=${'x'.repeat(17_000)}`, 'text/plain')).status).toBe(413)
  })

  // PAY-23
  test('is kept for 90 days', async () => {
    const { requestId } = await paidAt('payriff')
    shop.setNow(laterBy(new Date(), 89 * 24 * 60 * 60_000))
    await forgetNotices(shop.deps)
    expect(await noticesOf(requestId)).toHaveLength(1)
    shop.setNow(laterBy(new Date(), 91 * 24 * 60 * 60_000))
    await forgetNotices(shop.deps)
    expect(await noticesOf(requestId)).toHaveLength(0)
  })
})
