import { describe, expect, test } from 'vitest'
import { aheadOf, differences } from '../../../src/domains/options/differences.ts'
import { nearest } from '../../../src/domains/options/nearest.ts'
import { quoteOptions } from '../../../src/domains/options/quote-options.ts'
import { fromSearch, toSearch } from '../../../src/domains/options/selection-address.ts'
import { readMillimetres } from '../../../src/lib/read-millimetres.ts'
import { cards, chosen, excludes, requires } from '../../support/options.ts'

// OPT-6
test('each other choice says what it would change, or why it isn’t possible', () => {
  const found = differences({ configuration: cards, selection: chosen({ finish: ['foil'] }), count: 500 })
  expect(found.size?.['90x50']).toEqual({ isChosen: true, amount: 0, findings: [] })
  expect(found.size?.['85x55']).toEqual({ isChosen: false, amount: 200, findings: [] })
  expect(found.finish?.foil).toEqual({ isChosen: true, amount: -2750, findings: [] })
  expect(found.time?.fast?.amount).toBe(Math.round((4000 + 2750) * 0.25))
  expect(found.paper?.cotton?.findings).toEqual([expect.objectContaining({ kind: 'excluded' })])
})

test('a difference is after what comes off', () => {
  const found = differences({ configuration: cards, selection: chosen(), count: 500, customerBp: 5000 })
  expect(found.size?.['85x55']?.amount).toBe(100)
})

// OPT-7
describe('a choice in an address', () => {
  test('stands there by its keys, with one’s own size and run', () => {
    const selection = {
      ...chosen({ paper: 'matt', finish: ['foil', 'round'] }),
      ownSize: { width: 88.5, height: 50 },
    }
    const search = { paper: 'matt', finish: 'foil,round', w: '88.5', h: '50', run: '250' }
    expect(toSearch(selection, 250)).toEqual(search)
    expect(fromSearch(cards, { ...search, utm: 'x' })).toEqual({ selection, count: 250 })
  })

  test('what is no run or no size there is none', () => {
    for (const run of ['0', '-1', '1.5', 'many', '', undefined])
      expect(fromSearch(cards, { run }).count, String(run)).toBeNull()
    for (const w of ['0', '-5', '1e3', '12.34', 'wide', undefined])
      expect(fromSearch(cards, { w, h: '50' }).selection.ownSize, String(w)).toBeNull()
  })
})

// OPT-4
test('a side is read as it is written in any language, also with its thousands apart', () => {
  const written = { 90: 90, '85,5': 85.5, '85.5 mm': 85.5, 1500: 1500, '1.500': 1500, '1,500': 1500 }
  for (const [text, value] of Object.entries(written)) expect(readMillimetres(text), text).toBe(value)
  for (const space of [' ', '\u00a0', '\u202f']) expect(readMillimetres(`15${space}000,5 мм`)).toBe(15_000.5)
  for (const text of ['', '0', '-5', '12,34', '1 50', '1500.500', '123456'])
    expect(readMillimetres(text), text).toBeNull()
})

// OPT-7
describe('what is no longer possible', () => {
  test('gives way to the nearest that is, and what changed is said', () => {
    const selection = chosen({ paper: 'bamboo', sides: 'two', gloss: 'x', time: 'express' })
    expect(nearest(cards, { selection, count: 900 })).toEqual({
      selection: chosen({ size: '90x50', paper: 'matt', sides: 'two', time: 'standard' }),
      changes: [
        { group: 'paper', from: 'bamboo', to: 'matt' },
        { group: 'gloss', from: 'x', to: null },
        { group: 'time', from: 'express', to: 'standard' },
      ],
    })
  })

  test('what was pressed last stays, and what it excludes goes', () => {
    const selection = chosen({ paper: 'cotton', finish: ['foil', 'round'] })
    expect(nearest(cards, { selection, count: 500 }).selection.choices.finish).toEqual(['round'])
    const { selection: kept, changes } = nearest(cards, {
      selection,
      count: 500,
      keep: { group: 'finish', choice: 'foil' },
    })
    expect(kept.choices).toMatchObject({ paper: ['matt'], finish: ['foil', 'round'] })
    expect(changes).toEqual([{ group: 'paper', from: 'cotton', to: 'matt' }])
  })

  test('what gives way to a press has its price said before it is pressed', () => {
    const selection = chosen({ paper: 'cotton' })
    const input = { configuration: cards, selection, count: 500 }
    const wanted = { ...selection, choices: { ...selection.choices, finish: ['foil'] } }
    const keep = { group: 'finish', choice: 'foil' }
    const { amount, ...found } = aheadOf(input, { selection: wanted, count: 500, keep })
    expect(found.changes).toEqual([{ group: 'paper', from: 'cotton', to: 'matt' }])
    const [now, then] = [input, { ...input, selection: found.selection }].map(
      (each) => quoteOptions(each).total ?? 0,
    )
    expect(amount).toBe((then ?? 0) - (now ?? 0))
    expect(amount).not.toBe(0)
    expect(aheadOf(input, { selection: wanted, count: 10_000_000, keep }).amount).toBeNull()
  })

  test('what needs something that gives way goes with it, also within one group', () => {
    const rules = [
      excludes(['finish', 'foil'], ['paper', 'cotton']),
      requires(['finish', 'round'], ['finish', 'foil']),
    ]
    const asked = { selection: chosen({ paper: 'cotton', finish: ['foil', 'round'] }), count: 500 }
    const found = nearest({ ...cards, rules }, asked)
    expect(found.selection.choices.finish).toBeUndefined()
    expect(found.changes).toEqual([
      { group: 'finish', from: 'foil', to: null },
      { group: 'finish', from: 'round', to: null },
    ])
  })

  test('an own size below the bounds becomes the least, where none is possible a listed one', () => {
    const selection = { ...chosen(), ownSize: { width: 10, height: 60 } }
    const found = nearest(cards, { selection, count: 500 })
    expect(found.selection.ownSize).toEqual({ width: 40, height: 60 })
    expect(found.changes).toEqual([{ group: null, from: '10×60', to: '40×60' }])
    const none = nearest({ ...cards, ownSize: null }, { selection, count: 500 })
    expect(none).toMatchObject({
      selection: { ownSize: null },
      changes: [{ group: null, from: '10×60', to: null }],
    })
  })
})
