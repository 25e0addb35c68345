import { describe, expect, test } from 'vitest'
import type { Selection } from '../../../src/domains/options/configuration.ts'
import { pressed } from '../../../src/domains/options/differences.ts'
import { inLanguage } from '../../../src/domains/options/in-language.ts'
import { quoteOptions } from '../../../src/domains/options/quote-options.ts'
import { selectionOf, unfoundWords } from '../../../web/admin/kit/lines/line-options.ts'
import { priceLine, priceLines, runsAround, totalsOf } from '../../../web/admin/kit/lines/line-prices.ts'
import {
  blankLine,
  type CounterItem,
  type DraftLine,
  moved,
  readLines,
} from '../../../web/admin/kit/lines/lines.ts'
import { inEditorNames, toQuoteLines, toTaken } from '../../../web/admin/kit/lines/lines-wire.ts'
import { matchItems, readTyped, withoutKey } from '../../../web/admin/kit/lines/match-items.ts'
import { cards as configured } from '../../support/options.ts'

const names = (name: string, name_ru: string, name_en: string) => ({ name, name_ru, name_en })
const flyers = names('Flayerlər', 'Листовки', 'Flyers')
const cards = names('Vizit kartları', 'Визитки', 'Business cards')
const item = (
  serviceTypeId: number,
  service: typeof flyers,
  product: typeof flyers,
  more: Partial<CounterItem> = {},
): CounterItem => ({
  serviceId: 1,
  serviceTypeId,
  service,
  product,
  percentage: 0,
  hasArtwork: false,
  hasOptions: false,
  tiers: [
    { count: 500, price: 100 },
    { count: 1000, price: 150 },
    { count: 2000, price: 200 },
  ],
  ...more,
})
const a5 = item(1, flyers, names('A5, iki üzlü', 'A5, двусторонняя', 'A5, two sides'))
const a4 = item(2, flyers, names('A4', 'A4', 'A4'))
const soft = item(3, cards, names('Soft-touch', 'Софт-тач', 'Soft-touch'))
const items = [soft, a4, a5]
const found = (typed: string) => matchItems(items, readTyped(typed).words).map((match) => match.item)

// ORD-21
describe('what is typed for a line', () => {
  test.each([
    ['flayer a5 2000 4+4', ['flayer', 'a5', '4+4'], 2000],
    ['vizit 1 000', ['vizit'], 1000],
    ['vizit 1.000.000', ['vizit'], 1_000_000],
    ['kağız 350 500', ['kağız', '350'], 500],
    ['90x50 vizit', ['90x50', 'vizit'], null],
    ['vizit 0', ['vizit', '0'], null],
    ['vizit 99999999999', ['vizit', '99999999999'], null],
    ['', [], null],
  ])('%s', (typed, words, count) => {
    expect(readTyped(typed)).toEqual({ words, count })
  })

  test('finds items by words of their names in any language, with what wasn’t found', () => {
    expect(found('flayer a5 2000')).toEqual([a5, a4])
    expect(found('листовки а4')[0]).toBe(a4)
    expect(found('VİZİT')).toEqual([soft])
    expect(found('flayer a5 4+4')[0]).toBe(a5)
    expect(matchItems(items, ['flayer', 'a5', '4+4'])[0]?.missed).toEqual(['4+4'])
    expect(found('poliqon')).toEqual([])
    expect(found('2000')).toEqual([])
  })

  test.each([
    ['aflayer a5 4+4', ['flayer', 'a5', '4+4']],
    ['Avizit', ['vizit']],
    ['флистовки а4', ['листовки', 'а4']],
    ['a vizit', ['vizit']],
    ['a5 flayer', ['a5', 'flayer']],
    ['a4', ['a4']],
    ['a', ['a']],
    ['afişa', ['afişa']],
    ['aplikasiya a5', ['aplikasiya', 'a5']],
  ])('is %j without the key A that was pressed in the field once more', (typed, words) => {
    expect(withoutKey(items, readTyped(typed).words)).toEqual(words)
  })
})

