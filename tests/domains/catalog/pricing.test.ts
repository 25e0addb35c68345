import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculatedPriceSchema } from '../../../src/domains/catalog/calculated-price-schema.ts'
import {
  bestPercentage,
  calculatePrice,
  discounted,
  priceWithDiscount,
  type Tier,
} from '../../../src/domains/catalog/pricing.ts'
import { ownDiscount } from '../../../src/domains/customers/own-discount.ts'
import { maxInteger } from '../../../src/lib/fields.ts'
import { maxQepik } from '../../../src/lib/money.ts'

const price = fc.integer({ min: 1, max: maxQepik })
const percentage = fc.integer({ min: 1, max: 9999 })
const anyTiers = fc.uniqueArray(fc.record({ count: fc.integer({ min: 1, max: 100_000 }), price }), {
  selector: (tier) => tier.count,
  minLength: 1,
  maxLength: 8,
})
/** As a printer prices: a bigger run never costs less. */
const risingTiers = anyTiers.map((tiers): Tier[] => {
  const prices = tiers.map((tier) => tier.price).sort((one, other) => one - other)
  return tiers
    .sort((one, other) => one.count - other.count)
    .map((tier, index) => ({ count: tier.count, price: prices[index] ?? 1 }))
})
const count = fc.integer({ min: 1, max: 200_000 })

/** Half up by comparing remainders, apart from the module's own way. */
function halfUp(numerator: bigint, denominator: bigint): bigint {
  const floor = numerator / denominator
  return (numerator - floor * denominator) * 2n >= denominator ? floor + 1n : floor
}

function must<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('expected a value')
  return value
}

const cards: Tier[] = [
  { count: 100, price: 1200 },
  { count: 500, price: 4000 },
  { count: 1000, price: 6000 },
]

// PRI-1
describe('the price of a count', () => {
  test.each([
    ['below the first tier is the first tier’s price', 1, 1200],
    ['at a tier is that tier’s price', 500, 4000],
    ['in between is pro rata at the rate of the highest tier not above it', 250, 3000],
    ['in between is never more than the next tier’s price', 400, 4000],
    ['above the last tier is pro rata', 1500, 9000],
  ])('%s', (_rule, pieces, total) => {
    expect(calculatePrice({ tiers: cards, count: pieces })).toMatchObject({
      base: total,
      total,
      saving: 0,
      kind: null,
    })
  })

  // PRI-2
  test('half a qəpik is rounded up', () => {
    expect(calculatePrice({ tiers: [{ count: 2, price: 1 }], count: 3 })?.total).toBe(2)
    expect(calculatePrice({ tiers: [{ count: 4, price: 1 }], count: 5 })?.total).toBe(1)
  })

  // PRI-2
  test('is rounded once: the reduction is taken off the exact amount', () => {
    // 4.5 qəpik less 10 % is 4.05: 4. Rounded to 5 in between it would be 4.5: 5.
    expect(calculatePrice({ tiers: [{ count: 2, price: 3 }], count: 3, campaignBp: 1000 })).toMatchObject({
      base: 5,
      total: 4,
      saving: 1,
    })
  })

  test('there is none without tiers, nor beyond what a number can say', () => {
    expect(calculatePrice({ tiers: [], count: 10 })).toBeNull()
    expect(calculatePrice({ tiers: [{ count: 1, price: maxQepik }], count: maxInteger })).toBeNull()
  })

  test('the order of the rows does not matter, and the rows stay as they are', () => {
    const shuffled = Object.freeze([...cards].reverse())
    expect(calculatePrice({ tiers: shuffled, count: 250 })).toEqual(
      calculatePrice({ tiers: cards, count: 250 }),
    )
  })

  test('equals an exact reference for any tiers, count and percentage', () => {
    fc.assert(
      fc.property(anyTiers, count, fc.option(percentage), (tiers, pieces, campaignBp) => {
        const sorted = [...tiers].sort((one, other) => one.count - other.count)
        const below = sorted.filter((tier) => tier.count <= pieces).at(-1)
        const above = sorted.find((tier) => tier.count > pieces)
        const rate = below ?? must(sorted[0])
        let [numerator, denominator] = [BigInt(rate.price), 1n]
        if (below) [numerator, denominator] = [BigInt(below.price) * BigInt(pieces), BigInt(below.count)]
        if (below && below.count < pieces && above && numerator > BigInt(above.price) * denominator)
          [numerator, denominator] = [BigInt(above.price), 1n]
        const base = halfUp(numerator, denominator)
        const reduced = halfUp(numerator * BigInt(10_000 - (campaignBp ?? 0)), denominator * 10_000n)
        const found = calculatePrice({ tiers, count: pieces, campaignBp })
        // PRI-9
        if (base > BigInt(maxQepik)) {
          expect(found).toBeNull()
          return
        }
        const result = must(found)
        expect([BigInt(result.base), BigInt(result.total)]).toEqual([base, reduced === 0n ? 1n : reduced])
        expect(result.saving).toBe(result.base - result.total)
        expect(result.tier).toEqual({ count: rate.count, price: rate.price })
      }),
      { numRuns: 2000 },
    )
  })

  test('never falls as the count rises, where bigger runs cost no less', () => {
    fc.assert(
      fc.property(risingTiers, count, count, fc.option(percentage), (tiers, one, other, campaignBp) => {
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)]
        // What is on request is dearer than all that has a price.
        const at = (pieces: number) =>
          calculatePrice({ tiers, count: pieces, campaignBp })?.total ?? Number.POSITIVE_INFINITY
        expect(at(fewer)).toBeLessThanOrEqual(at(more))
      }),
      { numRuns: 2000 },
    )
  })

  // PRI-1
  test('in between never exceeds the next tier’s price, with or without a reduction', () => {
    fc.assert(
      fc.property(anyTiers, count, fc.option(percentage), (tiers, pieces, campaignBp) => {
        fc.pre(tiers.every((tier) => tier.count !== pieces) && tiers.some((tier) => tier.count < pieces))
        const found = calculatePrice({ tiers, count: pieces, campaignBp })
        if (!found?.next) return
        const { next, base, total } = found
        expect(total).toBeLessThanOrEqual(next.total)
        expect(base).toBeLessThanOrEqual(must(tiers.find((tier) => tier.count === next.count)).price)
      }),
      { numRuns: 2000 },
    )
  })

  test('never rises with the percentage', () => {
    fc.assert(
      fc.property(anyTiers, count, percentage, percentage, (tiers, pieces, one, other) => {
        const at = (campaignBp: number) =>
          calculatePrice({ tiers, count: pieces, campaignBp })?.total ?? Number.POSITIVE_INFINITY
        expect(at(Math.max(one, other))).toBeLessThanOrEqual(at(Math.min(one, other)))
      }),
    )
  })

  test('fits the schema it is kept with', () => {
    fc.assert(
      fc.property(anyTiers, count, fc.option(percentage), fc.option(percentage), (tiers, pieces, a, b) => {
        const result = calculatePrice({ tiers, count: pieces, campaignBp: a, customerBp: b })
        if (result === null) return
        expect(calculatedPriceSchema.parse(JSON.parse(JSON.stringify(result)))).toEqual(result)
      }),
    )
  })
})

