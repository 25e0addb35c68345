import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedName } from '../../../src/domains/media/store.ts'
import { sumOf } from '../../../src/domains/orders/pdf/quote-lines.ts'
import { makeOrder, makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { readPdf } from '../../support/read-pdf.ts'
import { readTags } from '../../support/read-tags.ts'

let app: TestApp
let staff: string
let customer: Awaited<ReturnType<typeof makeUser>>
let token: string
let serviceId: number
let productId: number

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  staff = await app.signIn(['orders'])
  customer = await makeUser(db, 'Client', { name: 'Leyla' })
  token = await makeToken(db, customer.id)
  serviceId = (await makeService(db, { name: 'Vizit kartları' })).id
  productId = (await makeProduct(db, serviceId, { name: 'Folqalı', prices: [{ count: 100, price: 14_000 }] }))
    .id
  await db.product.update({ where: { id: productId }, data: { name_ru: 'Визитка с фольгой' } })
  await db.discount.create({ data: { limit: 1000, percentageBp: 1250 } })
  const address = { address: 'Nərimanov, Əhməd Rəcəbli 28', address_ru: 'Нариманов, Ахмеда Раджабли 28' }
  await db.contact.update({ where: { id: 1 }, data: { ...address, phoneNumber: '+994 12 404 18 18' } })
})
afterAll(() => app.close())

const place = (count = 100, comment = 'Künclər yumru, üstü ışıqlı') =>
  app.trpc(token).orders.place.mutate({ serviceId, serviceTypeId: productId, count, comment })