// ORD-21
describe('what a line costs', () => {
  const line = { ...blankLine, key: 1, serviceId: 1, serviceTypeId: 1, count: 1000 }
  const priceOf = (of: DraftLine, by: CounterItem | undefined, customerBp: number) =>
    priceLine(of, { item: by, configuration: undefined, customerBp })

  test('is by the table, with the customer’s discount, or as it is typed', () => {
    expect(priceOf(line, a5, 0)).toMatchObject({ price: 15_000, isByHand: false, lacksReason: false })
    expect(priceOf(line, a5, 500)).toMatchObject({ price: 14_250, isByHand: false })
    expect(priceOf({ ...line, price: '142,50' }, a5, 500)).toMatchObject({ isByHand: false })
    expect(priceOf({ ...line, price: '130' }, a5, 500)).toMatchObject({ price: 13_000, lacksReason: true })
    expect(priceOf({ ...line, price: '130', reason: 'klişe var' }, a5, 0).lacksReason).toBe(false)
    expect(priceOf({ ...line, price: 'çox' }, a5, 0)).toMatchObject({ isWrong: true, price: 15_000 })
    expect(priceOf({ ...line, price: '0' }, a5, 0).isWrong).toBe(true)
  })

  test('of a free line is what is typed, without a reason', () => {
    const free = { ...line, isFree: true, title: 'Quraşdırma' }
    expect(priceOf(free, undefined, 500)).toMatchObject({ quote: null, price: null })
    expect(priceOf({ ...free, price: '120' }, undefined, 500)).toMatchObject({
      price: 12_000,
      isByHand: true,
      lacksReason: false,
    })
  })

  // DOC-34
  test('adds up to a total that is said apart', () => {
    const onSale = item(4, flyers, flyers, { percentage: 10 })
    const lines = [
      { ...line, price: '130', reason: 'klişe var' },
      { ...line, key: 2, serviceTypeId: 4 },
      { ...line, key: 3, isFree: true, price: '120' },
    ]
    const totals = totalsOf(priceLines(lines, [...items, onSale], new Map(), 500))
    expect(totals).toEqual({
      table: 42_000,
      customer: -750,
      campaign: -1500,
      byHand: -1250,
      total: 38_500,
      prices: [13_000, 13_500, 12_000],
      isWhole: true,
    })
    expect(totals.table + totals.customer + totals.campaign + totals.byHand).toBe(totals.total)
    expect(totalsOf(priceLines([{ ...line, isFree: true }], items, new Map(), 0)).isWhole).toBe(false)
  })

  test('is read out for the runs around it, at most six', () => {
    const tiers = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => count * 100)
    expect(runsAround(tiers, 100)).toEqual([100, 200, 300, 400, 500, 600])
    expect(runsAround(tiers, 500)).toEqual([300, 400, 500, 600, 700, 800])
    expect(runsAround(tiers, 5000)).toEqual([400, 500, 600, 700, 800, 900])
    expect(runsAround([], 5)).toEqual([])
  })
})

