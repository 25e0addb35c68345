import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toCsv } from '../../../src/lib/csv.ts'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { readZip } from '../../support/read-zip.ts'

let app: TestApp
let staff: string
let service: Awaited<ReturnType<typeof makeService>>

beforeAll(async () => {
  app = await startTestApp()
  app.setNow(new Date('2026-11-20T21:00:00Z'))
  staff = await app.signIn(['orders'])
  service = await makeService(app.deps.db, { name: 'Vizit kartları' })
})
afterAll(() => app.close())
beforeEach(() => app.deps.db.$executeRaw`TRUNCATE orders CASCADE`)

const make = async (comment: string, data: Parameters<typeof makeOrder>[3] = {}) => {
  const customer = await makeUser(app.deps.db, 'Client', { name: 'Leyla' })
  const order = await makeOrder(app.deps.db, customer.id, service, {
    createdAt: new Date('2026-11-20T10:30:00Z'),
    ...data,
  })
  await app.deps.db.order.update({ where: { id: order.id }, data: { comment } })
  return order.id
}

async function download(query: string, token = staff) {
  const answer = await fetch(`${app.url}/api/order/export?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('the orders as CSV', () => {
  // ORD-18
  test('are those of the filter, with a head in the language of the call, figures and dates as that region reads them', async () => {
    const id = await make('künclər; yumru', { status: 'Accepted', price: 123456, count: 1000 })
    await make('başqa')
    const { answer, bytes } = await download('format=csv&status=Accepted&language=az')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('inline; filename="sifarisler-2026-11-21.csv"')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const [head, row, end] = bytes.toString('utf8').split('\r\n')
    expect(head).toBe(
      '\uFEFF№;Tarix;Müştəri;Telefon;Xidmət;Məhsul;Seçim;Say;Hesablanmış qiymət (AZN);Qiymət (AZN);Status;Müştərinin şərhi;Ləğvin səbəbi;Söz verilən gün;Qiymət necə hesablanıb',
    )
    expect(row).toBe(
      `${id};2026-11-20 14:30;Leyla Əliyeva;+994 50 312 44 18;Vizit kartları;;;1000;;1234,56;Qəbul edilib;"künclər; yumru";;;`,
    )
    expect(end).toBe('')
    const english = (await download('format=csv&status=Accepted&language=en')).bytes.toString('utf8')
    expect(english).toContain(',Vizit kartları en,,,1000,,1234.56,Accepted,"künclər; yumru",,,')
  })

  // ORD-18
  test('run no formula that a customer has written', () => {
    for (const dangerous of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =cmd|x', '\r=1']) {
      expect(toCsv([[dangerous]], 'en')).toMatch(/^\uFEFF"?'/)
    }
    for (const phone of ['+994501234567', '+994 50 1+1', '+994 50 1\n=1', '+7-916-1', '+7 (916) 1'])
      expect(toCsv([[phone]], 'en')).toMatch(/^\uFEFF"?'/)
    expect(toCsv([['+994 50 123 45 67']], 'en')).toBe('\uFEFF+994 50 123 45 67\r\n')
    expect(toCsv([['a "b"', 'x=1', -5, null, 'two\nlines']], 'en')).toBe(
      '\uFEFF"a ""b""",x=1,-5,,"two\nlines"\r\n',
    )
  })
})

describe('the orders as XLSX', () => {
  test('have figures as figures, moments as moments, and texts that are no formulas', async () => {
    await make('=HYPERLINK("http://x")', { status: 'Completed', price: 1250 })
    const { answer, bytes } = await download('format=xlsx&language=ru')
    expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet')
    expect(answer.headers.get('content-disposition')).toContain('zakazy-2026-11-21.xlsx')
    const files = readZip(bytes)
    const sheet = Object.entries(files).find(([name]) => name.includes('worksheets/sheet'))?.[1] ?? ''
    const texts = Object.values(files).join('')
    expect(texts).toContain('Клиент')
    expect(texts).toContain('=HYPERLINK(')
    expect(sheet).not.toContain('<f>')
    expect(sheet).toContain('<v>12.5</v>')
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"/)
  })
})

test('through tRPC it is the same file; without the area or with an unknown format it is none', async () => {
  await make('')
  const file = await app.trpc(staff, 'en').orders.export.query({ format: 'csv', from: '2026-11-20' })
  expect(file.fileName).toBe('orders-2026-11-21.csv')
  expect(Buffer.from(file.content, 'base64')).toEqual(
    (await download('format=csv&from=2026-11-20&language=en')).bytes,
  )
  expect((await download('format=pdf')).answer.status).toBe(400)
  expect((await download('format=csv', await app.signIn(['newOrders']))).answer.status).toBe(403)
  const refused = (await download('format=csv', 'none')).answer
  expect(refused.status).toBe(401)
  expect(refused.headers.get('content-type')).toContain('application/json')
})
