import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gridOf } from '../../../src/domains/options/grid.ts'
import { nearest } from '../../../src/domains/options/nearest.ts'
import { quoteOptions } from '../../../src/domains/options/quote-options.ts'
import { fromSearch, toSearch } from '../../../src/domains/options/selection-address.ts'
import { anyChoice, anyCount, anyPercentage, configurationFrom, selectionFrom } from './arbitrary.ts'

/** 100,000 in `npm run trust`. */
const choices = Number(process.env.CHOICES ?? 5000)
const runs = { numRuns: Math.min(choices / 5, 3000) }

describe('whatever is chosen of whatever product', () => {
  // OPT-3
  test('fewer pieces are never dearer', () => {
    fc.assert(
      fc.property(
        anyChoice,
        anyCount,
        anyCount,
        anyPercentage,
        ({ configuration, selection }, one, other, campaignBp) => {
          const [fewer, more] = [Math.min(one, other), Math.max(one, other)]
          const { selection: settled } = quoteOptions({ configuration, selection, count: more })
          const totalAt = (count: number) =>
            quoteOptions({ configuration, selection: settled, count, campaignBp }).total
          const [less, total] = [totalAt(fewer), totalAt(more)]
          if (less !== null && total !== null) expect(less).toBeLessThanOrEqual(total)
        },
      ),
      runs,
    )
  })

  // OPT-3
  test('never costs more than the next run', () => {
    fc.assert(
      fc.property(anyChoice, anyCount, ({ configuration, selection }, count) => {
        const next = configuration.runs.find((run) => run > count)
        fc.pre(next !== undefined)
        const { selection: settled } = quoteOptions({ configuration, selection, count })
        const [here, there] = [count, next].map(
          (run) => quoteOptions({ configuration, selection: settled, count: run }).total,
        )
        if (typeof here === 'number' && typeof there === 'number') expect(here).toBeLessThanOrEqual(there)
      }),
      runs,
    )
  })

  // OPT-6
  test('the lines add up to the total, which is whole and above 0', () => {
    fc.assert(
      fc.property(
        anyChoice,
        anyCount,
        anyPercentage,
        anyPercentage,
        ({ configuration, selection }, count, a, b) => {
          const quote = quoteOptions({ configuration, selection, count, campaignBp: a, customerBp: b })
          const sum = quote.lines.reduce((total, { amount }) => total + amount, 0)
          expect(sum).toBe(quote.total ?? 0)
          if (quote.total === null) return
          expect(Number.isSafeInteger(quote.total)).toBe(true)
          expect(quote.total).toBeGreaterThan(0)
        },
      ),
      runs,
    )
  })

  // OPT-5
  test('what a rule excludes is never orderable', () => {
    fc.assert(
      fc.property(anyChoice, anyCount, ({ configuration, selection }, count) => {
        const quote = quoteOptions({ configuration, selection, count })
        const has = ({ group, choice }: { group: string; choice: string }) =>
          quote.selection.choices[group]?.includes(choice) ?? false
        const isBroken = configuration.rules.some(
          (rule) => has(rule.if) && (rule.kind === 'excludes' ? has(rule.other) : !has(rule.other)),
        )
        if (isBroken) expect(quote.isOrderable).toBe(false)
      }),
      runs,
    )
  })

  // OPT-7
  test('goes into an address and back', () => {
    fc.assert(
      fc.property(anyChoice, anyCount, ({ configuration, selection }, count) => {
        const { selection: settled } = quoteOptions({ configuration, selection, count })
        const address = new URLSearchParams(toSearch(settled, count)).toString()
        const search = Object.fromEntries(new URLSearchParams(address))
        expect(fromSearch(configuration, search)).toEqual({ selection: settled, count })
      }),
      runs,
    )
  })

  // OPT-7
  test('the nearest keeps what is possible: of it nothing changes a second time', () => {
    fc.assert(
      fc.property(anyChoice, anyCount, ({ configuration, selection }, count) => {
        const found = nearest(configuration, { selection, count })
        expect(nearest(configuration, { selection: found.selection, count }).selection).toEqual(
          found.selection,
        )
        const quote = quoteOptions({ configuration, selection, count })
        if (quote.isOrderable) expect(found).toEqual({ selection: quote.selection, changes: [] })
      }),
      runs,
    )
  })

  test('each cell of the grid is the quote of its run and turnaround', () => {
    fc.assert(
      fc.property(anyChoice, ({ configuration, selection }) => {
        const { rows, counts } = gridOf({ configuration, selection })
        expect(counts).toEqual(configuration.runs)
        for (const { count, turnaround, quote } of rows.flat()) {
          const choices = { ...selection.choices, ...(turnaround !== null && { time: [turnaround] }) }
          expect(quote).toEqual(quoteOptions({ configuration, selection: { ...selection, choices }, count }))
        }
      }),
      { numRuns: 300 },
    )
  })
})

// OPT-1
test(`${choices} choices cost the same after a way as JSON`, () => {
  const through = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))
  let priced = 0
  for (let seed = 0; seed < choices; seed++) {
    const configuration = configurationFrom(seed)
    const selection = selectionFrom(seed + 1, configuration)
    const input = { configuration, selection, count: 1 + ((seed * 7919) % 6000), campaignBp: seed % 3000 }
    const here = JSON.stringify(quoteOptions(input))
    if (here !== JSON.stringify(quoteOptions(through(input))))
      throw new Error(`another price with seed ${seed}`)
    if (!here.includes('"total":null')) priced++
  }
  expect(priced).toBeGreaterThan(choices / 2)
}, 120_000)
