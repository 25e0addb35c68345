import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmailKind, QueuedEmail } from '../../../src/domains/email/emails.ts'
import { setAsText } from '../../../src/domains/email/set-email.ts'
import { writeEmail } from '../../../src/domains/email/write-email.ts'
import type { TaxKind } from '../../../src/domains/tax/vat.ts'
import { queuedEmails } from '../../support/accounts.ts'
import { makeOrder, makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { makeSentOffer } from '../../support/offers.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { makeSeller } from '../../support/seller.ts'

let app: TestApp
let token: string
let staff: ReturnType<TestApp['trpc']>
beforeAll(async () => {
  app = await startTestApp()
  token = await app.signIn(['orders', 'newOrders', 'discounts'])
  staff = app.trpc(token)
  await app.deps.db.contact.update({ where: { id: 1 }, data: { email: 'info@shop.test' } })
})
afterAll(() => app.close())
beforeEach(async () => {
  app.setNow(null)
  await app.deps.db.session.updateMany({ data: { createdAt: new Date(), lastUsedAt: new Date() } })
  await app.deps.db.sellerProfile.deleteMany()
})

/** Those who say nothing of VAT, the last for want of requisites. */
const others = [['simplified'], ['none'], [undefined]] as const
const sellAs = async (kind: TaxKind | undefined) => kind && makeSeller(app.deps.db, { taxKind: kind })

/** Who is a VAT payer until a day and pays simplified tax from then on. */
async function payUntil(day: string) {
  const { id: _, updatedAt: _at, accounts, ...profile } = await makeSeller(app.deps.db)
  await app.deps.db.sellerProfile.create({
    data: { ...profile, accounts: accounts ?? [], taxKind: 'simplified', validFrom: new Date(day) },
  })
}

async function textOf(path: string, init: RequestInit = {}): Promise<string> {
  const { headers, ...rest } = init
  const answer = await fetch(`${app.url}/api${path}`, {
    ...rest,
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
  expect(answer.status).toBe(200)
  return readPdf(Buffer.from(await answer.arrayBuffer()))
    .lines.join(' ')
    .replaceAll('\u00a0', ' ')
}

/** The emails of a kind about an order, as they would be sent now, in Azerbaijani. */
const written = async (kind: EmailKind, id: number): Promise<string[]> =>
  inWords(
    ((await queuedEmails(app.deps.db, kind)) as QueuedEmail[]).filter(
      (job) => 'orderId' in job && job.orderId === id,
    ),
  )

/** The email with the first revision of a quote. */
const quoteEmail = (offerId: number): Promise<string[]> =>
  inWords([{ kind: 'offerSent', offerId, revision: 1, mailId: '1', queuedAt: new Date().toISOString() }])

async function inWords(jobs: readonly QueuedEmail[]): Promise<string[]> {
  const { SECRET_KEY: secretKey } = app.deps.settings
  const circumstances = { siteUrl: 'https://shop.test', secretKey, now: new Date() }
  const emails = await Promise.all(jobs.map((job) => writeEmail(app.deps.db, job, circumstances)))
  const company = { name: 'Mətbəə', phoneNumber: '', email: '' }
  return emails.flatMap((email) => (email ? setAsText(email, company).replaceAll(/\s/g, ' ') : []))
}

async function makePlaced(data: Parameters<typeof makeOrder>[3] = {}) {
  const customer = await makeUser(app.deps.db, 'Client')
  const service = await makeService(app.deps.db)
  const accepted = data.price === undefined ? {} : ({ status: 'Accepted' } as const)
  const { id } = await makeOrder(app.deps.db, customer.id, service, { ...accepted, ...data })
  return { id, customer }
}

// DOC-30
describe('that prices include VAT', () => {
  const told = async () => {
    await app.deps.contentChanged(['seller'])
    const { body } = await app.rest('GET', '/Contact')
    return (body.data as { id: number; pricesHoldVat: boolean }[]).map(({ pricesHoldVat }) => pricesHoldVat)
  }

  test('is known of a VAT payer, on the company’s own record', async () => {
    await makeSeller(app.deps.db)
    const branch = await app.deps.db.contact.create({ data: { email: 'filial@shop.test' } })
    expect(await told()).toEqual([true, false])
    await app.deps.db.contact.delete({ where: { id: branch.id } })
  })

  test.each(others)('isn’t of one who is taxed as %s', async (kind) => {
    await sellAs(kind)
    expect(await told()).toEqual([false])
  })

  test('isn’t while the requisites have no name', async () => {
    const { id } = await makeSeller(app.deps.db)
    await app.deps.db.sellerProfile.update({ where: { id }, data: { name: '' } })
    expect(await told()).toEqual([false])
    const { id: orderId } = await makePlaced({ price: 11_800 })
    expect((await staff.orders.byId.query({ id: orderId })).vat).toBe(0)
  })
})

// DOC-31, DOC-32
describe('of an order', () => {
  test('the VAT in its price is told on its page and in its quote, to its customer too', async () => {
    await makeSeller(app.deps.db)
    const { id, customer } = await makePlaced({ price: 83_000 })
    expect((await staff.orders.byId.query({ id })).vat).toBe(126.61)
    const own = await app.rest('GET', `/order/${id}`, { token: await makeToken(app.deps.db, customer.id) })
    expect(own.body.data).toMatchObject({ price: 830, vat: 126.61 })
    expect(await textOf(`/order/${id}/quote.pdf`)).toMatch(/O cümlədən ƏDV 18% 126,61 ₼/)
    expect(await textOf(`/order/${id}/quote.pdf?language=ru`)).toMatch(/В том числе НДС 18 % 126,61 ₼/)
  })

  test.each(others)('nothing of VAT by who is taxed as %s', async (kind) => {
    await sellAs(kind)
    const { id } = await makePlaced({ price: 83_000 })
    expect((await staff.orders.byId.query({ id })).vat).toBe(0)
    expect(await textOf(`/order/${id}/quote.pdf`)).not.toMatch(/ƏDV/)
  })

  test('it stays as prices were taxed when this one began to count', async () => {
    await payUntil('2026-06-01')
    const at = (day: string) => {
      const date = new Date(`${day}T10:00:00Z`)
      return { price: 11_800, createdAt: date, acceptedAt: date }
    }
    const before = await makePlaced(at('2026-05-31'))
    const after = await makePlaced(at('2026-06-01'))
    expect((await staff.orders.byId.query({ id: before.id })).vat).toBe(18)
    expect((await staff.orders.byId.query({ id: after.id })).vat).toBe(0)
  })
})

// DOC-32
test('the PDF of a basket says how much of it is VAT, line by line', async () => {
  const service = await makeService(app.deps.db, { name: 'Plakat', prices: [{ count: 1, price: 10 }] })
  const lines = ['a', 'b', 'c'].map((id) => ({ id, serviceId: service.id, count: 1 }))
  const quote = () =>
    textOf('/basket/quote.pdf', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lines, language: 'az' }),
    })
  await makeSeller(app.deps.db)
  expect(await quote()).toMatch(/Yekun 0,30 ₼ O cümlədən ƏDV 18% 0,06 ₼/)
  await makeSeller(app.deps.db, { taxKind: 'simplified' })
  expect(await quote()).not.toMatch(/ƏDV/)
})

