import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderStatusNames } from '../../../src/domains/order-status/statuses.ts'
import { whatsAppText } from '../../../src/domains/orders/whatsapp-text.ts'
import { languages } from '../../../src/lib/languages.ts'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'

const siteUrl = 'https://shop.test'
const order = {
  id: 12,
  status: 'Ready',
  count: 1500,
  serviceName: 'Kartlar',
  serviceName_ru: 'Карточки',
  serviceName_en: 'Cards',
  productName: 'Vizit kartı',
  productName_ru: 'Визитка',
  productName_en: '',
  user: { name: 'Aysel', addedById: null },
} as const

// ORD-24
describe('what is written on WhatsApp about an order', () => {
  test.each(languages)('%s: says who, which order, what and how many, and leads to its page', (language) => {
    const { greeting, text, url } = whatsAppText(order, { language, siteUrl })
    expect(greeting).toContain('Aysel')
    expect(text).toContain({ az: '№\u00a012', ru: '№\u00a012', en: 'No.\u00a012' }[language])
    expect(text).toContain({ az: 'Vizit kartı', ru: 'Визитка', en: 'Vizit kartı' }[language])
    expect(text.replace(/\s/g, '')).toMatch(/1[.,]?500/)
    expect(url).toBe(
      { az: `${siteUrl}/myorder/12`, ru: `${siteUrl}/ru/myorder/12`, en: `${siteUrl}/en/myorder/12` }[
        language
      ],
    )
  })

  test('differs by where it stands, in each language', () => {
    for (const language of languages) {
      const said = orderStatusNames.map(
        (status) => whatsAppText({ ...order, status }, { language, siteUrl }).text,
      )
      expect(new Set(said).size).toBe(orderStatusNames.length)
    }
  })

  test('has no link for a customer without an account, and names the service where there is no product', () => {
    const { text, url } = whatsAppText(
      {
        ...order,
        productName: null,
        productName_ru: null,
        productName_en: null,
        user: { name: 'Elçin', addedById: 3 },
      },
      { language: 'az', siteUrl },
    )
    expect(url).toBe('')
    expect(text).toContain('Kartlar')
  })
})

// ORD-24
describe('staff', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())

  test('read it in the customer’s language or another one, on both faces, of orders that they may read', async () => {
    const { db } = app.deps
    const customer = await makeUser(db)
    await db.user.update({ where: { id: customer.id }, data: { language: 'ru' } })
    const service = await makeService(db)
    const { id } = await makeOrder(db, customer.id, service, { status: 'Accepted' })
    const keeper = await app.signIn(['orders'])
    const answer = await app.rest('GET', `/order/${id}/whatsapp`, { token: keeper })
    expect(answer.body.data).toMatchObject({ language: 'ru', text: expect.stringContaining(service.name_ru) })
    expect(await app.trpc(keeper).orders.whatsApp.query({ id, textLanguage: 'en' })).toMatchObject({
      language: 'en',
      text: expect.stringContaining(service.name_en),
    })
    const newcomer = await app.signIn(['newOrders'])
    const waiting = await makeOrder(db, customer.id, service)
    // With the list of new orders it comes along, so that no card asks for it.
    const listed = await app.trpc(newcomer).orders.new.query()
    expect(listed.find(({ id: of }) => of === waiting.id)?.whatsApp).toEqual(
      (await app.rest('GET', `/order/${waiting.id}/whatsapp`, { token: newcomer })).body.data,
    )
    const asked = async (orderId: number) =>
      (await app.rest('GET', `/order/${orderId}/whatsapp`, { token: newcomer })).status
    expect([await asked(id), await asked(waiting.id), await asked(2147483647)]).toEqual([403, 200, 404])
  })
})
