import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EmailKind, QueuedEmail } from '../../../src/domains/email/emails.ts'
import { setAsText } from '../../../src/domains/email/set-email.ts'
import { writeEmail } from '../../../src/domains/email/write-email.ts'
import { toAzn } from '../../../src/lib/money.ts'
import { queuedEmails } from '../../support/accounts.ts'
import { makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { makeOffer } from '../../support/offers.ts'

let app: TestApp
let staff: ReturnType<TestApp['trpc']>
let serviceId: number
let serviceTypeId: number

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  staff = app.trpc(await app.signIn(['orders', 'newOrders']))
  serviceId = (await makeService(db, { name: 'Vizit kartı' })).id
  const prices = [{ count: 100, price: 14_000 }]
  serviceTypeId = (await makeProduct(db, serviceId, { name: 'Folqalı', prices })).id
  await db.contact.update({ where: { id: 1 }, data: { email: 'info@shop.test' } })
})
afterAll(() => app.close())

/** Every queued email of a kind about an order, as it would be sent now; null where it wouldn't. */
async function written(kind: EmailKind, id: number): Promise<(string | null)[]> {
  const { db } = app.deps
  const jobs = (await queuedEmails(db, kind)) as QueuedEmail[]
  const about = jobs.filter(
    (job) => ('offerId' in job ? job.offerId : 'orderId' in job && job.orderId) === id,
  )
  const { SECRET_KEY: secretKey } = app.deps.settings
  const circumstances = { siteUrl: 'https://shop.test', secretKey, now: new Date() }
  const emails = await Promise.all(about.map((job) => writeEmail(db, job, circumstances)))
  const company = { name: 'Mətbəə', phoneNumber: '', email: '' }
  return emails.map(
    (email) => email && `${email.subject}\n${setAsText(email, company)}`.replaceAll(/\s/g, ' '),
  )
}
const pricesIn = (text: string | null | undefined): string[] => text?.match(/[\d.]+,\d\d(?= AZN)/g) ?? []

const priceOf = async (id: number) =>
  toAzn((await app.deps.db.order.findUniqueOrThrow({ where: { id } })).price ?? 0)

async function placed() {
  const customer = await makeUser(app.deps.db, 'Client')
  const token = await makeToken(app.deps.db, customer.id)
  const place = () =>
    app.trpc(token).orders.place.mutate({ serviceId, serviceTypeId, count: 100, comment: '' })
  return { customer, token, id: (await place()).id }
}

// EML-8
describe('an email that is sent late says what was so when it was caused', () => {
  test('of an order: received without a price, accepted at the first one, corrected from each to the next', async () => {
    const { id } = await placed()
    await staff.orders.confirm.mutate({ id, price: 1180 })
    await staff.orders.correctPrice.mutate({ id, price: 1300, oldPrice: await priceOf(id), reason: 'Lak' })
    await staff.orders.move.mutate({ id, status: 'InProduction' })
    await staff.orders.move.mutate({ id, status: 'Ready' })
    await staff.orders.correctPrice.mutate({
      id,
      price: 1250,
      oldPrice: await priceOf(id),
      reason: 'Endirim',
    })
    for (const kind of ['orderReceived', 'orderReceivedCompany'] as const) {
      const [text] = await written(kind, id)
      expect(pricesIn(text), kind).toEqual(['140,00'])
      expect(text).toContain('Təxmini')
    }
    expect((await written('orderAccepted', id)).map(pricesIn)).toEqual([['1.180,00', '1.180,00']])
    expect((await written('orderPriceCorrected', id)).map(pricesIn)).toEqual([
      ['1.180,00', '1.300,00', '1.300,00'],
      ['1.300,00', '1.250,00', '1.250,00'],
    ])
    expect((await written('orderReady', id)).map(pricesIn)).toEqual([['1.300,00']])
  })

  test('of an order that was not approved: what it cost until then', async () => {
    const { id } = await placed()
    await staff.orders.confirm.mutate({ id, price: 200 })
    await staff.orders.cancel.mutate({ id, reason: 'Kağız yoxdur' })
    expect((await written('orderNotApproved', id)).map(pricesIn)).toEqual([['200,00']])
    expect((await written('orderReceived', id)).map(pricesIn)).toEqual([['140,00']])
  })

  test('of an order without a price no acceptance', async () => {
    const { id: orderId } = await placed()
    const job = { kind: 'orderAccepted', orderId, mailId: '1', queuedAt: new Date().toISOString() } as const
    expect(await writeEmail(app.deps.db, job, { siteUrl: '', now: new Date() })).toBeNull()
  })

  test('of what was taken back nothing', async () => {
    const { id } = await placed()
    await staff.orders.confirm.mutate({ id, price: 200 })
    await staff.orders.undo.mutate({ id })
    await staff.orders.confirm.mutate({ id, price: 210 })
    const accepted = await written('orderAccepted', id)
    expect(accepted.map(pricesIn)).toEqual([[], ['210,00', '210,00']])
    expect(accepted[0]).toBeNull()
    expect((await written('orderReceived', id)).map(pricesIn)).toEqual([['140,00']])
  })

  // EML-13
  test('of orders placed together: as they were placed, by their customer and at the counter', async () => {
    const { customer, token } = await placed()
    const line = { serviceId, serviceTypeId, count: 100 }
    const bought = await app.trpc(token).purchases.place.mutate({ lines: [line, line] })
    for (const { id } of bought.orders) await staff.orders.confirm.mutate({ id, price: 300 })
    const [first] = bought.orders
    // The estimates of that moment, to the customer with their sum; not the prices that came later.
    const estimates = ['140,00', '140,00']
    const told = { purchaseReceived: [...estimates, '280,00'], purchaseReceivedCompany: estimates } as const
    for (const kind of ['purchaseReceived', 'purchaseReceivedCompany'] as const) {
      const [text] = await written(kind, first?.id ?? 0)
      expect(pricesIn(text), kind).toEqual(told[kind])
    }
    const counter = await staff.purchases.take.mutate({
      customerId: customer.id,
      lines: [
        { ...line, price: 50, reason: 'Daimi' },
        { ...line, price: 60, reason: 'Daimi' },
      ],
    })
    for (const { id } of counter.orders)
      await staff.orders.correctPrice.mutate({ id, price: 70, oldPrice: await priceOf(id), reason: 'Lak' })
    const [text] = await written('purchaseReceived', counter.orders[0]?.id ?? 0)
    expect(pricesIn(text)).toEqual(['110,00', '50,00', '60,00'])
  })

  test('of artwork: each email which file is asked for, and what the order cost then', async () => {
    const { id } = await placed()
    await staff.orders.confirm.mutate({ id, price: 200 })
    await app.deps.db.artwork.update({
      where: { orderId: id },
      data: { state: 'Checked', updatedAt: new Date() },
    })
    await staff.artwork.askNew.mutate({ id, text: 'Şriftləri əyri edin' })
    await staff.orders.correctPrice.mutate({ id, price: 250, oldPrice: await priceOf(id), reason: 'Lak' })
    await app.deps.db.artwork.update({ where: { orderId: id }, data: { state: 'Checked' } })
    await staff.artwork.askNew.mutate({ id, text: 'PDF göndərin' })
    const asked = await written('artworkAsked', id)
    expect(asked.map((text) => [/Şriftləri/.test(text ?? ''), /PDF göndərin/.test(text ?? '')])).toEqual([
      [true, false],
      [false, true],
    ])
    expect(asked.map(pricesIn)).toEqual([['200,00'], ['250,00']])
  })

  test('also when it has waited for its customer’s address', async () => {
    const { customer, id } = await placed()
    const { db, emails } = app.deps
    await db.user.update({ where: { id: customer.id }, data: { emailConfirmedAt: null } })
    await staff.orders.confirm.mutate({ id, price: 200 })
    await db.artwork.update({ where: { orderId: id }, data: { state: 'Checked', updatedAt: new Date() } })
    await staff.artwork.askNew.mutate({ id, text: 'PDF göndərin' })
    expect(await written('artworkAsked', id)).toEqual([null])
    await staff.orders.correctPrice.mutate({ id, price: 250, oldPrice: await priceOf(id), reason: 'Lak' })
    await db.user.update({ where: { id: customer.id }, data: { emailConfirmedAt: new Date() } })
    await db.$transaction((tx) => emails.sendHeld(tx, customer.id))
    expect((await written('artworkAsked', id)).map(pricesIn)).toEqual([['200,00'], ['200,00']])
  })
})

