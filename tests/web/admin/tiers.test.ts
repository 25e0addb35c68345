import { describe, expect, test } from 'vitest'
import { pasteTiers } from '../../../web/admin/screens/services/tiers/paste-tiers.ts'
import {
  doubtOf,
  errorsOf,
  figuresOf,
  mostTiers,
  previewTiers,
  readAmount,
  readCount,
  rowsOf,
  sortRows,
  type TierRow,
  tiersOf,
} from '../../../web/admin/screens/services/tiers/tier-rows.ts'

const row = (count: number | string, price: number | string): TierRow => ({ count, price })
const blank = row('', '')

describe('figures as people write them', () => {
  test.each([
    ['1.000', 1000],
    ['1 000', 1000],
    ['1,000,000', 1_000_000],
    ['50 ədəd', 50],
    ['50 шт.', 50],
    ['0', 0],
    ['-5', -5],
    ['1,5', '1,5'],
    ['1.000,000', '1.000,000'],
    ['əlli', 'əlli'],
    ['  ', ''],
  ])('the count %j is %j', (text, figure) => expect(readCount(text)).toBe(figure))

  test.each([
    ['14,5', 14.5],
    ['1.240,00 ₼', 1240],
    ['0,125', '0,125'],
    ['12,505', '12,505'],
    ['1.240', '1.240'],
    ['14.50', 14.5],
    ['0', 0],
    ['-1', -1],
    ['on', 'on'],
    ['', ''],
  ])('the price %j is %j', (text, figure) => expect(readAmount(text)).toBe(figure))
})

describe('a table of tiers', () => {
  // ADM-7
  test('has a row also without prices, and sends numbers without the blank rows', () => {
    expect(rowsOf([])).toEqual([blank])
    expect(tiersOf([blank])).toEqual([])
    expect(tiersOf([row(50, 14), blank, row(100, 22.5)])).toEqual([
      { count: 50, price: 14 },
      { count: 100, price: 22.5 },
    ])
  })

  // ADM-7
  test('counts rise, none is there twice, all are positive and have a price', () => {
    expect(errorsOf([row(50, 14), blank, row(100, 22)])).toEqual([{}, {}, {}])
    expect(
      errorsOf([
        row(100, 22),
        row(50, 14),
        row(100, 30),
        row(0, 1),
        row(-1, 0),
        row('', 5),
        row('yüz', ''),
        row(2_147_483_648, 10_000_001),
        row(2_147_483_647, '12,505'),
      ]),
    ).toEqual([
      {},
      { count: 'tiers.notRising' },
      { count: 'catalog.countTaken' },
      { count: 'field.atLeast' },
      { count: 'field.atLeast', price: 'field.above' },
      { count: 'field.number' },
      { count: 'field.number', price: 'field.number' },
      { count: 'field.atMost', price: 'field.atMost' },
      { count: 'tiers.notRising', price: 'figure.unclear' },
    ])
  })

  test('is put in order by its counts, what can’t be read at the end', () => {
    expect(sortRows([row('x', 1), row(100, 2), row(50, 3), blank])).toEqual([
      row(50, 3),
      row(100, 2),
      row('x', 1),
      blank,
    ])
  })

  test('says what a piece costs and what a campaign leaves of the price', () => {
    expect(figuresOf(row(50, 14), 1500)).toEqual({ piece: 0.28, onSite: 11.9, isReduced: true })
    expect(figuresOf(row(50, 14), 0)).toEqual({ piece: 0.28, onSite: 14, isReduced: false })
    expect(figuresOf(row(50, '?'), 0)).toBeNull()
    expect(previewTiers([row(50, 14), row(100, '')], 1500)).toEqual([
      { count: 50, price: 14, priceWithDiscount: 11.9 },
    ])
  })

  test('points out a larger run whose piece is dearer or that costs less altogether', () => {
    const rows = [row(100, 22), blank, row(250, 57), row(500, 50)]
    expect(rows.map((_, index) => doubtOf(rows, index))).toEqual([
      null,
      null,
      { kind: 'dearerPiece', than: 100 },
      { kind: 'cheaperRun', than: 250 },
    ])
  })
})

describe('cells of a spreadsheet', () => {
  const start = { row: 0, column: 'count' } as const

  test('go to the rows of their counts, new ones to blank rows and the end', () => {
    const pasted = pasteTiers(
      [row(10, 5), blank, row(20, 9)],
      { row: 0, column: 'price' },
      '50\t14,00\r\n20\t8\r\n1 000 ədəd\t120,5\r\n',
    )
    expect(pasted).toEqual({
      rows: [row(10, 5), row(50, 14), row(20, 8), row(1000, 120.5)],
      filled: 3,
      hasHead: false,
      left: [],
    })
  })

  test('know their head, name the cells of further columns, and keep what can’t be read', () => {
    expect(pasteTiers([blank], start, 'Say\tQiymət\n50\t14 ₼\t0,28\nyüz\t22')).toEqual({
      rows: [row(50, 14), row('yüz', 22)],
      filled: 2,
      hasHead: true,
      left: ['0,28'],
    })
    expect(pasteTiers([blank], start, '50;14,5\n100;22')?.rows).toEqual([row(50, 14.5), row(100, 22)])
  })

  test('with the counts in the first line are turned, prices of further lines are named', () => {
    const tiers = [row(100, 18), row(250, 40), row(1000, 70)]
    expect(pasteTiers([blank], start, '100\t250\t1 000\n18\t40\t70')?.rows).toEqual(tiers)
    expect(pasteTiers([blank], start, 'Tiraj\t250\t100\nVizit kart 90x50\t40\t18\nFlayer\t9\t8')).toEqual({
      rows: [row(250, 40), row(100, 18)],
      filled: 2,
      hasHead: true,
      left: ['9', '8'],
    })
    expect(pasteTiers([blank], start, 'yüz\t14\t3\n100\t22\t4')?.rows).toEqual([row('yüz', 14), row(100, 22)])
    expect(pasteTiers([blank], start, '50\t14\t3\n100\t22\t4')?.rows).toEqual([row(50, 14), row(100, 22)])
  })

  test('of a run that comes twice stay two rows, which the table refuses', () => {
    expect(pasteTiers([row(50, 1)], start, '50\t2\n50\t3')?.rows).toEqual([row(50, 2), row(50, 3)])
  })

  test('of one column go down the column where they are pasted', () => {
    const rows = [row(50, 1), row(100, 2)]
    expect(pasteTiers(rows, { row: 0, column: 'price' }, '14,00\n22,00')?.rows).toEqual([
      row(50, 14),
      row(100, 22),
    ])
    expect(pasteTiers(rows, start, '1\n2\n3')?.rows).toEqual([row(1, 1), row(2, 2), row(3, '')])
  })

  test('a single figure is no table, and a table ends where the server’s does', () => {
    expect(pasteTiers([blank], start, ' 50 \n')).toBeNull()
    expect(pasteTiers([blank], start, '')).toBeNull()
    const long = Array.from({ length: mostTiers + 5 }, (_, index) => `${index + 1}\t1`).join('\n')
    expect(pasteTiers([blank], start, long)).toMatchObject({
      filled: mostTiers,
      left: ['201', '1', '202', '1', '203', '1', '204', '1', '205', '1'],
    })
  })
})
