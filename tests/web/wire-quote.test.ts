import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculatePrice, priceWithDiscount } from '../../src/domains/catalog/pricing.ts'
import { toAzn } from '../../src/lib/money.ts'
import {
  countStep,
  impliedPercentage,
  quoteOf,
  startCount,
} from '../../web/storefront/kit/calculator/wire-quote.ts'

const onWire = (tiers: { count: number; price: number }[], percentageBp: number) =>
  tiers.map(({ count, price }) => ({
    count,
    price: toAzn(price),
    priceWithDiscount: toAzn(priceWithDiscount(price, percentageBp)),
  }))

const cards = [
  { count: 50, price: 3000 },
  { count: 100, price: 4500 },
  { count: 250, price: 8750 },
  { count: 500, price: 12_500 },
  { count: 1000, price: 20_000 },
]

const tiers = fc.uniqueArray(
  fc.record({ count: fc.integer({ min: 1, max: 5000 }), price: fc.integer({ min: 1, max: 5_000_000 }) }),
  { selector: ({ count }) => count, minLength: 1, maxLength: 6 },
)

describe('the price of a count from what the wire says', () => {
  test('whole percentages are found again from the prices', () => {
    for (const percent of [1, 5, 8, 12, 20, 33, 99])
      expect(impliedPercentage(onWire(cards, percent * 100))).toBe(percent * 100)
  })

  test('without a reduction there is none', () => {
    expect(impliedPercentage(onWire(cards, 0))).toBe(0)
    expect(impliedPercentage([])).toBe(0)
  })

  test('the found percentage always gives the tiers’ own prices', () => {
    fc.assert(
      fc.property(tiers, fc.integer({ min: 0, max: 9999 }), (rows, percentageBp) => {
        const wire = onWire(rows, percentageBp)
        const found = impliedPercentage(wire)
        for (const [index, row] of rows.entries())
          expect(toAzn(priceWithDiscount(row.price, found))).toBe(wire[index]?.priceWithDiscount)
      }),
    )
  })

  // PRI-8
  test('it is the server’s own quote', () => {
    for (const count of [1, 50, 99, 370, 1000, 4000])
      expect(quoteOf(onWire(cards, 2000), count)).toEqual(
        calculatePrice({ tiers: cards, count, campaignBp: 2000 }),
      )
    expect(quoteOf([], 10)).toBeNull()
  })

  test('it begins with the middle tier and goes in round steps', () => {
    expect(startCount(onWire(cards, 0))).toBe(250)
    expect(startCount([])).toBe(1)
    expect([1, 19, 20, 99, 100, 370, 500, 999, 1000, 20_000].map(countStep)).toEqual([
      1, 1, 5, 5, 10, 10, 50, 50, 100, 1000,
    ])
  })
})
