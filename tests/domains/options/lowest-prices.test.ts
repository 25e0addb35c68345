import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Configuration, Group, Selection } from '../../../src/domains/options/configuration.ts'
import { derivePrices } from '../../../src/domains/options/derive-prices.ts'
import { type LowestPrices, lowestPrices } from '../../../src/domains/options/keep-lowest.ts'
import { quoteOptions } from '../../../src/domains/options/quote-options.ts'
import {
  cards,
  choiceOf,
  excludes,
  groupOf,
  largeConfiguration,
  nothing,
  requires,
} from '../../support/options.ts'
import { randomFrom } from '../../support/seeded-random.ts'
import { configurationFrom, selectionFrom } from './arbitrary.ts'

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 })

describe('the lowest prices of a product', () => {
  // OPT-17
  test('are of any choice that can be ordered, not of the first ones', () => {
    expect(lowestPrices(cards)).toEqual({ total: 1200, piece: { count: 1000, price: 6000 } })
    const prices = { ...cards.prices, '85x55/matt': [900, 4200, 5000] }
    expect(lowestPrices({ ...cards, prices, ownSize: null })).toEqual({
      total: 900,
      piece: { count: 1000, price: 5000 },
    })
  })

  test('are none of what a rule, a missing price or a sold out choice keeps from being ordered', () => {
    const prices = { ...cards.prices, '85x55/matt': [900, 4200, 5000] }
    const one = { ...cards, prices, ownSize: null }
    const rules = [...cards.rules, excludes(['size', '85x55'], ['paper', 'matt'])]
    expect(lowestPrices({ ...one, rules }).total).toBe(1200)
    const holes = { ...one, prices: { '85x55/matt': [null, null, 5000], '90x50/cotton': [7000, null, null] } }
    expect(lowestPrices(holes)).toEqual({ total: 5000, piece: { count: 1000, price: 5000 } })
    expect(lowestPrices({ ...one, prices: {} })).toEqual({ total: null, piece: null })
  })

  test('hold what the cheapest choice needs', () => {
    const rules = [requires(['paper', 'matt'], ['finish', 'round'])]
    const found = lowestPrices({ ...cards, rules, ownSize: null, minCount: 100 })
    expect(found).toEqual({ total: 1300, piece: { count: 1000, price: 7000 } })
  })
})

/** A small product with all that makes prices hard to tell: holes, bounds of runs, several at once, groups left out. */
function smallFrom(seed: number): Configuration {
  const random = randomFrom(seed)
  const any = configurationFrom(seed)
  const chance = (of: number): boolean => random() < of
  const groups = any.groups.map((group) => {
    const choices = group.choices.slice(0, group.inMatrix ? 3 : 2).map((choice) => ({
      ...choice,
      ...(chance(0.2) && { minCount: 1 + Math.floor(random() * 400) }),
    }))
    const isFree = !group.inMatrix && group.kind !== 'size'
    return { ...group, choices, ...(isFree && { required: chance(0.6) }) }
  })
  const known = ({ group, choice }: { group: string; choice: string }): boolean =>
    groups.some(({ key, choices }) => key === group && choices.some((one) => one.key === choice))
  const [width, height] = [30 + Math.floor(random() * 400) / 10, 30 + Math.floor(random() * 400) / 10]
  return {
    ...any,
    groups,
    minCount: 1 + Math.floor(random() * 60),
    rules: any.rules.filter((rule) => known(rule.if) && known(rule.other)),
    prices: Object.fromEntries(
      Object.entries(any.prices).map(([key, row]) => [key, row.map((price) => (chance(0.3) ? null : price))]),
    ),
    ownSize: any.ownSize && {
      minWidth: width,
      maxWidth: width + 0.4,
      minHeight: height,
      maxHeight: height + 0.3,
    },
  }
}

/** Everything that could be chosen of a group. */
const waysOf = ({ choices, several, required }: Group): string[][] => {
  const keys = choices.map(({ key }) => key)
  const subsets = Array.from({ length: 2 ** keys.length }, (_, bits) =>
    keys.filter((_key, index) => (bits >> index) % 2 === 1),
  )
  const some = several ? subsets : subsets.filter((one) => one.length <= 1)
  return required ? some.filter((one) => one.length > 0) : some
}

function everySelection({ groups, ownSize }: Configuration): Selection[] {
  const ofSizes = groups.filter(({ kind }) => kind === 'size')
  const combine = (among: Group[]): Record<string, string[]>[] =>
    among.reduce<Record<string, string[]>[]>(
      (all, group) => all.flatMap((one) => waysOf(group).map((keys) => ({ ...one, [group.key]: keys }))),
      [{}],
    )
  const listed = combine(groups).map((choices) => ({ choices, ownSize: null }))
  if (!ownSize) return listed
  const sides = (from: number, to: number): number[] =>
    Array.from(
      { length: Math.round((to - from) * 10) + 1 },
      (_, tenths) => Math.round(from * 10 + tenths) / 10,
    )
  const sizes = sides(ownSize.minWidth, ownSize.maxWidth).flatMap((width) =>
    sides(ownSize.minHeight, ownSize.maxHeight).map((height) => ({ width, height })),
  )
  const others = combine(groups.filter((group) => !ofSizes.includes(group)))
  return [...listed, ...others.flatMap((choices) => sizes.map((own) => ({ choices, ownSize: own })))]
}