// ORD-21, OPT-1
test('a line of a product with choices: typed words choose, pressing changes, and the engine prices it', () => {
  const configuration = inLanguage(configured, 'az')
  const line = { ...blankLine, key: 1, serviceId: 1, serviceTypeId: 1, count: 500, wanted: ['two', 'mavi'] }
  const selection = selectionOf(line, configuration)
  expect(selection.choices.sides).toEqual(['two'])
  expect(unfoundWords(configuration, line.wanted)).toEqual(['mavi'])
  const priced = (of: DraftLine) => priceLine(of, { item: a5, configuration, customerBp: 0 }).quote?.total
  expect(priced(line)).toBe(quoteOptions({ configuration, selection, count: 500 }).total)
  const press = (from: Selection, group: string, key: string) => {
    const of = configuration.groups.find((one) => one.key === group)
    if (!of) throw new Error(group)
    return pressed(from, of, key)
  }
  const one = { ...line, selection: press(selection, 'sides', 'one') }
  expect(selectionOf(one, configuration).choices.sides).toEqual(['one'])
  expect(priced(one)).toBeLessThan(priced(line) ?? 0)
  const foil = press(selection, 'finish', 'foil')
  expect(foil.choices.finish).toEqual(['foil'])
  expect(press(foil, 'finish', 'foil').choices.finish).toEqual([])
  const asked = priceLine({ ...line, count: 10_000_000 }, { item: a5, configuration, customerBp: 0 })
  expect(asked).toMatchObject({ quote: null, price: null })
})

// ADM-9
test('lines come back from the device as they were, and nonsense is left out', () => {
  const line = {
    ...blankLine,
    key: 7,
    serviceId: 1,
    serviceTypeId: 2,
    count: 50,
    price: '12,50',
    reason: 'x',
  }
  expect(readLines(JSON.parse(JSON.stringify([line])))).toEqual([{ ...line, key: 1 }])
  expect(readLines([null, 3, {}, { serviceId: 'x' }, { serviceId: 2, count: -1, artwork: 'x' }])).toEqual([
    { ...blankLine, key: 5, serviceId: 2 },
  ])
  expect(readLines('x')).toEqual([])
  const two = [line, { ...line, key: 8 }]
  expect(moved(two, 8, -1).map(({ key }) => key)).toEqual([8, 7])
  expect(moved(two, 7, -1)).toBe(two)
})

// OFF-4, OFF-11
describe('lines on their way', () => {
  const configuration = inLanguage(configured, 'az')
  const configurations = new Map([[1, configuration]])
  const line: DraftLine = {
    ...blankLine,
    key: 1,
    serviceId: 1,
    serviceTypeId: 1,
    count: 500,
    price: '77,50',
    reason: 'razılaşıb',
    quoteKey: 4,
    comment: 'tez',
    days: '3',
    selection: { choices: { sides: ['two'] }, ownSize: null },
  }

  test('say the same as an order and as a quote, with their choice', () => {
    const selection = { choices: { sides: ['two'] }, ownSize: null }
    expect(toTaken([line], configurations)).toEqual([
      {
        serviceId: 1,
        serviceTypeId: 1,
        count: 500,
        options: selection,
        price: 77.5,
        artwork: 'Missing',
        comment: 'tez',
        reason: 'razılaşıb',
      },
    ])
    expect(toQuoteLines([{ ...line, days: 'x' }], configurations)).toEqual([
      {
        serviceId: 1,
        serviceTypeId: 1,
        count: 500,
        options: selection,
        price: 77.5,
        key: 4,
        artwork: 'customer',
        details: 'tez',
        priceReason: 'razılaşıb',
        days: 0,
      },
    ])
    const free = { ...line, isFree: true, title: ' ', price: '', reason: '', comment: '' }
    expect(toTaken([free], new Map())).toEqual([{ serviceId: 1, count: 500, title: ' ', artwork: 'Missing' }])
  })

  test('say which order they repeat beside the comment, which the customer reads', () => {
    const [taken] = toTaken([{ ...line, repeats: 1203 }], configurations)
    expect(taken).toMatchObject({ repeats: 1203, comment: 'tez' })
  })

  test('keep what was chosen while the choices are still read', () => {
    expect(toTaken([line], new Map())[0]?.options).toEqual(line.selection)
  })

  test('are refused by the names that their fields have here', () => {
    const errors = { 'lines.0.priceReason': 'a', 'lines.1.details': 'b', 'lines.2.count': 'c' }
    expect(Object.keys(inEditorNames(errors))).toEqual(['lines.0.reason', 'lines.1.comment', 'lines.2.count'])
  })
})
