import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countAt,
  labelledOf,
  placeOf,
  rulerOf,
  strokesOf,
} from '../../web/storefront/kit/calculator/ruler.ts'

const counts = [50, 100, 250, 500, 1000]
const ruler = rulerOf(counts)

describe('the calculator’s ruler', () => {
  test('is logarithmic: doubling is as far everywhere', () => {
    const doubled = placeOf(ruler, 100) - placeOf(ruler, 50)
    expect(placeOf(ruler, 1000) - placeOf(ruler, 500)).toBeCloseTo(doubled)
    expect(placeOf(ruler, 50)).toBe(0)
    expect(placeOf(ruler, 1000)).toBe(1)
  })

  test('what is off the ruler stands at its end', () => {
    expect(placeOf(ruler, 1)).toBe(0)
    expect(placeOf(ruler, 90_000)).toBe(1)
  })

  test('a single tier has a ruler of no length and still answers', () => {
    const short = rulerOf([10])
    expect([placeOf(short, 5), placeOf(short, 10), placeOf(short, 20)]).toEqual([0, 1, 1])
    expect(countAt(short, 0.5)).toBe(10)
    expect(strokesOf(short, [10])).toEqual([])
  })

  test('a place and back is near the same count, inside the ruler and whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 2, max: 200 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (from, times, place) => {
          const any = { from, to: from * times }
          const count = countAt(any, place)
          expect(Number.isInteger(count)).toBe(true)
          expect(count).toBeGreaterThanOrEqual(any.from)
          expect(count).toBeLessThanOrEqual(any.to)
          const tenth = count < 200 ? 5 : count / 9
          const unit = count < 20 ? 1 : tenth
          const step = placeOf(any, count + unit) - placeOf(any, count)
          expect(Math.abs(placeOf(any, count) - place)).toBeLessThanOrEqual(Math.max(step, 0.12))
        },
      ),
    )
  })

  test('fine strokes leave the tiers out', () => {
    expect(strokesOf(ruler, counts)).toEqual([60, 70, 80, 90, 200, 300, 400, 600, 700, 800, 900])
  })

  test('figures keep their distance, first and last always', () => {
    expect(labelledOf(ruler, counts, 0.1)).toEqual(counts)
    expect(labelledOf(rulerOf([100, 105, 110, 500]), [100, 105, 110, 500], 0.1)).toEqual([100, 500])
    expect(labelledOf(rulerOf([1, 90, 100]), [1, 90, 100], 0.1)).toEqual([1, 100])
  })
})
