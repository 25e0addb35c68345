import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { settleOnReturn } from '../../../src/domains/card-payments/read-request-attempt.ts'
import type { QueuedEmail } from '../../../src/domains/email/emails.ts'
import { setAsText } from '../../../src/domains/email/set-email.ts'
import { writeEmail } from '../../../src/domains/email/write-email.ts'
import type { LiveEvent } from '../../../src/live/live-events.ts'
import { queuedEmails } from '../../support/accounts.ts'
import { eventually } from '../../support/eventually.ts'
import { payAt } from '../payments/providers/open-shop.ts'
import { type CardShop, openCardShop } from './card-shop.ts'

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterEach(() => shop.calm())
afterAll(() => shop.close())

/** What the customer is sent about payments for an order. */
async function letters(orderId: number): Promise<(string | null)[]> {
  const jobs = ((await queuedEmails(shop.deps.db, 'paymentReceived')) as QueuedEmail[]).filter(
    (job) => 'orderId' in job && job.orderId === orderId,
  )
  const circumstances = { siteUrl: 'https://shop.test', now: new Date() }
  const emails = await Promise.all(jobs.map((job) => writeEmail(shop.deps.db, job, circumstances)))
  const company = { name: 'Mətbəə', phoneNumber: '', email: '' }
  return emails.map((email) => email && setAsText(email, company).replaceAll(/\s/g, ' '))
}
const back = (requestId: number) => settleOnReturn(shop.deps, { requestId })

// PAY-12, PAY-22
test('a card’s money is acknowledged by email, also when it is for no order any more', async () => {
  const { orderId, requestId } = await shop.asked(62.5)
  await payAt(await shop.open(requestId, 'kapital'), 'approved')
  await back(requestId)
  await back(requestId)
  expect(await letters(orderId)).toEqual([expect.stringMatching(/62,50 AZN/)])
  const late = await shop.asked(30)
  const payUrl = await shop.open(late.requestId, 'kapital')
  await shop.trpc(shop.owner).orders.cancel.mutate({ id: late.orderId })
  await payAt(payUrl, 'approved')
  await back(late.requestId)
  const [text] = await letters(late.orderId)
  expect(text).toMatch(/Balansınızda:? 30,00 AZN/)
})

// PAY-20
test('whoever looks at the order hears that a card wasn’t charged, and that it was', async () => {
  const { orderId, requestId } = await shop.asked(10)
  const heard: LiveEvent[] = []
  const stop = shop.deps.live.follow({ onEvent: (event) => heard.push(event), onStop: () => undefined })
  const ofOrder = () => heard.filter((event) => event.name === 'orderChanged' && event.id === orderId).length
  const payUrl = await shop.open(requestId, 'payriff')
  await eventually(() => expect(ofOrder()).toBeGreaterThan(0))
  for (const card of ['noFunds', 'approved'] as const) {
    const before = ofOrder()
    await payAt(card === 'noFunds' ? payUrl : await shop.open(requestId, 'payriff'), card)
    await back(requestId)
    await eventually(() => expect(ofOrder()).toBeGreaterThan(before))
  }
  stop()
})

// PAY-20
test.each([
  ['2019-12-31T19:59:59Z', '2019-12-31'],
  ['2019-12-31T20:00:01Z', '2020-01-01'],
])('money of %s is of the day in Baku: %s', async (now, day) => {
  const { requestId } = await shop.asked(10)
  await payAt(await shop.open(requestId, 'kapital'), 'approved')
  shop.setNow(new Date(now))
  await back(requestId)
  const payment = await shop.deps.db.payment.findFirstOrThrow({ where: { attempt: { requestId } } })
  expect(payment.day.toISOString().slice(0, 10)).toBe(day)
})
