import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportNames } from '../../../src/domains/reports/report-input.ts'
import { tellThreshold } from '../../../src/domains/reports/tell-threshold.ts'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { readZip } from '../../support/read-zip.ts'
import { makeSeller } from '../../support/seller.ts'

let app: TestApp
let owner: string
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signIn(['orders', 'newOrders', 'discounts', 'staff'])
  app.setNow(new Date('2026-11-26T08:00:00Z'))
})
afterAll(() => app.close())

const month = { from: '2026-11-01', to: '2026-11-26' }
const get = (path: string, token = owner) => app.rest('GET', `/report/${path}`, { token })
/** A report as a file. */
async function download(values: Record<string, string>) {
  const answer = await fetch(`${app.url}/api/report/export?${query(values)}`, {
    headers: { authorization: `Bearer ${owner}` },
  })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const query = (values: Record<string, string>) => new URLSearchParams(values).toString()

/** An accepted order of which the whole price was paid in cash. */
async function paidOrder(amount: number, name?: string) {
  const { id: appUserId } = await makeUser(app.deps.db, 'Client', name === undefined ? {} : { name })
  const { id: orderId } = await makeOrder(app.deps.db, appUserId, await makeService(app.deps.db))
  await app.trpc(owner).orders.confirm.mutate({ id: orderId, price: amount })
  await app.trpc(owner).payments.record.mutate({
    appUserId,
    way: 'terminal',
    amount,
    orders: [{ orderId, amount }],
  })
  return { appUserId, orderId }
}

describe('the reports', () => {
  // REP-1
  test('compare a first month with nothing', async () => {
    const { body } = await get(`turnover?${query(month)}`)
    expect(body.data).toMatchObject({
      span: month,
      before: null,
      now: { amount: 0, orders: 0 },
      earlier: null,
    })
    await paidOrder(62.5)
    expect(await app.trpc(owner).reports.turnover.query(month)).toMatchObject({
      now: { amount: 62.5, orders: 1 },
      earlier: null,
    })
    const next = { from: '2026-11-27', to: '2026-12-06' }
    expect(await app.trpc(owner).reports.turnover.query(next)).toMatchObject({
      before: { from: '2026-11-17', to: '2026-11-26' },
      now: { amount: 0 },
      earlier: { amount: 62.5, orders: 1 },
    })
  })

  // REP-2, REP-3
  test('take off what went back, and what becomes balance is for no order', async () => {
    const before = await app.trpc(owner).reports.turnover.query(month)
    const { appUserId, orderId } = await paidOrder(100)
    await app.trpc(owner).refunds.giveBack.mutate({ id: orderId, amount: 30, reason: 'Artıq alınıb' })
    await app.trpc(owner).payments.record.mutate({ appUserId, way: 'cash', amount: 9, orders: [] })
    const { now } = await app.trpc(owner).reports.turnover.query(month)
    expect(now.amount - before.now.amount).toBe(79)
    const { rows } = await app.trpc(owner).reports.division.query({ ...month, by: 'service' })
    expect(rows.at(-1)).toMatchObject({ kind: 'noOrder', amount: 9 })
    const customers = await app.trpc(owner).reports.division.query({ ...month, by: 'customer' })
    expect(customers.rows.find(({ id }) => id === appUserId)).toMatchObject({ amount: 79, orders: 1 })
    const { status, body } = await get(`division?${query({ ...month, by: 'customer' })}`)
    expect([status, body.data]).toEqual([200, customers])
  })

  test.each([
    ['a span that ends before it begins', { from: '2026-11-26', to: '2026-11-01' }, 'to'],
    ['ten years', { from: '2016-11-26', to: '2026-11-26' }, 'from'],
    ['words', { from: 'dünən', to: '2026-11-26' }, 'from'],
    ['no last day', { from: '2026-11-01' }, 'to'],
    ['a day that isn’t', { from: '2026-02-30', to: '2026-11-26' }, 'from'],
    ['another division', { ...month, by: 'colour' }, 'by'],
    ['hours', { ...month, unit: 'hour' }, 'unit'],
  ])('refuse %s', async (_, values, path) => {
    const report = 'by' in values ? 'division' : 'turnover'
    const { status, body } = await get(`${report}?${query(values)}`)
    expect([status, body.errors?.[0]?.path]).toEqual([400, path])
    expect(body.errors?.[0]?.message).toMatch(/\S{3}/)
  })

  // REP-9
  test('are for whoever has areas 8 and 9', async () => {
    const cashier = await app.signIn(['orders'])
    expect((await get(`turnover?${query(month)}`, cashier)).status).toBe(403)
    expect((await get(`export?${query({ ...month, report: 'late', format: 'csv' })}`, cashier)).status).toBe(
      403,
    )
  })

  // REP-11
  test('watch the threshold by the house’s own figures, which the history holds', async () => {
    const { updatedAt } = await app.trpc(owner).payments.settings.query()
    const rules = { vatThreshold: 1000, retailShare: 25, cardIsRetail: true }
    const { status, body } = await app.rest('PUT', '/payment/settings', {
      token: owner,
      json: { ...rules, updatedAt },
    })
    expect([status, body.data]).toMatchObject([200, rules])
    const watched = await app.trpc(owner).reports.threshold.query()
    const retail = watched.retail
    expect(watched).toMatchObject({ threshold: 1000, retailShare: 25, cardIsRetail: true, isCrossed: false })
    expect(watched.counted).toBeCloseTo(watched.turnover - retail * 0.75, 1)
    const { items } = await app
      .trpc(owner)
      .history.list.query({ kind: 'paymentSettings', page: 1, pageSize: 1 })
    expect(items[0]?.changes).toEqual(
      expect.arrayContaining([
        { field: 'vatThreshold', from: 200_000, to: 1000 },
        { field: 'retailShare', from: 50, to: 25 },
      ]),
    )
  })
})

// REP-14
test('staff who see the reports are told by email once a year that the threshold of VAT is near', async () => {
  const told = await startTestApp()
  const { db } = told.deps
  const readers = [await makeUser(db, 'SuperAdmin')]
  await makeUser(db, 'Consultant')
  const { id: userId } = await makeUser(db)
  const mails = async () =>
    (await db.$queryRaw<{ data: object }[]>`SELECT data FROM pgboss.job WHERE name = 'mail'`).map(
      ({ data }) => data,
    )
  const pay = (amount: number, day: string) =>
    db.payment.create({
      data: { userId, kind: 'payment', way: 'cash', amount, day: new Date(day), source: day },
    })
  const tellAt = (moment: string) => {
    told.setNow(new Date(moment))
    return tellThreshold(told.deps)
  }
  try {
    await pay(15_999_999, '2026-11-20')
    await tellAt('2026-11-26T08:00:00Z')
    expect(await mails()).toEqual([])
    await pay(1, '2026-11-26')
    await makeSeller(db, { taxKind: 'vat18' })
    await tellAt('2026-11-26T08:00:00Z')
    await db.sellerProfile.updateMany({ data: { taxKind: 'simplified' } })
    await tellAt('2026-11-26T19:00:00Z')
    expect(await mails()).toEqual([])
    told.setNow(new Date('2026-11-27T08:00:00Z'))
    await Promise.all([1, 2, 3].map(() => tellThreshold(told.deps)))
    const job = { kind: 'thresholdNear', counted: 16_000_000, threshold: 20_000_000 }
    const first = readers.map(({ id }) => expect.objectContaining({ ...job, userId: id }))
    expect(await mails()).toEqual(first)
    await pay(16_000_000, '2027-11-20')
    await tellAt('2027-11-26T08:00:00Z')
    expect(await mails()).toHaveLength(1)
    await tellAt('2027-11-27T08:00:00Z')
    expect(await mails()).toHaveLength(2)
  } finally {
    await told.close()
  }
})

// REP-10
describe.each(reportNames)('the report %s', (report) => {
  test('is exported as a table, and nothing in it runs as a formula', async () => {
    await paidOrder(12, '=cmd()')
    const asked = { ...month, report, unit: 'month' }
    const csv = await download({ ...asked, format: 'csv' })
    expect([csv.answer.status, csv.answer.headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ])
    expect(csv.answer.headers.get('content-disposition')).toMatch(/filename="[a-z-]+-2026-11-26\.csv"/)
    const text = csv.bytes.toString('utf8')
    const [head = '', ...lines] = text.split('\r\n')
    expect(head.split(';').length).toBeGreaterThan(1)
    for (const cell of lines.flatMap((line) => line.split(';'))) expect(cell).not.toMatch(/^"?[=+@]/)
    if (report === 'customer') expect(text).toContain("'=cmd()")
    const xlsx = await download({ ...asked, format: 'xlsx' })
    const sheet = readZip(xlsx.bytes)['xl/worksheets/sheet1.xml']
    expect(sheet).toContain('<row')
    expect(sheet).not.toContain('<f>')
  })
})
