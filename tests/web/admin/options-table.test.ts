import { describe, expect, test } from 'vitest'
import { readBlock } from '../../../web/admin/kit/grid/read-block.ts'
import { readScaled } from '../../../web/admin/kit/grid/read-scaled.ts'
import { rangeOf, stepOf, within } from '../../../web/admin/kit/grid/selection.ts'
import { type Cells, cellKey, moveCells, priceRows } from '../../../web/admin/screens/options/cells.ts'
import {
  changePrices,
  copyText,
  fillDown,
  fillRight,
  fillWith,
} from '../../../web/admin/screens/options/grid/fill.ts'
import { cellNotes, nextError, warningId } from '../../../web/admin/screens/options/grid/notes.ts'
import { pasteBlock } from '../../../web/admin/screens/options/grid/paste.ts'
import { mergeCells } from '../../../web/admin/screens/options/merge-cells.ts'
import {
  keyOf,
  missingIn,
  namesIn,
  newChoice,
  newGroup,
} from '../../../web/admin/screens/options/new-groups.ts'
import {
  configurationOf,
  moved,
  optionsForm,
  readOptions,
  withGroups,
  withRuns,
} from '../../../web/admin/screens/options/options-values.ts'
import { answersTo, readCell, whyUnread } from '../../../web/admin/screens/options/read-cell.ts'
import { cards, choiceOf } from '../../support/options.ts'

const product = { serviceTypePrices: [{ count: 100, price: 12 }] } as Parameters<typeof readOptions>[1]
const { values } = readOptions({ id: 1, version: 3, configuration: cards }, product)
const shape = { rows: ['a', 'b', 'c'], runs: [100, 500] }
const cells: Cells = { 'a#100': 1200, 'a#500': 4000, 'b#100': null, 'b#500': 'x', 'c#100': 900 }
const rowsNamed = (...keys: string[]) => keys.map((key) => ({ key, choices: [choiceOf(key)] }))
const small = { rows: rowsNamed(...shape.rows), runs: shape.runs }
const range = (top: number, bottom: number, left: number, right: number) => ({ top, bottom, left, right })

describe('a cell as it is typed or pasted', () => {
  test.each([
    ['12,5', 1250],
    ['12.5', 1250],
    ['1 200,00', 120_000],
    ['92 ₼', 9200],
    ['bizə yazın', null],
    ['BİZƏ YAZIN', null],
    ['напишите нам', null],
    ['—', null],
  ])('%s', (text, price) => expect(readCell(text)).toBe(price))

  test.each([
    ['', 'empty'],
    ['0', 'notAbove'],
    ['-5', 'notAbove'],
    ['1.200', 'unclear'],
    ['1l8,00', 'letter'],
    ['yox', 'noNumber'],
    ['99999999999', 'tooMuch'],
  ])('“%s” is no price', (text, why) => {
    expect(readCell(text)).toBe(text)
    expect(whyUnread(text)).toBe(why)
  })

  test('the likeliest answer stands first, the former price last, none twice', () => {
    expect(answersTo('1l8,00', 12_400)).toEqual([11_800, null, 12_400])
    expect(answersTo('1.200', 120)).toEqual([120_000, 120, null])
    expect(answersTo('', null)).toEqual([null])
    expect(answersTo('0.125', '')).toEqual([null])
  })
})

describe('the selection', () => {
  const extent = { rows: 3, columns: 2, page: 12 }
  test('stays within the table and goes to its edges', () => {
    const at = { row: 1, column: 0 }
    expect(stepOf('ArrowUp', at, extent, false)).toEqual({ row: 0, column: 0 })
    expect(stepOf('ArrowLeft', at, extent, false)).toEqual(at)
    expect(stepOf('ArrowDown', at, extent, true)).toEqual({ row: 2, column: 0 })
    expect(stepOf('End', at, extent, true)).toEqual({ row: 2, column: 1 })
    expect(stepOf('PageDown', at, extent, false)).toEqual({ row: 2, column: 0 })
    expect(stepOf('x', at, extent, false)).toBeNull()
  })

  test('spans from the anchor to the cursor, also backwards', () => {
    expect(rangeOf({ anchor: { row: 2, column: 1 }, cursor: { row: 0, column: 0 } })).toEqual(
      range(0, 2, 0, 1),
    )
  })

  test('shrinks with the table', () => {
    const far = { anchor: { row: 8, column: 8 }, cursor: { row: 0, column: 0 } }
    expect(within(far, extent).anchor).toEqual({ row: 2, column: 1 })
  })
})

