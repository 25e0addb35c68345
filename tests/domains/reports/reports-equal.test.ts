import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { divisions } from '../../../src/domains/reports/report-input.ts'
import { type Span, spanOfPreset, units } from '../../../src/domains/reports/spans.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { makeRandomCompany } from './random-company.ts'
import { readAll, slowReports } from './slow-reports.ts'

const today = '2026-11-26'
const seeds = [11, 22, 33] as const

let app: TestApp
let owner: string
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signIn(['orders', 'discounts'])
  app.setNow(new Date(`${today}T08:00:00Z`))
})
afterAll(() => app.close())

const spans: readonly Span[] = [
  spanOfPreset('months12', today),
  spanOfPreset('month', today),
  spanOfPreset('lastMonth', today),
  { from: '2026-03-03', to: '2026-05-20' },
  { from: '2024-01-01', to: today },
]
const sum = (values: readonly number[]) => Math.round(values.reduce((all, one) => all + one, 0) * 100) / 100

// Each seed adds to the company of those before it.
describe.each(seeds)('of a random company (seed %i)', (seed) => {
  let slow: ReturnType<typeof slowReports>
  beforeAll(async () => {
    await makeRandomCompany(app.deps.db, { seed, today })
    slow = slowReports(await readAll(app.deps.db), today)
  })
  const reports = () => app.trpc(owner).reports

  // REP-2
  test('turnover is what the ledger adds up to, in days, weeks and months', async () => {
    for (const span of spans)
      for (const unit of units) {
        const { now, earlier, before } = await reports().turnover.query({ ...span, unit })
        expect(now).toMatchObject({ amount: slow.turnover(span), orders: slow.paidOrders(span) })
        for (const part of now.parts) expect(part.amount).toBe(slow.turnover(part))
        expect(earlier?.amount).toBe(before ? slow.turnover(before) : undefined)
        expect(sum(now.parts.map(({ amount }) => amount))).toBe(now.amount)
      }
  })

  // REP-3
  test.each(divisions)('its parts by %s add up to the whole', async (by) => {
    for (const span of spans) {
      const { rows, amount, before } = await reports().division.query({ ...span, by })
      const keyed = (of: (row: (typeof rows)[number]) => number | null) =>
        new Map(
          rows.flatMap((row) => {
            const azn = of(row)
            const key = row.kind === 'noOrder' ? 'noOrder' : String(row.way ?? row.id)
            return azn ? [[key, azn] as const] : []
          }),
        )
      expect(keyed((row) => row.amount)).toEqual(slow.division(by, span))
      expect(keyed(({ amountBefore }) => amountBefore)).toEqual(slow.division(by, before))
      expect(amount).toBe(slow.turnover(span))
      if (by !== 'way') expect(sum(rows.map(({ orders }) => orders ?? 0))).toBe(slow.paidOrders(span))
    }
  })

  // REP-4
  test('customers are new once, and return after', async () => {
    for (const span of spans) {
      const { now, earlier, before } = await reports().newCustomers.query(span)
      expect(now).toEqual(slow.customers(span))
      expect(earlier).toEqual(before && slow.customers(before))
    }
  })

  // REP-5
  test('quotes are counted by their first sending, with what became of them', async () => {
    for (const span of spans) {
      const { sent, rows } = await reports().quotes.query(span)
      const all = slow.quotes(span)
      const total = sum(all.map(({ total: one }) => one / 100))
      expect(sent).toMatchObject({ count: all.length, amount: total })
      for (const { outcome, reason, count } of rows)
        expect(count).toBe(all.filter((one) => one.outcome === outcome && one.reason === reason).length)
      expect(sum(rows.map(({ count }) => count))).toBe(all.length)
    }
  })

  // REP-6
  test('late jobs are counted from their promised day', async () => {
    for (const span of spans) {
      const { now, orders } = await reports().late.query(span)
      const { promised, late } = slow.late(span)
      const days = sum(late.map(({ days: one }) => one))
      expect(now).toMatchObject({ promised, late: late.length, days })
      expect(sum(Object.values(now.groups))).toBe(late.length)
      const listed = late.map(({ id, days: daysLate }) => ({ orderId: id, daysLate }))
      for (const order of orders)
        expect(listed).toContainEqual({ orderId: order.orderId, daysLate: order.daysLate })
    }
  })

  // REP-7
  test('what went back is counted by its reason', async () => {
    for (const span of spans) {
      const report = await reports().refunds.query(span)
      const lines = slow.refunds(span)
      expect(report).toMatchObject({
        count: lines.length,
        amount: sum(lines.map(({ amount }) => -amount / 100)),
      })
      for (const { kind, reason, count, amount } of report.rows) {
        const same = lines.filter((line) => line.kind === kind && line.note === reason)
        expect([count, amount]).toEqual([same.length, sum(same.map((line) => -line.amount / 100))])
      }
    }
  })

  // REP-8
  test('deposits are what is paid of orders that aren’t completed', async () => {
    const { rows, ...total } = await reports().deposits.query()
    expect(total).toEqual(slow.deposits())
    expect(sum(rows.map(({ amount }) => amount))).toBe(total.amount)
  })

  // REP-13
  test('discounts are what came off orders that cost what was calculated', async () => {
    for (const span of spans) {
      const { rows, before, ...total } = await reports().discounts.query(span)
      for (const { kind, amountBefore, ...row } of rows) {
        expect(row).toEqual(slow.discounts(kind, span))
        expect(amountBefore).toBe(before && slow.discounts(kind, before).amount)
      }
      expect(rows.map(({ kind }) => kind)).toEqual(['campaign', 'client'])
      expect(total.amount).toBe(sum(rows.map(({ amount }) => amount)))
      expect(total.orders).toBe(sum(rows.map(({ orders }) => orders)))
    }
  })

  // REP-11
  test('the threshold is watched over the turnover of twelve months', async () => {
    const { turnover, months, retail, uncounted, counted } = await reports().threshold.query()
    const span = spanOfPreset('months12', today)
    expect(turnover).toBe(slow.turnover(span))
    expect(sum(months.map((month) => month.turnover))).toBe(turnover)
    expect(retail).toBe(slow.division('way', span).get('terminal'))
    expect(sum([counted, uncounted])).toBe(turnover)
  })

  // REP-12
  test('the VAT of a month is of its days on which the house was a VAT payer', async () => {
    for (const span of spans) {
      const { months, now } = await reports().vat.query(span)
      for (const { from, to, ...figures } of months) expect(figures).toEqual(slow.vat({ from, to }))
      for (const name of ['turnover', 'vat', 'accepted', 'acceptedVat'] as const)
        expect(now[name]).toBe(sum(months.map((month) => month[name])))
    }
  })
})

