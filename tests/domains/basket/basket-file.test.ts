import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeOrder, makeProduct, makeService, makeToken, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { cards } from '../../support/options.ts'
import { readPdf } from '../../support/read-pdf.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof makeService>>
let asked: Awaited<ReturnType<typeof makeService>>
let cardsService: number
let cardsId: number

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  service = await makeService(db, { name: 'Plakat', prices: [{ count: 100, price: 1500 }] })
  await db.service.update({ where: { id: service.id }, data: { name_ru: 'Плакат', productionDays: 2 } })
  asked = await makeService(db, { name: 'Lövhə' })
  cardsService = (await makeService(db, { name: 'Vizit kartları' })).id
  cardsId = (await makeProduct(db, cardsService, { name: 'Klassik' })).id
  await db.productOptions.create({ data: { productId: cardsId, version: 1, configuration: cards } })
  await db.product.update({ where: { id: cardsId }, data: { optionsVersion: 1 } })
})
afterAll(() => app.close())

const plain = (more: object = {}) => ({ id: 'a', serviceId: service.id, count: 100, ...more })

async function paper(
  lines: object[],
  { token, language = 'az' }: { token?: string; language?: string } = {},
) {
  const answer = await fetch(`${app.url}/api/basket/quote.pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ lines, language }),
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { answer, ...(answer.ok ? readPdf(bytes) : { pages: 0, lines: [] }) }
}
const textOf = ({ lines }: { lines: string[] }) => lines.join(' ').replaceAll('\u00a0', ' ')

// BSK-6
describe('the PDF of a basket', () => {
  test('says to a visitor what the lines are and cost, that it binds nobody and is no invoice', async () => {
    const made = await paper([
      plain({ comment: 'Künclər yumru' }),
      {
        id: 'c',
        serviceId: cardsService,
        serviceTypeId: cardsId,
        count: 500,
        options: { choices: { paper: ['cotton'] }, ownSize: null },
      },
    ])
    expect(made.answer.status).toBe(200)
    expect(made.answer.headers.get('content-type')).toBe('application/pdf')
    expect(made.answer.headers.get('content-disposition')).toMatch(
      /filename="price-quote-\d{4}-\d\d-\d\d\.pdf"/,
    )
    expect(made.pages).toBe(1)
    const said = textOf(made)
    for (const words of ['Qiymət təklifi', 'Plakat', 'Künclər yumru', '15,00 ₼', 'Klassik', 'cotton'])
      expect(said).toContain(words)
    expect(said).toMatch(/hesab-\s?faktura deyil/)
    expect(said).not.toMatch(/sorğu ilə/)
  })

  test('is in the language of the page, with what is on request beside the total and not in it', async () => {
    const made = await paper([plain(), { id: 'b', serviceId: asked.id, count: 3 }], { language: 'ru' })
    const said = textOf(made)
    for (const words of ['Плакат', 'по запросу', '15,00 ₼', 'не счёт']) expect(said).toContain(words)
    const onlyAsked = textOf(await paper([{ id: 'b', serviceId: asked.id, count: 3 }], { language: 'en' }))
    expect(onlyAsked.match(/on request/g)?.length).toBeGreaterThanOrEqual(3)
    expect(onlyAsked).not.toContain('0.00')
  })

  test('names the customer and what comes off for them, through both faces', async () => {
    const { db } = app.deps
    const user = await makeUser(db, 'Client', { name: 'Leyla' })
    await db.discount.create({ data: { limit: 100_00, percentageBp: 500 } })
    await makeOrder(db, user.id, service, { status: 'Completed', price: 200_00 })
    const token = await makeToken(db, user.id)
    const said = textOf(await paper([plain()], { token }))
    for (const words of ['Leyla Əliyeva', '15,00 ₼', '5%', '−0,75 ₼', '14,25 ₼'])
      expect(said).toContain(words)
    const file = await app.trpc(token).basket.paper.mutate({ lines: [plain()], language: 'az' })
    expect(textOf(readPdf(Buffer.from(file.content, 'base64')))).toContain('14,25 ₼')
    await db.discount.deleteMany()
  })

  test('goes on over as many pages as 50 lines need', async () => {
    const lines = Array.from({ length: 50 }, (_, index) => plain({ id: `l${index}`, comment: 'Mat kağız' }))
    const made = await paper(lines)
    expect(made.pages).toBeGreaterThan(2)
    expect(made.lines.filter((line) => line === 'Plakat')).toHaveLength(50)
    expect(textOf(made)).toContain('750,00 ₼')
    expect((await paper([...lines, plain({ id: 'more' })])).answer.status).toBe(400)
  })

  test('isn’t made of nothing, nor of what can’t be ordered: it is said of each line', async () => {
    expect((await paper([])).answer.status).toBe(400)
    const refused = await paper([plain(), plain({ id: 'b', serviceId: 2147483647 })], { language: 'en' })
    expect(refused.answer.status).toBe(400)
    expect(refused.answer.headers.get('content-type')).toContain('json')
  })

  // ACC-16
  test('is made 240 times an hour for a network of visitors, and 120 times for an account', async () => {
    const strict = await startTestApp({ settings: { RATE_LIMIT: 'on' } })
    try {
      const { id: serviceId } = await makeService(strict.deps.db)
      const lines = [{ id: 'a', serviceId, count: 1 }]
      const ask = (token?: string) =>
        strict.rest('POST', '/basket/quote.pdf', { token, json: { lines: [], language: 'az' } })
      const token = await strict.signIn('Client')
      const customer = await Promise.all(Array.from({ length: 122 }, () => ask(token)))
      expect(customer.filter(({ status }) => status === 429)).toHaveLength(2)
      await strict.deps.limits.consume('documentAddress', '127.0.0.1', 240)
      const visitor = await strict.rest('POST', '/basket/quote.pdf', { json: { lines, language: 'az' } })
      expect(visitor.status).toBe(429)
    } finally {
      await strict.close()
    }
  })
})
