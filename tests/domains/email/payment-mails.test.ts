import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { EmailKind, QueuedEmail } from '../../../src/domains/email/emails.ts'
import { setAsText } from '../../../src/domains/email/set-email.ts'
import { writeEmail } from '../../../src/domains/email/write-email.ts'
import { queuedEmails } from '../../support/accounts.ts'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

let app: TestApp
let staff: ReturnType<TestApp['trpc']>
let customer: Awaited<ReturnType<typeof makeUser>>
let service: Awaited<ReturnType<typeof makeService>>
beforeAll(async () => {
  app = await startTestApp()
  staff = app.trpc(await app.signIn(['orders', 'newOrders', 'discounts']))
  service = await makeService(app.deps.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  customer = await makeUser(app.deps.db, 'Client')
})

/** The emails of a kind about an order, as they would be sent now; null where one wouldn't. */
async function written(kind: EmailKind, id: number): Promise<(string | null)[]> {
  const jobs = ((await queuedEmails(app.deps.db, kind)) as QueuedEmail[]).filter(
    (job) => 'orderId' in job && job.orderId === id,
  )
  const { SECRET_KEY: secretKey } = app.deps.settings
  const circumstances = { siteUrl: 'https://shop.test', secretKey, now: new Date() }
  const emails = await Promise.all(jobs.map((job) => writeEmail(app.deps.db, job, circumstances)))
  const company = { name: 'Mətbəə', phoneNumber: '', email: '' }
  return emails.map((email) => email && setAsText(email, company).replaceAll(/\s/g, ' '))
}
const termsOf = (deposit: number) =>
  staff.payments.updateTerms.mutate({ deposit, wholeBelow: null, daysToPay: 5, creditLimit: null })
const accepted = async (price: number) => {
  const { id } = await makeOrder(app.deps.db, customer.id, service)
  await staff.orders.confirm.mutate({ id, price })
  return id
}
const pay = (orderId: number, amount: number, extra = 0) =>
  staff.payments.record.mutate({
    appUserId: customer.id,
    way: 'cash',
    amount: amount + extra,
    orders: [{ orderId, amount }],
  })

// PAY-12, EML-8
test('the acceptance, a corrected price and the order that is ready say what is to be paid and what is left', async () => {
  await termsOf(40)
  const id = await accepted(100)
  const [first] = await written('orderAccepted', id)
  expect(first).toMatch(/40,00 AZN/)
  expect(first).toMatch(/60,00 AZN/)
  await staff.orders.correctPrice.mutate({ id, price: 200, oldPrice: 100, reason: 'Lak əlavə olundu' })
  const [corrected] = await written('orderPriceCorrected', id)
  expect(corrected).toMatch(/80,00 AZN/)
  expect(corrected).toMatch(/120,00 AZN/)
  expect((await written('orderAccepted', id))[0]).toMatch(/40,00 AZN/)
  await pay(id, 80)
  expect((await written('orderPriceCorrected', id))[0]).not.toMatch(/120,00 AZN/)
  for (const status of ['InProduction', 'Ready'] as const) await staff.orders.move.mutate({ id, status })
  expect((await written('orderReady', id))[0]).toMatch(/120,00 AZN/)
})

// PAY-12
test('where nothing is asked for, no email speaks of paying', async () => {
  await staff.payments.updateTerms.mutate({
    deposit: 0,
    wholeBelow: null,
    daysToPay: null,
    creditLimit: null,
  })
  const id = await accepted(100)
  const [text] = await written('orderAccepted', id)
  expect(text?.match(/[\d.]+,\d\d AZN/g)).toEqual(['100,00 AZN', '100,00 AZN'])
})

// PAY-12, EML-8
test('a payment is acknowledged with what it was for and what is left; one that was undone isn’t', async () => {
  await termsOf(40)
  const id = await accepted(100)
  const { id: wrong } = await pay(id, 10)
  await staff.payments.undo.mutate({ id: wrong })
  expect(await written('paymentReceived', id)).toEqual([null])
  await pay(id, 40, 5)
  const [, text] = await written('paymentReceived', id)
  for (const sum of ['45,00', '40,00', '60,00', '5,00']) expect(text).toContain(`${sum} AZN`)
})

// PAY-35, EML-8
test('what is given back is told with its ways, why, and what stays; of a transfer again once it was sent', async () => {
  await termsOf(0)
  const id = await accepted(100)
  await pay(id, 60)
  const { appUser } = await staff.orders.byId.query({ id })
  const line = { orderId: id, amount: 40 }
  await staff.payments.record.mutate({ appUserId: appUser.id, way: 'transfer', amount: 40, orders: [line] })
  await staff.refunds.giveBack.mutate({ id, amount: 50, reason: 'Tədbir təxirə salınıb' })
  const [first] = await written('refunded', id)
  for (const words of [
    '50,00 AZN',
    '40,00 AZN, yolda',
    '10,00 AZN, geri qaytarıldı',
    'Tədbir təxirə salınıb',
  ])
    expect(first).toContain(words)
  const { refunds } = await staff.payments.ofOrder.query({ id })
  const asked = refunds.find(({ state }) => state === 'Asked')
  await staff.refunds.markSent.mutate({ id: asked?.id ?? 0, reference: 'KÖÇ-00417' })
  expect((await written('refunded', id))[1]).toContain('40,00 AZN, geri qaytarıldı')
  expect(await written('paymentReceived', id)).not.toContain(null)
})

// PAY-12, PAY-13
test('what is asked for with the acceptance is paid by the button; where nothing is, it leads to the order', async () => {
  await termsOf(40)
  const id = await accepted(100)
  const [text] = await written('orderAccepted', id)
  expect(text).toMatch(/https:\/\/shop\.test\/p\/[\w-]{43} /)
  expect(text).toContain(`https://shop.test/myorder/${id}`)
  await pay(id, 40)
  const [paid] = await written('orderAccepted', id)
  expect(paid).not.toContain('/p/')
  expect(paid).toContain(`https://shop.test/myorder/${id}`)
})