/** All counts at which something begins or ends. */
function countsOf({ groups, runs, minCount, maxCount }: Configuration): number[] {
  const bounds = groups.flatMap(({ choices }) =>
    choices.flatMap((choice) => [choice.minCount ?? 1, (choice.maxCount ?? 1) + 1]),
  )
  const around = [minCount, ...bounds, ...runs].flatMap((count) => [count - 1, count, count + 1])
  return [...new Set(around)].filter((count) => count >= minCount && count <= maxCount)
}

// OPT-17
test('the lowest prices are those of the cheapest of all combinations', () => {
  let [priced, holding] = [0, 0]
  fc.assert(
    fc.property(seeds, (seed) => {
      const configuration = smallFrom(seed)
      const selections = everySelection(configuration)
      const counts = countsOf(configuration)
      if (selections.length * counts.length > 4000) return
      let [total, rate] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      for (const selection of selections)
        for (const count of counts) {
          const quote = quoteOptions({ configuration, selection, count })
          if (quote.total === null || !quote.isOrderable) continue
          total = Math.min(total, quote.total)
          if (configuration.runs.includes(count)) rate = Math.min(rate, quote.total / count)
        }
      const found = lowestPrices(configuration)
      expect(found.total ?? Number.POSITIVE_INFINITY).toBe(total)
      expect(found.piece ? found.piece.price / found.piece.count : Number.POSITIVE_INFINITY).toBe(rate)
      priced += 1
      const [first] = derivePrices(configuration)
      if (first && found.total !== null && found.total < first.price) holding += 1
    }),
    { numRuns: 300 },
  )
  // Most were small enough, and the first choices alone would have been wrong for many.
  expect(priced).toBeGreaterThan(150)
  expect(holding).toBeGreaterThan(25)
}, 120_000)

// OPT-17
test('no order of any product costs less than its lowest prices', () => {
  fc.assert(
    fc.property(seeds, seeds, fc.integer({ min: 1, max: 6000 }), (one, other, count) => {
      const configuration = configurationFrom(one)
      const { total, piece } = lowestPrices(configuration)
      const selection = selectionFrom(other, configuration)
      for (const run of [count, ...configuration.runs]) {
        const quote = quoteOptions({ configuration, selection, count: run })
        if (quote.total === null || !quote.isOrderable) continue
        expect(total).toBeLessThanOrEqual(quote.total)
        if (run !== count)
          expect((piece?.price ?? 0) * run).toBeLessThanOrEqual(quote.total * (piece?.count ?? 0))
      }
    }),
    { numRuns: 1000 },
  )
}, 120_000)

// OPT-17
test('a product of six groups of ten choices and 800 cells is not walked through, also with holes and a maze of rules', () => {
  const large = {
    ...largeConfiguration(),
    ownSize: { minWidth: 30, maxWidth: 2000, minHeight: 30, maxHeight: 2000 },
  }
  const random = randomFrom(7)
  const maze = large.groups.flatMap(({ key, choices }, index) =>
    choices.flatMap((choice) =>
      large.groups.slice(index + 1).flatMap((other) => {
        const foe = other.choices[Math.floor(random() * other.choices.length)]
        return foe ? [excludes([key, choice.key], [other.key, foe.key])] : []
      }),
    ),
  )
  const prices = Object.fromEntries(
    Object.entries(large.prices).map(([key, row]) => [
      key,
      row.map((price) => (random() < 0.5 ? null : price)),
    ]),
  )
  // A brute force would go through every combination at every run.
  for (const rules of [large.rules, maze])
    for (const configuration of [large, { ...large, prices, rules }]) {
      const tries = { left: 5000 }
      lowestPrices(configuration, tries)
      expect(tries.left).toBeGreaterThan(4900)
    }
})

// OPT-17
test('rules that are a maze without an end take a fraction of a second, and the price found can be ordered', () => {
  const keys = Array.from({ length: 40 }, (_, index) => `c${index}`)
  const groups = Array.from({ length: 11 }, (_, index) =>
    groupOf(
      `g${index}`,
      keys.map((key, place) => choiceOf(key, { addOn: { ...nothing, fixed: 40 - place } })),
    ),
  )
  // The cheap ones of the first and the last group exclude each other: to be found out anew for all between.
  const rules = keys
    .slice(1)
    .flatMap((one, index) =>
      keys.slice(1, 6).map((other) => excludes(['g0', one], [`g${10 - (index % 2)}`, other])),
    )
  const configuration = { ...cards, groups, rules, prices: { '': [500, 900, 1200] }, ownSize: null }
  const found: LowestPrices[] = []
  expect(timeOf(() => found.push(lowestPrices(configuration)))).toBeLessThan(3000)
  const first = derivePrices(configuration)
  expect(found[0]?.total).toBeLessThanOrEqual(first[0]?.price ?? 0)
  expect(found[0]?.total).toBeGreaterThanOrEqual(500)
})

function timeOf(act: () => unknown): number {
  const began = performance.now()
  act()
  return performance.now() - began
}
