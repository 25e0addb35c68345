import { glob, readFile } from 'node:fs/promises'
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeOrder, makeToken } from './support/factories.ts'
import { startTestApp, type TestApp } from './support/harness.ts'
import { makeSentOffer } from './support/offers.ts'
import { cards } from './support/options.ts'
import { readTags, type Tagged } from './support/read-tags.ts'

type Made = { title: RegExp; bytes: Buffer; language: string }
const made: Record<string, Made> = {}
let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  const { db } = app.deps
  // What a company may be called, and what its customers write.
  await db.banner.update({ where: { id: 1 }, data: { title: 'Çap & <Reklam>' } })
  const { product, service, customer, id, token } = await makeSentOffer(app)
  await app.trpc(token).offers.update.mutate({
    id,
    lines: Array.from({ length: 30 }, (_, place) => ({
      serviceId: service.id,
      title: `Sətir ${place + 1}`,
      details: 'Bakı, iki usta',
      count: 2,
      price: 10,
    })),
  })
  await app.trpc(token).offers.send.mutate({ id })
  await db.discount.create({ data: { limit: 1, percentageBp: 1000 } })
  await makeOrder(db, customer.id, service, { status: 'Completed', price: 100_000, acceptedAt: new Date() })
  const own = await makeToken(db, customer.id)
  const what = { serviceId: service.id, serviceTypeId: product.id, count: 500, comment: 'Künclər & <yumru>' }
  const orders = [
    await app.trpc(own).orders.place.mutate(what),
    await app.trpc(own).orders.place.mutate(what),
  ]
  const ids = orders.map((order) => order.id)
  await db.productOptions.create({ data: { productId: product.id, version: 1, configuration: cards } })

  const fetched = async (path: string, init: RequestInit = {}, caller: string | null = token) => {
    const headers = {
      'content-type': 'application/json',
      ...(caller && { authorization: `Bearer ${caller}` }),
    }
    const answer = await fetch(app.url + path, { ...init, headers })
    expect(answer.status, path).toBe(200)
    return Buffer.from(await answer.arrayBuffer())
  }
  const basket = { lines: [{ id: 'a', ...what, count: 500 }], language: 'en' }
  const search = new URLSearchParams({ search: 'sides=two&finish=round', language: 'ru' })
  made.jobTicket = {
    title: /^İş vərəqi №\s\d+$/,
    language: 'az',
    bytes: await fetched(`/api/order/${ids[0]}/jobticket.pdf`),
  }
  const { content } = await app.trpc(token).orders.jobTickets.query({ ids, language: 'ru' })
  made.jobTickets = { title: /№\u00a0\d+, \d+$/, language: 'ru', bytes: Buffer.from(content, 'base64') }
  made.quote = {
    title: /№\s\d+$/,
    language: 'az',
    bytes: await fetched(`/api/order/${ids[0]}/quote.pdf`),
  }
  made.offer = {
    title: /№\s\d+$/,
    language: 'az',
    bytes: await fetched(`/api/quotes/${id}/revisions/2/quote.pdf`),
  }
  made.basket = {
    title: /^Price quote$/,
    language: 'en',
    bytes: await fetched('/api/basket/quote.pdf', { method: 'POST', body: JSON.stringify(basket) }, null),
  }
  await db.product.update({ where: { id: product.id }, data: { optionsVersion: 1 } })
  made.template = {
    title: /: Шаблон$/,
    language: 'ru',
    bytes: await fetched(`/api/ServiceTypes/${product.id}/template.pdf?${search}`, {}, null),
  }
})
afterAll(() => app.close())
const kinds = ['jobTicket', 'jobTickets', 'quote', 'offer', 'basket', 'template'] as const
const pdf = (kind: string): Made => {
  const found = made[kind]
  if (!found) throw new Error(`no ${kind}`)
  return found
}

/** All parts of a role, in reading order. */
const all = (part: Tagged, role: string): Tagged[] => [
  ...(part.role === role ? [part] : []),
  ...(part.parts ?? []).flatMap((inner) => all(inner, role)),
]
/** What is heard of a part, in its order. */
const heard = ({ text, alt, parts = [] }: Tagged): string =>
  [alt, text, ...parts.map(heard)].filter(Boolean).join(' ')

