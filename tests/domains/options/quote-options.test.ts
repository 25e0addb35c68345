import { describe, expect, test } from 'vitest'
import type { Configuration, Selection } from '../../../src/domains/options/configuration.ts'
import { quoteOptions } from '../../../src/domains/options/quote-options.ts'
import { cards, choiceOf, chosen, groupOf, nothing } from '../../support/options.ts'

const quoted = (selection: Selection, count: number, configuration: Configuration = cards) =>
  quoteOptions({ configuration, selection, count })
const plain = chosen({ size: '90x50', paper: 'matt' })
const own = (width: number, height: number): Selection => ({
  ...chosen({ paper: 'matt' }),
  ownSize: { width, height },
})

// OPT-3
describe('the base price', () => {
  test.each([
    ['of a run is its own', 500, 4000],
    ['in between is pro rata at the rate of the run below', 250, 3000],
    ['in between is never above the next run’s', 400, 4000],
    ['below the first run is the first run’s', 60, 1200],
    ['above the last run is pro rata', 1500, 9000],
  ])('%s', (_rule, count, total) => {
    expect(quoted(plain, count)).toMatchObject({ total, isOrderable: true, isAskUs: false })
  })

  test('is never dearer than a bigger run’s', () => {
    const prices = { ...cards.prices, '90x50/matt': [1200, 7000, 6000] }
    const configuration = { ...cards, prices }
    expect([500, 501, 1000].map((count) => quoted(plain, count, configuration).total)).toEqual([
      6000, 6000, 6000,
    ])
  })

  test('is on request where the price table has none', () => {
    const asked = quoted(chosen({ size: '90x50', paper: 'cotton' }), 1000)
    expect(asked).toMatchObject({ total: null, lines: [], isOrderable: true, isAskUs: true })
    expect(asked.findings).toEqual([{ kind: 'askUs', because: 'price' }])
  })

  test('is on request above the most that can be ordered', () => {
    expect(quoted(plain, 5001).findings).toEqual([{ kind: 'askUs', because: 'count', count: 5000 }])
    expect(quoted(plain, 5001)).toMatchObject({ total: null, isAskUs: true, isOrderable: true })
  })

  test('of nothing at all is on request', () => {
    const configuration = { ...cards, groups: [], rules: [], prices: { '': [0, 0, 0] } }
    expect(quoted(chosen(), 500, configuration)).toMatchObject({ total: null, isAskUs: true })
  })
})

// OPT-4
describe('a size of one’s own', () => {
  test('costs what the smallest listed size costs that is no smaller', () => {
    expect(quoted(own(90, 50), 500).total).toBe(4000)
    expect(quoted(own(91, 50), 500).total).toBe(4200)
    expect(quoted(own(40, 40), 500).total).toBe(4000)
  })

  test('beyond the largest listed one costs pro rata by area', () => {
    // 85 × 55 is 4675 mm², 110 × 85 twice that.
    const bounds = { minWidth: 40, maxWidth: 120, minHeight: 40, maxHeight: 90 }
    expect(quoted(own(110, 85), 500, { ...cards, ownSize: bounds }).total).toBe(8400)
  })

  test('is never dearer than a larger listed size', () => {
    const prices = { ...cards.prices, '90x50/matt': [1200, 5000, 6000] }
    expect(quoted(own(80, 50), 500, { ...cards, prices }).total).toBe(4200)
  })

  test('has bounds: below them it is not possible, above them on request', () => {
    expect(quoted(own(39.9, 50), 500)).toMatchObject({
      isOrderable: false,
      findings: [{ kind: 'ownSizeOutOfBounds', bounds: cards.ownSize }],
    })
    expect(quoted(own(120.1, 50), 500)).toMatchObject({ isOrderable: true, isAskUs: true, total: null })
  })

  test('is not possible where the product has none', () => {
    const found = quoted(own(90, 50), 500, { ...cards, ownSize: null })
    expect(found).toMatchObject({
      isOrderable: false,
      findings: [{ kind: 'ownSizeOutOfBounds', bounds: null }],
    })
  })
})