describe('filling', () => {
  test('goes down from the first row, or from the row above a single one', () => {
    expect(fillDown(cells, shape, range(0, 2, 0, 0))).toEqual({ 'b#100': 1200, 'c#100': 1200 })
    expect(fillDown(cells, shape, range(1, 1, 0, 1))).toEqual({ 'b#100': 1200, 'b#500': 4000 })
    expect(fillDown(cells, shape, range(0, 0, 0, 0))).toEqual({})
  })

  test('goes right likewise', () => {
    expect(fillRight(cells, shape, range(0, 1, 0, 1))).toEqual({ 'a#500': 1200, 'b#500': null })
    expect(fillRight(cells, shape, range(2, 2, 1, 1))).toEqual({ 'c#500': 900 })
  })

  test('emptied is empty, never 0', () => {
    expect(fillWith(shape, range(0, 0, 0, 1), '')).toEqual({ 'a#100': '', 'a#500': '' })
  })

  test('is copied as a spreadsheet takes it', () => {
    expect(copyText(cells, shape, range(0, 1, 0, 1), String)).toBe('1200\t4000\nnull\tx')
  })

  test('prices change by per cent or an amount, in whole steps and never to nothing', () => {
    expect(changePrices(cells, ['a#100', 'b#100', 'b#500'], { kind: 'percent', by: 350, step: 10 })).toEqual({
      'a#100': 1240,
    })
    expect(changePrices(cells, ['c#100'], { kind: 'amount', by: -5000, step: 50 })).toEqual({ 'c#100': 50 })
  })
})

describe('pasting', () => {
  test('reads tabs, semicolons and quotes, and keeps empty cells', () => {
    expect(readBlock('1\t\t3\r\n4\t5\t6\r\n')).toEqual([
      ['1', '', '3'],
      ['4', '5', '6'],
    ])
    expect(readBlock('"12,5";7')).toEqual([['12,5', '7']])
  })

  // ADM-17
  test('puts good cells in, keeps bad ones as they are, and says what was left out', () => {
    const pasted = pasteBlock(readBlock('5\tsöz\t7\n6\t\n1\t2\n9\t9'), { row: 1, column: 0 }, small)
    expect(pasted.patch).toEqual({ 'b#100': 500, 'b#500': 'söz', 'c#100': 600, 'c#500': '' })
    expect(pasted.left).toEqual([
      { why: 'beside', name: '', cells: ['7'] },
      { why: 'below', name: '', cells: ['1', '2'] },
      { why: 'below', name: '', cells: ['9', '9'] },
    ])
    expect(pasted.range).toEqual(range(1, 2, 0, 1))
  })

  test('5,000 cells are read in a moment', () => {
    const big = {
      rows: rowsNamed(...Array.from({ length: 500 }, (_, row) => `r${row}`)),
      runs: Array.from({ length: 10 }, (_, run) => run + 1),
    }
    const text = big.rows.map((_, row) =>
      big.runs.map((run) => (run === 3 ? 'söz' : `${row + run},50`)).join('\t'),
    )
    const before = performance.now()
    const { patch } = pasteBlock(readBlock(text.join('\n')), { row: 0, column: 0 }, big)
    expect(performance.now() - before).toBeLessThan(500)
    expect(Object.values(patch).filter((cell) => typeof cell === 'string')).toHaveLength(500)
  })
})

describe('what is said of cells', () => {
  const rows = shape.rows.map((key) => ({ key, choices: [] }))
  const table = { rows, runs: shape.runs }
  // ADM-17
  test('errors stand first, row by row, then what is dearer per piece', () => {
    const dear: Cells = { ...cells, 'a#500': 7000 }
    const notes = cellNotes(dear, table)
    expect(notes.map(({ key, kind }) => `${kind} ${key}`)).toEqual([
      'error b#500',
      'error c#500',
      'warning a#500',
    ])
    expect(cellNotes(dear, table, new Set([warningId('a#500', 7000)]))).toHaveLength(2)
    expect(cellNotes(dear, table, new Set([warningId('a#500', 6999)]))).toHaveLength(3)
  })

  test('F8 goes on to the next error and from the last to the first', () => {
    const notes = cellNotes(cells, table)
    expect(nextError(notes, { row: 0, column: 0 })?.key).toBe('b#500')
    expect(nextError(notes, { row: 1, column: 1 })?.key).toBe('c#500')
    expect(nextError(notes, { row: 2, column: 1 })?.key).toBe('b#500')
  })
})

// ADM-18
test('cells that only one has changed are merged, the others are asked about', () => {
  const base: Cells = { a: 1, b: 2, c: 3, d: 4 }
  const merged = mergeCells(base, { ...base, a: 10, b: 20, d: 40 }, { ...base, b: 21, c: 30, d: 40 })
  expect(merged).toEqual({ merged: { a: 10, b: 20, c: 30, d: 40 }, conflicts: { b: 21 } })
})