describe('the next tier', () => {
  test('says how many pieces more and what the run costs then', () => {
    expect(calculatePrice({ tiers: cards, count: 250, campaignBp: 1000 })?.next).toEqual({
      count: 500,
      more: 250,
      total: 3600,
      cheaper: false,
    })
  })

  test('is cheaper where the bigger run costs no more', () => {
    expect(calculatePrice({ tiers: cards, count: 400 })?.next).toMatchObject({ total: 4000, cheaper: true })
    expect(calculatePrice({ tiers: cards, count: 20 })?.next).toMatchObject({
      count: 100,
      more: 80,
      cheaper: true,
    })
  })

  test('is absent at and above the last one', () => {
    expect(calculatePrice({ tiers: cards, count: 1000 })?.next).toBeNull()
    expect(calculatePrice({ tiers: cards, count: 5000 })?.next).toBeNull()
  })
})

describe('reductions', () => {
  // PRI-3
  test('the best one wins, they do not add up, and a tie is the campaign’s', () => {
    expect(bestPercentage([500, 1500, 1000], 1200)).toEqual({ percentageBp: 1500, kind: 'campaign' })
    expect(bestPercentage([500], 1200)).toEqual({ percentageBp: 1200, kind: 'client' })
    expect(bestPercentage([1200], 1200)).toEqual({ percentageBp: 1200, kind: 'campaign' })
    expect(bestPercentage([], null)).toEqual({ percentageBp: 0, kind: null })
    fc.assert(
      fc.property(fc.array(percentage), fc.option(percentage), (campaigns, own) => {
        const all = [...campaigns, ...(own === null ? [] : [own])]
        expect(bestPercentage(campaigns, own).percentageBp).toBe(all.length > 0 ? Math.max(...all) : 0)
      }),
    )
  })

  test('a quote takes the better of campaign and customer’s own', () => {
    expect(calculatePrice({ tiers: cards, count: 100, campaignBp: 1000, customerBp: 2000 })).toMatchObject({
      kind: 'client',
      percentageBp: 2000,
      total: 960,
      saving: 240,
      unitPrice: 9.6,
    })
  })

  test('a price after a reduction is exact, half up, above 0 and not above the price', () => {
    fc.assert(
      fc.property(price, percentage, (before, bp) => {
        const after = discounted(before, bp)
        const exact = halfUp(BigInt(before) * BigInt(10_000 - bp), 10_000n)
        expect(BigInt(after)).toBe(exact === 0n ? 1n : exact)
        expect(after).toBeLessThanOrEqual(before)
      }),
    )
    expect(discounted(5, 1000)).toBe(5)
    expect(discounted(1, 9999)).toBe(1)
    expect(discounted(1234, 0)).toBe(1234)
  })

  // PRI-4
  test('priceWithDiscount is 0 when nothing comes off', () => {
    expect(priceWithDiscount(4000, 1250)).toBe(3500)
    expect(priceWithDiscount(4000, 0)).toBe(0)
    expect(priceWithDiscount(1, 5000)).toBe(0)
  })

  test('a customer’s own discount is that of the highest reached limit, even if another’s is higher', () => {
    const discounts = [
      { limit: 10_000, percentageBp: 900 },
      { limit: 50_000, percentageBp: 500 },
      { limit: 90_000, percentageBp: 1500 },
    ]
    expect(ownDiscount(discounts, 9_999)).toBeNull()
    expect(ownDiscount(discounts, 10_000)).toBe(900)
    expect(ownDiscount([...discounts].reverse(), 60_000)).toBe(500)
    expect(ownDiscount(discounts, 90_000)).toBe(1500)
    expect(ownDiscount([], 90_000)).toBeNull()
  })
})
