import { describe, expect, test } from 'vitest'
import { standingOf } from '../../../web/features/office/customers/standing.ts'
import { readPercentage } from '../../../web/features/office/discounts/read-percentage.ts'

describe('where a customer stands among the discounts', () => {
  const discounts = [
    { limit: 1000, percentage: 4 },
    { limit: 500, percentage: 5 },
  ]

  test('is at the highest limit that the spend reaches, even if another gives more', () => {
    expect(standingOf(discounts, 1000)).toEqual({ percentage: 4, next: null })
    expect(standingOf(discounts, 999.99)).toEqual({ percentage: 5, next: { percentage: 4, missing: 0.01 } })
    expect(standingOf(discounts, 0)).toEqual({ percentage: 0, next: { percentage: 5, missing: 500 } })
    expect(standingOf([], 7000)).toEqual({ percentage: 0, next: null })
  })
})

describe('a percentage as it is typed', () => {
  test('takes comma, dot and the sign, above 0 and below 100', () => {
    expect(readPercentage('7,5')).toEqual({ value: 7.5 })
    expect(readPercentage(' 10 % ')).toEqual({ value: 10 })
    expect(readPercentage('99.99')).toEqual({ value: 99.99 })
    for (const out of ['0', '100', '-5', '0,00'])
      expect(readPercentage(out)).toEqual({ problem: 'outOfRange' })
    for (const wrong of ['five', '1,234', '1.2.3'])
      expect(readPercentage(wrong)).toEqual({ problem: 'unreadable' })
    expect(readPercentage(' ')).toEqual({ problem: 'empty' })
  })
})