// REP-3
test('after the hundred customers with most the others are one', async () => {
  await makeRandomCompany(app.deps.db, { seed: 44, today, customers: 130, orders: 300 })
  const slow = slowReports(await readAll(app.deps.db), today)
  expect(slow.payers({ from: '2024-01-01', to: today }).size).toBeGreaterThan(100)
  for (const span of spans) {
    const { rows, amount, before } = await app.trpc(owner).reports.division.query({ ...span, by: 'customer' })
    const named = rows.filter(({ kind }) => kind === 'one')
    const amounts = slow.division('customer', span)
    for (const { id, ...row } of named) {
      const expected = { amount: amounts.get(String(id)) ?? 0, orders: slow.paidOrders(span, id ?? 0) }
      expect(row).toMatchObject(expected)
    }
    const unnamed = new Set([...slow.payers(span), ...slow.payers(before)]).size - named.length
    const others = rows.find(({ kind }) => kind === 'others')
    expect(named.length).toBe(Math.min(100, named.length + unnamed))
    expect(others?.count ?? 0).toBe(unnamed)
    const left = [...amounts].flatMap(([id, one]) => (named.some((row) => String(row.id) === id) ? [] : one))
    expect(others?.amount ?? 0).toBe(sum(left))
    expect(others?.amountBefore ?? null).toBe(
      others && before ? sum([slow.turnover(before), ...named.map((row) => -(row.amountBefore ?? 0))]) : null,
    )
    expect(Math.max(...left)).toBeLessThanOrEqual(Math.min(...named.map((row) => row.amount)))
    expect(sum(rows.map((row) => row.amount))).toBe(amount)
    expect(sum(rows.map(({ orders }) => orders ?? 0))).toBe(slow.paidOrders(span))
  }
})