// DOC-32, DOC-33
describe('of a quote', () => {
  test('the VAT is told on its page, in its PDF and emails, and stays so for a revision that was sent', async () => {
    await makeSeller(app.deps.db)
    const { id, sent, guest, staff: author } = await makeSentOffer(app)
    // 140.00 and 120.00.
    expect(await guest.read()).toMatchObject({ total: 260, vat: 39.67 })
    expect(sent.revisions[0]).toMatchObject({ total: 260, vat: 39.67 })
    const pdf = () => textOf(`/quotes/${id}/revisions/1/quote.pdf`)
    expect(await pdf()).toMatch(/Yekun 260,00 ₼ O cümlədən ƏDV 18% 39,67 ₼/)
    const [first] = await quoteEmail(id)
    expect(first).toMatch(/260,00 AZN/)
    expect(first).toMatch(/O cümlədən ƏDV 18%: 39,67 AZN/)
    const dayMs = 24 * 3_600_000
    await payUntil(new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10))
    const at = new Date(Date.now() + 3 * dayMs)
    app.setNow(at)
    await app.deps.db.session.updateMany({ data: { createdAt: at, lastUsedAt: at } })
    expect(await pdf()).toMatch(/ƏDV 18% 39,67/)
    expect((await quoteEmail(id))[0]).toMatch(/39,67 AZN/)
    expect(await guest.read()).toMatchObject({ total: 260, vat: 39.67 })
    const read = await author.offers.byId.query({ id })
    expect([read.revisions[0]?.vat, read.vat]).toEqual([39.67, 0])
  })

  test.each(others)('nothing of VAT by who is taxed as %s', async (kind) => {
    await sellAs(kind)
    const { id, guest, sent } = await makeSentOffer(app)
    expect(await guest.read()).toMatchObject({ total: 260, vat: 0 })
    expect(sent).toMatchObject({ total: 260, vat: 0 })
    const told = [await textOf(`/quotes/${id}/revisions/1/quote.pdf`), ...(await quoteEmail(id))]
    expect(told.join(' ')).toMatch(/260,00/)
    expect(told.join(' ')).not.toMatch(/ƏDV/)
  })
})

