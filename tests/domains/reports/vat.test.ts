import { describe, expect, test } from 'vitest'
import { vatOfLines } from '../../../src/domains/reports/vat.ts'
import { watchThreshold } from '../../../src/domains/reports/vat-threshold.ts'

describe('the VAT of order lines', () => {
  // REP-12
  test('is 18/118 of each, half a qəpik up, and nothing for who pays none', () => {
    expect(vatOfLines('vat18', [11800, 59])).toEqual({ gross: 11859, vat: 1809, net: 10050 })
    // 0.1525, 0.4576, 0.6102 and 9.4576 qəpik.
    expect([1, 3, 4, 62].map((gross) => vatOfLines('vat18', [gross])?.vat)).toEqual([0, 0, 1, 9])
    expect(vatOfLines('vat18', [-11800])).toEqual({ gross: -11800, vat: -1800, net: -10000 })
    expect(vatOfLines('simplified', [11800])).toBeNull()
    expect(vatOfLines('none', [11800])).toBeNull()
  })

  test('is reckoned line by line: its net and VAT are the gross', () => {
    const lines = Array.from({ length: 500 }, (_, index) => index * 7 + 1)
    const sums = vatOfLines('vat18', lines)
    expect(sums && sums.net + sums.vat).toBe(sums?.gross)
    expect(sums?.vat).toBe(lines.reduce((all, line) => all + Math.round((line * 18) / 118), 0))
  })
})

describe('the threshold of VAT', () => {
  const azn = 100
  const year = (monthly: number, retail = 0) =>
    Array.from({ length: 12 }, () => ({ turnover: monthly * azn, retail: retail * azn }))
  const watch = (months: ReturnType<typeof year>, retailBp = 5000) =>
    watchThreshold({ months, threshold: 200_000 * azn, retailBp })

  // REP-11
  test('counts half of cashless retail', () => {
    expect(watch(year(10_000, 2000))).toMatchObject({
      turnover: 120_000 * azn,
      uncounted: 12_000 * azn,
      counted: 108_000 * azn,
      left: 92_000 * azn,
      pace: 9000 * azn,
    })
    expect(watch(year(10_000, 2000), 10_000)).toMatchObject({ counted: 120_000 * azn })
  })

  test('is never crossed at a pace of less than a twelfth of it', () => {
    expect(watch(year(16_666)).monthsLeft).toBeNull()
  })

  test('is crossed once the months of the pace outweigh those before', () => {
    // 9 months of 10,000, then 20,000: the sum grows by 10,000 a month, from 150,000.
    const months = [...year(10_000).slice(0, 8), ...year(20_000).slice(0, 4)]
    expect(watch(months)).toMatchObject({ counted: 160_000 * azn, monthsLeft: 4 })
    expect(watch(year(17_000)).monthsLeft).toBe(0)
    expect(watch(year(0)).monthsLeft).toBeNull()
  })

  test('is reckoned with what the running month has brought, or the pace if that is more', () => {
    const begun = [...year(16_000).slice(0, 11), { turnover: 0, retail: 0 }]
    expect(watch(begun)).toMatchObject({ counted: 176_000 * azn, left: 24_000 * azn, monthsLeft: null })
    const rich = [...year(10_000).slice(0, 11), { turnover: 95_000 * azn, retail: 0 }]
    expect(watch(rich).monthsLeft).toBe(0)
  })
})
