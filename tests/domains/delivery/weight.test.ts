import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  gramsOf,
  netWeightOf,
  packed,
  packedLength,
  type WeighedProduct,
  weightOf,
} from '../../../src/domains/delivery/weight.ts'
import { completeSelection } from '../../../src/domains/options/complete-selection.ts'
import type { Choice, Configuration, Group, Selection } from '../../../src/domains/options/configuration.ts'
import { choiceOf, chosen, groupOf } from '../../support/options.ts'
import { configurationFrom, selectionFrom } from '../options/arbitrary.ts'

const configured = (groups: Group[], more: Partial<Configuration> = {}): WeighedProduct => ({
  weightOf100: null,
  configuration: {
    groups,
    rules: [],
    runs: [100],
    prices: {},
    ownSize: null,
    minCount: 1,
    maxCount: 100_000,
    ...more,
  },
})
const sized = (width: number, height: number): Group =>
  groupOf('size', [choiceOf('one', { width, height })], { kind: 'size' })
const material = (...choices: Choice[]): Group => groupOf('paper', choices, { kind: 'material' })
const paper = (weight?: number): Group => material(choiceOf('one', weight === undefined ? {} : { weight }))
const cards = [sized(90, 50), paper(350)]
const net = (groups: Group[], count = 1, selection: Selection = chosen()) =>
  netWeightOf(configured(groups), selection, count)

// DEL-20
describe('the weight of a job', () => {
  const a4 = { width: 210, height: 297 }
  test.each([
    ['1,000 cards of 90 × 50 mm', { width: 90, height: 50 }, [{ gsm: 350, sheets: 1 }], 1000, 1.58],
    ['5,000 A5 sheets', { width: 148, height: 210 }, [{ gsm: 130, sheets: 1 }], 5000, 20.2],
    [
      '500 brochures of 16 pages with a cover',
      a4,
      [
        { gsm: 130, sheets: 8 },
        { gsm: 250, sheets: 2 },
      ],
      500,
      48,
    ],
    ['a banner of 3 × 1 m', { width: 3000, height: 1000 }, [{ gsm: 510, sheets: 1 }], 1, 1.53],
  ])('%s', (_name, size, layers, count, kilograms) => {
    const grams = gramsOf({ size, layers, count })
    const places = kilograms < 10 ? 10 : 100
    expect(Math.round(grams / places) * places).toBe(kilograms * 1000)
  })

  test('is the same when it is reckoned from the choices of a product', () => {
    expect(net(cards, 1000)).toBe(1575)
    const brochure = [
      sized(210, 297),
      groupOf('pages', [choiceOf('16', { pages: 16 })]),
      paper(130),
      groupOf('cover', [choiceOf('250', { weight: 250, sheets: 2 })]),
    ]
    expect(net(brochure, 500)).toBeCloseTo(48_024.9, 5)
  })

  test('has its packing, in whole grams and never none', () => {
    expect(weightOf(configured(cards), chosen(), 1000)).toBe(1654)
    expect(packed(1)).toBe(1)
    expect(packed(0.2)).toBe(1)
    expect(weightOf(configured([sized(10, 10), paper(80)]), chosen(), 1)).toBe(1)
  })

  test('follows a size of the customer’s own, and the choices that were made', () => {
    const ownSize = { minWidth: 300, maxWidth: 15_000, minHeight: 300, maxHeight: 5000 }
    const banner = configured(
      [sized(1000, 1000), material(choiceOf('a', { weight: 440 }), choiceOf('b', { weight: 510 }))],
      { ownSize },
    )
    expect(netWeightOf(banner, chosen(), 1)).toBe(440)
    const asked = { choices: { paper: ['b'] }, ownSize: { width: 3000, height: 1000 } }
    expect(netWeightOf(banner, asked, 1)).toBe(1530)
  })
})

// DEL-21
describe('sheets and film', () => {
  const pages = groupOf('pages', [choiceOf('13', { pages: 13 })])
  const film = (more: Partial<Choice> = {}): Group =>
    groupOf('after', [choiceOf('film', { film: 30, ...more })], { kind: 'finishing' })

  test('a sheet has two pages, unless a choice says how many sheets there are', () => {
    expect(net([sized(1000, 1000), paper(100), pages])).toBe(700)
    const oneSided = groupOf('pages', [choiceOf('13', { pages: 13, sheets: 13 })])
    expect(net([sized(1000, 1000), paper(100), oneSided])).toBe(1300)
  })

  test('a paper with sheets of its own takes no others', () => {
    const own = material(choiceOf('one', { weight: 100, sheets: 2.6 }))
    expect(net([sized(1000, 1000), own, pages])).toBeCloseTo(260, 9)
  })

  test('film is on both sides of all sheets, or of as many as it says', () => {
    expect(net([...cards, film()], 1000)).toBeCloseTo(1575 + 270, 9)
    expect(net([sized(1000, 1000), paper(100), pages, film()])).toBe(700 + 7 * 60)
    expect(net([sized(1000, 1000), paper(100), pages, film({ sheets: 1 })])).toBe(760)
    expect(net([sized(1000, 1000), paper(100), film({ sheets: 0.5 })])).toBe(130)
  })
})