// EML-7, EML-8
describe('an email that a later one has overtaken', () => {
  test('of a quote is not sent: the revision’s own total goes, whatever the draft says by now', async () => {
    const { staff: sellers, offer, lines } = await makeOffer(app)
    const { id } = offer
    await sellers.offers.send.mutate({ id, byMail: true })
    await sellers.offers.update.mutate({ id, lines: lines.slice(0, 1) })
    expect((await written('offerSent', id)).map(pricesIn)).toEqual([['260,00']])
    await sellers.offers.send.mutate({ id, byMail: true })
    expect((await written('offerSent', id)).map(pricesIn)).toEqual([[], ['140,00']])
  })
})

/**
 * By which facts an email is written, of all that may change between its cause and its sending. `asCaused`: it says what
 * was so then. `overtaken`: it isn't sent once it is so no longer, or a later email says it.
 */
const facts = {
  orderReceived: 'asCaused',
  orderReceivedCompany: 'asCaused',
  purchaseReceived: 'asCaused',
  purchaseReceivedCompany: 'asCaused',
  orderAccepted: 'asCaused',
  orderNotApproved: 'asCaused',
  orderCancelledCompany: 'asCaused',
  orderReady: 'asCaused',
  orderPriceCorrected: 'asCaused',
  startedUnapproved: 'asCaused',
  artworkAsked: 'asCaused',
  changesAsked: 'asCaused',
  contactRequest: 'asCaused',
  passwordChanged: 'asCaused',
  emailChanged: 'asCaused',
  secondFactorChanged: 'asCaused',
  backupOverdue: 'asCaused',
  thresholdNear: 'asCaused',
  artworkFaulty: 'overtaken',
  artworkToSee: 'overtaken',
  proofReady: 'overtaken',
  proofApproved: 'overtaken',
  proofApprovedCompany: 'overtaken',
  paymentReceived: 'overtaken',
  paymentAsked: 'overtaken',
  documentIssued: 'overtaken',
  refunded: 'overtaken',
  balanceRefunded: 'overtaken',
  promiseMoved: 'overtaken',
  shipmentWaiting: 'overtaken',
  shipmentReminder: 'overtaken',
  orderReadyToSend: 'overtaken',
  shipmentOnWay: 'overtaken',
  shipmentFailed: 'overtaken',
  shipmentPriced: 'overtaken',
  messageToCustomer: 'overtaken',
  messageToCompany: 'overtaken',
  offerSent: 'overtaken',
  offerAcceptedCompany: 'overtaken',
  offerAnswered: 'overtaken',
  emailConfirmation: 'overtaken',
  newEmailConfirmation: 'overtaken',
  staffInvitation: 'overtaken',
  passwordReset: 'overtaken',
} as const satisfies Record<EmailKind, 'asCaused' | 'overtaken'>

test('what is told of each kind is decided', () => {
  expect(new Set(Object.values(facts))).toEqual(new Set(['asCaused', 'overtaken']))
})