describe('groups and prices', () => {
  test('a configuration is the same after it was read', () => {
    expect(configurationOf(values)).toEqual(cards)
    expect(optionsForm.safeParse(values).success).toBe(true)
  })

  // ADM-17
  test('a cell that is neither keeps it from being saved; former prices stand in for it meanwhile', () => {
    const key = cellKey('90x50/matt', 100)
    const wrong = { ...values, cells: { ...values.cells, [key]: '' } }
    expect(optionsForm.safeParse(wrong).error?.issues.map(({ path }) => path)).toEqual([['cells']])
    expect(configurationOf(wrong, values.cells)).toEqual(cards)
    expect(configurationOf(wrong).prices['90x50/matt']?.[0]).toBeNull()
  })

  test('without options the table has the product’s own prices', () => {
    const plain = readOptions({ id: 1, version: null, configuration: null }, product)
    expect(plain).toMatchObject({ values: { runs: [100], cells: { '#100': 1200 } }, version: '0' })
  })

  test('prices follow their choices into another order, a new axis copies them, one that goes leaves its first', () => {
    const [size, paper, sides, ...others] = cards.groups
    if (!size || !paper || !sides) throw new Error('no groups')
    const turned = withGroups(values, [paper, size, sides, ...others]).cells
    expect(turned['cotton/85x55#100']).toBe(2500)
    const wider = withGroups(values, [size, paper, { ...sides, inMatrix: true }, ...others]).cells
    expect(wider['85x55/cotton/two#100']).toBe(2500)
    const narrower = withGroups(values, [size, { ...paper, inMatrix: false }, sides, ...others]).cells
    expect(narrower['85x55#500']).toBe(4200)
  })

  test('a choice that goes takes its prices and rules along', () => {
    const groups = cards.groups.map((group) =>
      group.key === 'paper' ? { ...group, choices: group.choices.slice(0, 1) } : group,
    )
    const left = withGroups(values, groups)
    expect(Object.keys(left.cells)).toHaveLength(6)
    expect(left.rules.map(({ kind }) => kind)).toEqual(['requires'])
  })

  test('a new run has no prices yet, and the most that can be ordered follows it', () => {
    const { cells: after, maxCount } = withRuns(values, [100, 9000])
    expect(after['90x50/matt#100']).toBe(1200)
    expect(after['90x50/matt#9000']).toBeUndefined()
    expect(maxCount).toBe(9000)
  })

  test('what is moved takes the place of another', () => {
    const keys = ['a', 'b', 'c'].map((key) => ({ key }))
    expect(moved(keys, 'a', 'c').map(({ key }) => key)).toEqual(['b', 'c', 'a'])
    expect(moved(keys, 'c', 'a').map(({ key }) => key)).toEqual(['c', 'a', 'b'])
    expect(moved(keys, 'x', 'a')).toEqual(keys)
  })

  test('of moved cells those of a new choice are missing', () => {
    const [size] = cards.groups
    if (!size) throw new Error('no size')
    const more = { ...size, choices: [...size.choices, newChoice('size', '100 × 70', [])] }
    const after = moveCells({ '90x50#1': 5 }, { from: [size], to: [more], runs: [1] })
    expect(priceRows([more]).map(({ key }) => key)).toEqual(['90x50', '85x55', '100x70'])
    expect(after).toEqual({ '90x50#1': 5 })
  })
})

describe('new choices', () => {
  test('have a key that stands in addresses, each once', () => {
    expect(keyOf('90 × 50 mm', [])).toBe('90x50-mm')
    expect(keyOf('Kağız: Örtüklü İpək', [])).toBe('kagiz-ortuklu-ipek')
    expect(keyOf('Мат', [])).toBe('choice')
    expect(keyOf('Mat', ['mat', 'mat-2'])).toBe('mat-3')
  })

  test('know what their name says', () => {
    expect(newChoice('size', '90 × 50', [])).toMatchObject({ width: 90, height: 50 })
    expect(newChoice('material', 'Mat 350 q/m²', [])).toMatchObject({ weight: 350 })
    expect(newChoice('sides', '4+4', [])).toMatchObject({ sides: 2 })
    expect(newChoice('sides', '4+0', [])).toMatchObject({ sides: 1 })
    expect(newChoice('turnaround', 'Ekspres, 1 gün', [])).toMatchObject({ days: 1, factorBp: 0 })
  })

  test('make a group that the server takes', () => {
    const group = newGroup('sides', namesIn('Bir üz\n\n İki üz '), [])
    expect(group.choices.map(({ key }) => key)).toEqual(['bir-uz', 'iki-uz'])
    expect(group).toMatchObject({ key: 'sides', inMatrix: true, required: true, several: false })
  })

  test('lack a language where there is none', () => {
    expect(missingIn({ az: 'Mat', ru: '', en: 'Matt' })).toEqual(['ru'])
    expect(missingIn({ az: '', ru: '', en: '' })).toEqual([])
  })
})

test('figures are read in whole parts', () => {
  const read = (text: string) => readScaled(text, { scale: 10_000, decimals: 4, required: false })
  expect(read('0,0125')).toBe(125)
  expect(read('0,06 ₼')).toBe(600)
  expect(read('')).toBeUndefined()
  expect(read('0,00001')).toBeNull()
  expect(read('on')).toBeNull()
  expect(readScaled('', { scale: 1, decimals: 0, required: true })).toBeNull()
})
