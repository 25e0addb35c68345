import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { providerNames } from '../../../src/domains/payments/providers/provider.ts'
import { crowding, figure } from '../../support/figure.ts'
import { payAt } from '../payments/providers/open-shop.ts'
import { type CardShop, openCardShop } from './card-shop.ts'

const perSecond = 100
const seconds = Number(process.env.NOTICE_SECONDS ?? 3)
const goalMs = 50

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterEach(() => shop.calm())
afterAll(() => shop.close())

// PAY-23
test(`${perSecond} notices a second are stored and answered, and ask no bank`, async () => {
  const orders = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const { requestId } = await shop.asked(10)
      await shop.open(requestId, 'payriff')
      const { providerReference } = await shop.deps.db.paymentAttempt.findFirstOrThrow({
        where: { requestId },
      })
      return providerReference
    }),
  )
  const send = async (number: number): Promise<number> => {
    const began = performance.now()
    const answer = await fetch(`${shop.url}/api/payments/notices/payriff`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code: '00000', payload: { orderId: orders[number % 10], amount: number } }),
    })
    await answer.text()
    expect(answer.status).toBe(200)
    return performance.now() - began
  }
  await Promise.all(Array.from({ length: 20 }, (_, number) => send(number)))
  // A bank that is asked would hold the answer up for as long.
  shop.banks.payriff.faults.answerDelayMs = 2000
  const sent: Promise<number>[] = []
  for (let number = 0; number < perSecond * seconds; number++) {
    sent.push(send(number))
    await sleep(1000 / perSecond)
  }
  const took = (await Promise.all(sent)).sort((one, other) => one - other)
  const p99 = Math.round(took[Math.floor(took.length * 0.99)] ?? 0)
  expect(await shop.deps.db.providerNotice.count({ where: { attemptId: { not: null } } })).toBeGreaterThan(
    100,
  )
  figure({
    name: `notices of card payments, ${perSecond} a second`,
    goal: `p99 at most ${goalMs} ms, no provider asked inside`,
    measured: `p99 ${p99} ms of ${took.length}`,
    isReached: p99 <= goalMs,
  })
  expect(p99).toBeLessThan(goalMs * crowding())
}, 60_000)

const shownMs = 3000

// PAY-16
test.each(providerNames)(
  'a page that asks on the return from %s knows in time that it is paid',
  async (provider) => {
    const { requestId } = await shop.asked(10)
    const { url } = await shop.trpc(shop.cashier).paymentLinks.ofRequest.mutate({ id: requestId })
    const payUrl = await shop.open(requestId, provider)
    // Without a notice nothing has been asked before the page does.
    Object.assign(shop.banks[provider].faults, { answerDelayMs: 1000, notices: 0 })
    await payAt(payUrl, 'approved')
    const began = performance.now()
    const { body } = await shop.rest('POST', '/payment/linked/check', {
      headers: { 'X-Payment-Link': url.split('/').at(-1) ?? '' },
    })
    const took = Math.round(performance.now() - began)
    expect(body.data).toMatchObject({ stand: 'paid' })
    figure({
      name: `paid, as the page learns on the return from ${provider}, whose answers take 1 s`,
      goal: `within ${shownMs} ms, without a reload`,
      measured: `${took} ms`,
      isReached: took <= shownMs,
    })
    expect(took).toBeLessThan(shownMs * crowding())
  },
)