// DOC-31, DOC-33
describe('of what is asked for', () => {
  const ask = async () => {
    const terms = { deposit: 50, wholeBelow: null, daysToPay: 5, creditLimit: null }
    await staff.payments.updateTerms.mutate(terms)
    const { id } = await makePlaced()
    await staff.orders.confirm.mutate({ id, price: 830 })
    const { requests } = await staff.payments.ofOrder.query({ id })
    const { url } = await staff.paymentLinks.ofRequest.mutate({ id: requests[0]?.id ?? 0 })
    const { body } = await app.rest('GET', '/payment/linked', {
      headers: { 'x-payment-link': url.split('/').at(-1) ?? '' },
    })
    return { id, page: body.data }
  }

  test('the VAT is told on the page to pay it, and in the emails that ask for it', async () => {
    await makeSeller(app.deps.db)
    const { id, page } = await ask()
    expect(page).toMatchObject({ missing: 415, vat: 63.31 })
    expect((await written('orderAccepted', id))[0]).toMatch(/O cümlədən ƏDV 18%: 126,61 AZN/)
  })

  test.each(others)('nothing of VAT by who is taxed as %s', async (kind) => {
    await sellAs(kind)
    const { id, page } = await ask()
    expect(page).toMatchObject({ missing: 415, vat: 0 })
    expect((await written('orderAccepted', id))[0]).not.toMatch(/ƏDV/)
  })
})

// DOC-33
describe('emails about orders placed together', () => {
  const buy = async () => {
    const customer = await makeUser(app.deps.db, 'Client')
    const service = await makeService(app.deps.db)
    const prices = [{ count: 100, price: 10 }]
    const product = await makeProduct(app.deps.db, service.id, { prices })
    const line = { serviceId: service.id, serviceTypeId: product.id, count: 100 }
    const mine = app.trpc(await makeToken(app.deps.db, customer.id))
    const { orders } = await mine.purchases.place.mutate({ lines: [line, line, line] })
    const first = orders[0]?.id ?? 0
    const [received, company] = [
      await written('purchaseReceived', first),
      await written('purchaseReceivedCompany', first),
    ]
    return [...received, ...company]
  }

  test('say the VAT in their sum, each reckoned by itself', async () => {
    await makeSeller(app.deps.db)
    const told = await buy()
    expect(told).toHaveLength(2)
    for (const text of told) expect(text).toMatch(/O cümlədən ƏDV 18%: 0,06 AZN/)
  })

  test.each(others)('say nothing of VAT by who is taxed as %s', async (kind) => {
    await sellAs(kind)
    expect((await buy()).join(' ')).not.toMatch(/ƏDV/)
  })
})