async function paper(id: number, name: string, caller = staff, query = '') {
  const answer = await fetch(`${app.url}/api/order/${id}/${name}.pdf${query}`, {
    headers: { authorization: `Bearer ${caller}` },
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return {
    status: answer.status,
    headers: answer.headers,
    ...(answer.ok ? readPdf(bytes) : { pages: 0, lines: [] }),
  }
}

describe('the job ticket', () => {
  // ORD-19
  test("is one page in the customer's language, that says what, how many and for whom, and no price", async () => {
    const { id } = await place()
    const { status, headers, pages, lines } = await paper(id, 'jobticket')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-disposition')).toBe(`inline; filename="jobticket-${id}.pdf"`)
    expect(pages).toBe(1)
    for (const words of [
      String(id),
      'Vizit kartları',
      'Folqalı',
      '100\u00a0ədəd',
      'Leyla Əliyeva',
      'Künclər yumru, üstü ışıqlı',
      'Kəsim',
    ])
      expect(lines).toContain(words)
    expect(lines.join(' ')).not.toContain('₼')
  })

  test('keeps a long comment whole, on its one page', async () => {
    const { id } = await place(1, 'Şriftlər qalın olsun. '.repeat(90))
    const { pages, lines } = await paper(id, 'jobticket')
    expect(pages).toBe(1)
    expect(lines.join(' ').match(/Şriftlər/g)).toHaveLength(90)
  })

  // ORD-19
  test('is for areas 7 and 8 only, and through tRPC the same', async () => {
    const { id } = await place()
    expect((await paper(id, 'jobticket', token)).status).toBe(403)
    expect((await paper(id, 'jobticket', await app.signIn(['newOrders']))).status).toBe(200)
    expect((await paper(2147483647, 'jobticket')).status).toBe(404)
    expect((await paper(id, 'jobticket', staff, '?language=xx')).status).toBe(400)
    const file = await app.trpc(staff).orders.jobTicket.query({ id })
    expect(readPdf(Buffer.from(file.content, 'base64')).lines).toContain('Folqalı')
  })
})

describe('the quote', () => {
  // ORD-5
  test('is an estimate until staff confirm, and then what they have set; with the company it comes from', async () => {
    const { id } = await place()
    const estimate = await paper(id, 'quote', token)
    expect(estimate.status).toBe(200)
    expect(estimate.lines).toContain('Təxmini məbləğ')
    expect(estimate.lines).toContain('140,00\u00a0₼')
    expect(estimate.lines).toContain('+994 12 404 18 18')
    expect(estimate.lines).toContain('Nərimanov, Əhməd Rəcəbli 28')
    await app.deps.db.order.update({
      where: { id },
      data: { status: 'Accepted', price: 118_000, acceptedAt: new Date() },
    })
    const confirmed = await paper(id, 'quote')
    expect(confirmed.lines).toContain('Ödəniləcək məbləğ')
    expect(confirmed.lines.filter((line) => line === '1.180,00\u00a0₼')).toHaveLength(2)
    expect(confirmed.pages).toBe(1)
  })

  test("is in the customer's language, or in the one that is asked for", async () => {
    const { id } = await place()
    await app.deps.db.user.update({ where: { id: customer.id }, data: { language: 'ru' } })
    const russian = await paper(id, 'quote')
    expect(russian.lines).toContain('Коммерческое предложение')
    expect(russian.lines).toContain('Визитка с фольгой')
    expect(russian.lines).toContain('Нариманов, Ахмеда Раджабли 28')
    expect((await paper(id, 'quote', staff, '?language=en')).lines).toContain('Price quote')
    await app.deps.db.user.update({ where: { id: customer.id }, data: { language: 'az' } })
  })

  // SITE-3
  test('names the company as registered, and its date is that of the price, whenever it is fetched', async () => {
    const { db } = app.deps
    await db.contact.update({ where: { id: 1 }, data: { legalName: '«Mətbəə Çap» MMC, VÖEN 1401234567' } })
    const { id } = await place()
    await db.order.update({ where: { id }, data: { createdAt: new Date('2026-03-05T10:00:00Z') } })
    expect((await paper(id, 'quote')).lines.filter((line) => line === '5 mart 2026')).toHaveLength(2)
    await app.trpc(await app.signIn(['newOrders'])).orders.confirm.mutate({ id, price: 120 })
    await db.order.update({ where: { id }, data: { acceptedAt: new Date('2026-03-07T10:00:00Z') } })
    const { lines } = await paper(id, 'quote')
    expect(lines).toContain('«Mətbəə Çap» MMC, VÖEN 1401234567')
    expect(lines).toContain('5 mart 2026')
    expect(lines).toContain('7 mart 2026')
  })

  test('tells how the discount came about, and carries the logo', async () => {
    const { db, media } = app.deps
    const key = 'logo-of-papers'
    const png = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#00a0dc' } })
      .webp()
      .toBuffer()
    await media.store.put(storedName(key, undefined, 'webp'), png)
    const logo = await db.media.create({
      data: { key, extension: 'webp', width: 80, height: 40, bytes: png.length },
    })
    await db.banner.update({ where: { id: 1 }, data: { logoId: logo.id, title: 'Mətbəə' } })
    const service = await db.service.findUniqueOrThrow({ where: { id: serviceId } })
    await makeOrder(db, customer.id, service, { status: 'Completed', price: 100_000, acceptedAt: new Date() })
    const { id } = await place()
    const answer = await fetch(`${app.url}/api/order/${id}/quote.pdf`, {
      headers: { authorization: `Bearer ${staff}` },
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const { lines } = readPdf(bytes)
    expect(lines).toContain('Sizin endiriminiz, 12,5%')
    expect(lines).toContain('−17,50\u00a0₼')
    expect(lines).toContain('122,50\u00a0₼')
    expect(bytes.toString('latin1')).toContain('/Subtype /Image')
    const [page] = (await readTags(bytes)).pages
    expect(page?.parts?.[0]).toEqual({ role: 'Figure', alt: 'Mətbəə' })
    await db.banner.update({ where: { id: 1 }, data: { logoId: null, title: '' } })
  })

  // ORD-19
  test('is refused for an order that was not approved, in words, to customer and staff, through both faces', async () => {
    const { id } = await place()
    await app.deps.db.order.update({ where: { id }, data: { status: 'NotApproved' } })
    for (const caller of [token, staff]) {
      const answer = await app.rest('GET', `/order/${id}/quote.pdf`, { token: caller })
      expect(answer.status).toBe(409)
      expect(answer.body.message).toBe('Bu sifariş təsdiqlənməyib, ona görə qiymət təklifi yoxdur.')
      await expect(app.trpc(caller).orders.quote.query({ id })).rejects.toThrow('təsdiqlənməyib')
    }
    expect((await paper(id, 'jobticket')).status).toBe(200)
  })

  test('is not for another client, nor for an order without any price', async () => {
    const { id } = await place()
    expect((await paper(id, 'quote', await app.signIn('Client'))).status).toBe(404)
    expect((await paper(id, 'quote', 'none')).status).toBe(401)
    const service = await app.deps.db.service.findUniqueOrThrow({ where: { id: serviceId } })
    const open = await makeOrder(app.deps.db, customer.id, service)
    expect((await paper(open.id, 'quote')).status).toBe(409)
  })
})

test('a quote tells a discount only where it leads to the price that counts', () => {
  const quote = {
    tier: { count: 100, price: 14_000 },
    unitPrice: 126,
    base: 14_000,
    percentageBp: 1000,
    kind: 'client' as const,
    total: 12_600,
    saving: 1400,
    next: null,
  }
  expect(sumOf({ price: null, quote })).toMatchObject({
    base: 14_000,
    total: 12_600,
    isConfirmed: false,
    discount: { saving: 1400 },
  })
  expect(sumOf({ price: 12_600, quote })).toMatchObject({ isConfirmed: true, discount: { kind: 'client' } })
  expect(sumOf({ price: 13_000, quote })).toEqual({
    base: 13_000,
    discount: null,
    total: 13_000,
    isConfirmed: true,
  })
  expect(sumOf({ price: null, quote: null })).toBeNull()
})