// OPT-6
describe('what choices add', () => {
  test('is a sum, an amount for each piece, for each m² printed, or a part of the base price', () => {
    const selection = chosen({ sides: 'two', finish: ['foil', 'round', 'lacquer'] })
    expect(quoted(selection, 500).lines).toEqual([
      { kind: 'base', group: null, choice: null, amount: 4000 },
      { kind: 'addOn', group: 'sides', choice: 'two', amount: 1600 },
      { kind: 'addOn', group: 'finish', choice: 'foil', amount: 1500 + 1250 },
      { kind: 'addOn', group: 'finish', choice: 'round', amount: 500 },
      // 90 × 50 mm × 500 are 2.25 m².
      { kind: 'addOn', group: 'finish', choice: 'lacquer', amount: 2700 },
    ])
  })

  test('a turnaround adds its part of all the rest', () => {
    const { lines, total, days, factorBp } = quoted(chosen({ sides: 'two', time: 'fast' }), 500)
    expect(lines.at(-1)).toEqual({ kind: 'turnaround', group: 'time', choice: 'fast', amount: 1400 })
    expect({ total, days, factorBp }).toEqual({ total: 7000, days: 2, factorBp: 2500 })
  })

  test('each line is rounded half up by itself', () => {
    const configuration = {
      ...cards,
      groups: [groupOf('extra', [choiceOf('a', { addOn: { ...nothing, perPiece: 50 } })])],
      rules: [],
      runs: [2],
      prices: { '': [3] },
      minCount: 1,
    }
    // 4.5 and 1.5 qəpik.
    expect(quoted(chosen(), 3, configuration).lines.map(({ amount }) => amount)).toEqual([5, 2])
  })

  // PRI-3
  test('the better of campaign and own discount comes off', () => {
    const quote = quoteOptions({
      configuration: cards,
      selection: plain,
      count: 500,
      campaignBp: 1000,
      customerBp: 500,
    })
    expect(quote).toMatchObject({
      subtotal: 4000,
      total: 3600,
      percentageBp: 1000,
      kind: 'campaign',
      unitPrice: 7.2,
    })
    expect(quote.lines.at(-1)).toEqual({ kind: 'reduction', group: null, choice: null, amount: -400 })
  })
})

// OPT-2
describe('what nobody has chosen', () => {
  test('is the first choice of each required group, and nothing of the others', () => {
    expect(quoted(chosen(), 500).selection.choices).toEqual({
      size: ['90x50'],
      paper: ['matt'],
      sides: ['one'],
      time: ['standard'],
    })
  })

  test('is the first that goes with what is chosen', () => {
    const configuration = {
      ...cards,
      groups: cards.groups.map((group) =>
        group.key === 'paper' ? { ...group, choices: group.choices.toReversed() } : group,
      ),
    }
    expect(quoted(chosen(), 500, configuration).selection.choices.paper).toEqual(['cotton'])
    expect(quoted(chosen({ finish: 'foil' }), 500, configuration).selection.choices.paper).toEqual(['matt'])
    expect(quoted(chosen({ finish: 'lacquer' }), 500).selection.choices.sides).toEqual(['two'])
    expect(quoted(chosen(), 2000, configuration).selection.choices.paper).toEqual(['matt'])
  })

  test('order and repetition don’t matter', () => {
    const one = quoted(chosen({ finish: ['round', 'foil', 'round'], paper: 'matt' }), 500)
    expect(one).toEqual(quoted(chosen({ paper: 'matt', finish: ['foil', 'round'] }), 500))
  })
})

// OPT-5
describe('what isn’t possible is said and can’t be ordered', () => {
  test.each([
    ['an unknown group', chosen({ gloss: 'x' }), 500, { kind: 'unknownGroup', group: 'gloss' }],
    [
      'an unknown choice',
      chosen({ paper: 'x' }),
      500,
      { kind: 'unknownChoice', group: 'paper', choice: 'x' },
    ],
    [
      'two where one is chosen',
      chosen({ paper: ['matt', 'cotton'] }),
      500,
      { kind: 'severalChosen', group: 'paper' },
    ],
    ['a run too small', plain, 49, { kind: 'countTooSmall', count: 50 }],
    [
      'a choice up to a run',
      chosen({ time: 'express' }),
      501,
      { kind: 'runTooBig', group: 'time', choice: 'express', count: 500 },
    ],
    [
      'what a rule excludes',
      chosen({ finish: 'foil', paper: 'cotton' }),
      500,
      {
        kind: 'excluded',
        group: 'finish',
        choice: 'foil',
        other: { group: 'paper', choice: 'cotton' },
        reason: { az: 'folqa pambıq kağıza yapışmır', ru: '', en: '' },
      },
    ],
    [
      'what lacks what it needs',
      chosen({ finish: 'lacquer', sides: 'one' }),
      500,
      { kind: 'required', group: 'finish', choice: 'lacquer', other: { group: 'sides', choice: 'two' } },
    ],
  ])('%s', (_what, selection, count, finding) => {
    const quote = quoted(selection, count)
    expect(quote.findings).toEqual([expect.objectContaining(finding)])
    expect(quote).toMatchObject({ isOrderable: false, isAskUs: false })
  })

  test('what is sold out, and a run too small for a choice', () => {
    const paper = groupOf('paper', [
      choiceOf('a'),
      choiceOf('b', { soldOut: true }),
      choiceOf('c', { minCount: 200 }),
    ])
    const configuration = { ...cards, groups: [paper], rules: [], prices: { '': [1, 2, 3] } }
    const findings = (key: string) => quoted(chosen({ paper: key }), 100, configuration).findings
    expect(findings('b')).toEqual([{ kind: 'soldOut', group: 'paper', choice: 'b' }])
    expect(findings('c')).toEqual([{ kind: 'runTooSmall', group: 'paper', choice: 'c', count: 200 }])
  })

  test('a required group of several has one at least', () => {
    const extras = groupOf('extras', [choiceOf('a')], { several: true })
    const configuration = { ...cards, groups: [extras], rules: [], prices: { '': [1, 2, 3] } }
    expect(quoted(chosen(), 100, configuration).findings).toEqual([{ kind: 'missing', group: 'extras' }])
  })
})