// BAS-11
test.each(kinds)(
  '%s is a tagged PDF with its language and title, all of it told or decoration',
  async (kind) => {
    const { bytes, title, language } = pdf(kind)
    const read = await readTags(bytes)
    expect(read).toMatchObject({ version: 17, isTagged: true, language, title: expect.stringMatching(title) })
    expect(read.untold).toEqual([])
    expect(read.pages.map(({ role }) => role)).toEqual(read.pages.map(() => 'Document'))
    const headings = read.pages.flatMap((page) => all(page, 'H1'))
    expect(headings.length).toBeGreaterThan(0)

    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    const entry = (name: string) => document.catalog.lookup(PDFName.of(name), PDFDict)
    expect(entry('MarkInfo').get(PDFName.of('Marked'))?.toString()).toBe('true')
    expect(entry('ViewerPreferences').get(PDFName.of('DisplayDocTitle'))?.toString()).toBe('true')
    expect(entry('StructTreeRoot').get(PDFName.of('ParentTree'))).toBeDefined()
    const metadata = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(bytes.toString('utf8'))?.[0] ?? ''
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(metadata).toContain('<dc:title>')
    // What was typed is text there, too.
    expect(metadata.replaceAll(/&(amp|lt);/g, '')).not.toMatch(/&|<Reklam|<yumru/)
  },
)

// BAS-11
test.each(['quote', 'offer', 'basket'])(
  '%s: its lines are a table, with named columns and rows',
  async (kind) => {
    const { pages } = await readTags(pdf(kind).bytes)
    const tables = pages.flatMap((page) => all(page, 'Table'))
    const [lines, sums] = [tables[0], tables.at(-1)]
    const [head, ...rows] = (lines?.parts ?? []).map(({ parts = [] }) => parts)
    expect(head?.map(({ role, scope }) => [role, scope])).toEqual(Array(4).fill(['TH', 'Column']))
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row.map(({ role }) => role)).toEqual(['TH', 'TD', 'TD', 'TD'])
    expect(rows.map((row) => row.map(heard).join('|')).join('\n')).toMatch(/₼\|.*₼/)
    for (const { parts = [] } of sums?.parts ?? [])
      expect(parts.map(({ role }) => role)).toEqual(['TH', 'TD'])
  },
)

test('the lines of a long quote go on in the same table, whose head is heard once', async () => {
  const { pages } = await readTags(pdf('offer').bytes)
  expect(pages.length).toBeGreaterThan(1)
  const tables = pages.map((page) => all(page, 'Table')[0])
  const rows = tables.flatMap((table) => table?.parts ?? [])
  expect(rows.filter((row) => all(row, 'TH').some(({ scope }) => scope === 'Column'))).toHaveLength(1)
  const names = rows.flatMap(({ parts = [] }) => parts.slice(0, 1).map(heard))
  for (let line = 1; line <= 30; line++)
    expect(names.filter((name) => name === `Sətir ${line} Bakı, iki usta`)).toHaveLength(1)
})

test('a job ticket is heard in the order that it is read in, each job in a part of its own', async () => {
  const { pages } = await readTags(pdf('jobTickets').bytes)
  expect(pages.map((page) => all(page, 'Sect').length)).toEqual([1, 1])
  const text = pages.map(heard).join('\n')
  const places = [/Çap & <Reklam>/, /Vizit kartı/, /500/, /Elçin/, /Künclər & <yumru>/].map((part) =>
    text.search(part),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThanOrEqual(0)
  const rows = pages.flatMap((page) => all(page, 'TR')).map(({ parts = [] }) => parts)
  expect(rows.length).toBeGreaterThan(6)
  for (const row of rows) expect(row.map(({ role, scope }) => scope ?? role)).toEqual(['Row', 'TD'])
})

// BAS-11
test('nothing else in the program draws PDFs', async () => {
  const drawing: string[] = []
  for await (const path of glob('src/**/*.ts'))
    if (/from 'pdfkit'|PDFDocument\.create/.test(await readFile(path, 'utf8'))) drawing.push(path)
  expect(drawing).toEqual(['src/lib/tagged-pdf.ts'])
})
