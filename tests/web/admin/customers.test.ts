import { describe, expect, test } from 'vitest'
import { newDiscountSchema } from '../../../src/domains/customers/discount-input.ts'
import { figureIn } from '../../../src/lib/read-whole.ts'
import { readPercent } from '../../../src/lib/written-numbers.ts'
import { written } from '../../../web/admin/kit/forms/written.ts'
import { discountLevelOf } from '../../../web/admin/screens/customers/discount-level.ts'

describe('where a customer stands among the discounts', () => {
  const discounts = [
    { limit: 1000, percentage: 4 },
    { limit: 500, percentage: 5 },
  ]

  // PRI-6
  test('is at the highest limit that the spend reaches, even if another gives more', () => {
    expect(discountLevelOf(discounts, 1000)).toEqual({ percentage: 4, next: null })
    expect(discountLevelOf(discounts, 999.99)).toEqual({
      percentage: 5,
      next: { percentage: 4, missing: 0.01 },
    })
    expect(discountLevelOf(discounts, 0)).toEqual({ percentage: 0, next: { percentage: 5, missing: 500 } })
    expect(discountLevelOf([], 7000)).toEqual({ percentage: 0, next: null })
  })
})

describe('a percentage as it is typed', () => {
  // CUS-2
  test('takes comma, dot and the sign, above 0 and below 100', () => {
    const percent = (text: string) => figureIn(readPercent(text))
    expect(percent('7,5')).toBe(7.5)
    expect(percent(' 10 % ')).toBe(10)
    expect(percent('99.99')).toBe(99.99)
    for (const wrong of ['five', '1,234', '1.2.3', ' ']) expect(percent(wrong)).toBeUndefined()
    const field = written(newDiscountSchema.shape.percentage)
    expect(field.parse('7,5 %')).toBe(750)
    for (const wrong of ['0', '100', '-5', '0,00', '1,234', ''])
      expect(field.safeParse(wrong).success).toBe(false)
  })
})