// DEL-22
describe('a weight that isn’t known is null', () => {
  test.each<[string, Group[]]>([
    ['without choices', []],
    ['without a size', [paper(350)]],
    [
      'with a size that isn’t in millimetres',
      [groupOf('size', [choiceOf('xl')], { kind: 'size' }), paper(180)],
    ],
    ['without a paper', [sized(90, 50)]],
    ['of a paper whose weight isn’t there', [sized(90, 50), paper()]],
    ['of a paper that weighs nothing', [sized(90, 50), paper(0)]],
    [
      'beside a cover that others of its group have a weight for',
      [...cards, groupOf('cover', [choiceOf('thick'), choiceOf('thin', { weight: 200, sheets: 2 })])],
    ],
    [
      'with pages that nobody counted',
      [...cards, groupOf('pages', [choiceOf('many'), choiceOf('8', { pages: 8 })])],
    ],
    ['of film alone', [sized(90, 50), groupOf('after', [choiceOf('film', { film: 30, sheets: 1 })])]],
  ])('%s', (_name, groups) => {
    expect(net(groups)).toBeNull()
    expect(weightOf(configured(groups), chosen(), 5000)).toBeNull()
  })

  test('while what adds nothing can be left without a figure', () => {
    const others = groupOf('after', [choiceOf('holes'), choiceOf('board', { weight: 900 })], {
      several: true,
    })
    expect(net([...cards, others], 1000, chosen({ after: 'holes' }))).toBe(1575)
    const cover = groupOf('cover', [choiceOf('none', { weight: 0 }), choiceOf('thin', { weight: 200 })])
    expect(net([...cards, cover], 1000)).toBe(1575)
  })
})

// DEL-23
test('what staff weighed counts before the choices, and without choices', () => {
  const weighed = { weightOf100: 18_000, configuration: null }
  expect(weightOf(weighed, chosen(), 100)).toBe(18_900)
  expect(weightOf({ ...configured(cards), weightOf100: 18_000 }, chosen(), 10)).toBe(1890)
  expect(weightOf({ weightOf100: null, configuration: null }, chosen(), 100)).toBeNull()
})

/** Some choices of the groups weigh something, some have sheets or film. */
function weighted(configuration: Configuration, seed: number): Configuration {
  const one = (index: number, from: number) => (seed >> (index % 20)) % 3 === from
  return {
    ...configuration,
    groups: configuration.groups.map((group, place) => ({
      ...group,
      choices: group.choices.map((choice, index) => ({
        ...choice,
        ...((group.kind === 'material' || one(place, 1)) && { weight: (seed % 400) + index }),
        ...(one(place + index, 2) && { sheets: index + 1 }),
        ...(group.several && one(place + index, 0) && { film: 27 }),
      })),
    })),
  }
}

// DEL-20, DEL-22
test('no weight is below a gram, more pieces never weigh less, and what is unknown stays unknown', () => {
  const seed = fc.integer({ min: 1, max: 1_000_000 })
  const count = fc.integer({ min: 1, max: 100_000 })
  let known = 0
  fc.assert(
    fc.property(seed, count, count, (from, some, more) => {
      const configuration = weighted(configurationFrom(from), from)
      const product = { weightOf100: from % 10 === 0 ? (from % 900) + 1 : null, configuration }
      const selection = completeSelection(configuration, selectionFrom(from, configuration), some)
      const least = weightOf(product, selection, some)
      const most = weightOf(product, selection, some + more)
      if (least === null) return most === null
      known += 1
      return Number.isInteger(least) && least >= 1 && most !== null && most >= least
    }),
    { numRuns: 1000 },
  )
  expect(known).toBeGreaterThan(100)
})

// DEL-25
test.each([
  [{ width: 90, height: 50 }, 50],
  [{ width: 3000, height: 1000 }, 1000],
  [{ width: 850, height: 2000 }, 850],
])('packed, %j is as long as its shorter side: %i', (size, millimetres) => {
  expect(packedLength(size)).toBe(millimetres)
})
