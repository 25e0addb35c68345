import { describe, expect, test } from 'vitest'
import { inLanguage } from '../../../src/domains/options/in-language.ts'
import { priceSheet } from '../../../src/domains/options/price-sheet/prices-file.ts'
import { sheetNames } from '../../../src/domains/options/price-sheet/sheet-keys.ts'
import { readXlsx } from '../../../src/lib/xlsx/read-xlsx.ts'
import { cellKey } from '../../../web/admin/screens/options/cells.ts'
import { answersTo, whyUnread } from '../../../web/admin/screens/options/read-cell.ts'
import { matchSheet } from '../../../web/admin/screens/options/sheet/match-sheet.ts'
import { cardOptions } from '../../e2e/support/options.ts'
import { type ExcelCell, excelFile, excelStyles as style } from '../../support/excel-files.ts'

const options = cardOptions(
  [
    [90, 50],
    [85, 55],
  ],
  ['Mat', 'Kraft'],
  [100, 500, 1000],
)
const { groups, runs } = inLanguage(options, 'ru')
const sheet = priceSheet(
  { axes: groups.filter(({ inMatrix }) => inMatrix), runs, prices: options.prices },
  'ru',
)
const stored = Object.fromEntries(
  Object.entries(options.prices).flatMap(([row, cells]) =>
    cells.map((cell, index) => [cellKey(row, options.runs[index] ?? 0), cell]),
  ),
)

/** Rows of the exported table with what somebody has done to them in Excel. */
function rowsOf(change: (rows: ExcelCell[][]) => unknown = () => null): { cells: ExcelCell[] }[] {
  const rows: ExcelCell[][] = [sheet.columns.map(({ head }) => head), ...(sheet.rows as ExcelCell[][])].map(
    (row) => [...row],
  )
  change(rows)
  return rows.map((cells) => ({ cells }))
}
const match = (bytes: Uint8Array) =>
  matchSheet(readXlsx(bytes, Object.values(sheetNames)).rows, options, 'az')

// ADM-19
describe('the exported table, saved by Excel', () => {
  test.each([false, true])('is the same, also as strict Open XML (%s)', (isStrict) => {
    const found = match(excelFile({ name: sheet.name, rows: rowsOf(), hidden: [0] }, isStrict))
    expect(found).toMatchObject({ rows: 8, columns: 3, leftRows: [], leftRuns: [] })
    expect(found?.patch).toEqual(stored)
  })

  test('has the prices of columns that were hidden and of rows that a filter hides', () => {
    const rows = rowsOf().map((row, index) => ({ ...row, hidden: index % 2 === 1 }))
    expect(match(excelFile({ name: 'Лист1', rows, hidden: [0, 1, 5] }))?.patch).toEqual(stored)
  })

  test('has formulas by their results, money by its figure, and figures that were kept as texts', () => {
    const rows = rowsOf(([, first = [], second = []]) => {
      first[4] = { v: 18.9, f: '<f>18*1.05</f>', s: style.money }
      first[5] = { v: 47.25, f: '<f t="shared" ref="F2:F3" si="0">F9*1.05</f>', s: style.accounting }
      first[6] = { v: '72,45', f: '<f>TEXT(69*1.05,"0,00")</f>' }
      second[4] = { v: '19,95', s: style.text }
      second[5] = { v: 49.35, f: '<f t="shared" si="0"/>', s: style.money }
      second[6] = { v: '1\u00a0200,50 ₼', s: style.text }
    })
    const [one = '', two = ''] = Object.keys(options.prices)
    expect(match(excelFile({ name: sheet.name, rows }))?.patch).toMatchObject({
      [`${one}#100`]: 1890,
      [`${one}#500`]: 4725,
      [`${one}#1000`]: 7245,
      [`${two}#100`]: 1995,
      [`${two}#500`]: 4935,
      [`${two}#1000`]: 120_050,
    })
  })

  // ADM-17
  test('says what Excel has made a date of, and what was meant', () => {
    const rows = rowsOf(([, first = []]) => {
      first[4] = { v: 46154, s: style.dayAndMonth }
      first[5] = { v: 0.07, s: style.percent }
      first[6] = { v: 46154, s: style.date }
    })
    const [row = ''] = Object.keys(options.prices)
    const found = match(excelFile({ name: sheet.name, rows }))
    expect(found?.patch).toMatchObject({
      [`${row}#100`]: '2026-05-12',
      [`${row}#500`]: '7%',
      [`${row}#1000`]: '2026-05-12',
    })
    expect(whyUnread('2026-05-12')).toBe('date')
    expect(answersTo('2026-05-12', 1800)).toEqual([1205, null, 1800])
    expect(answersTo('2026-05-01', '')).toEqual([105, null])
  })
})

// ADM-19
describe('a table of somebody’s own in Excel, without keys', () => {
  test('has its rows where the names of sizes and papers are merged, under a head of two rows', () => {
    const rows: { cells: ExcelCell[] }[] = [
      { cells: ['Прайс-лист,\r\nноябрь', null, null, null, null, null] },
      { cells: ['Размер', 'Бумага ', 'Стороны', 'Тираж', null, null] },
      { cells: [null, null, null, 100, 500, 1000] },
      ...sheet.rows.map((row, index) => {
        const [, size = '', paper = '', ...rest] = row as ExcelCell[]
        return { cells: [index % 4 === 0 ? size : null, index % 2 === 0 ? paper : null, ...rest] }
      }),
    ]
    const heads = ['A1:F1', 'A2:A3', 'B2:B3', 'C2:C3', 'D2:F2']
    const merged = [...heads, 'A4:A7', 'A8:A11', 'B4:B5', 'B6:B7', 'B8:B9', 'B10:B11']
    const found = match(excelFile({ name: 'Лист1', rows, merged }))
    expect(found).toMatchObject({ rows: 8, columns: 3, leftRows: [] })
    expect(found?.patch).toEqual(stored)
  })

  test('gives a price to all cells that are merged for it', () => {
    const rows = rowsOf((all) => {
      for (const [index, row] of all.entries()) {
        row.shift()
        if (index === 1) row.splice(3, 3, 20, null, null)
      }
    })
    const [row = ''] = Object.keys(options.prices)
    const found = match(excelFile({ name: 'Лист1', rows, merged: ['D2:F2'] }))
    expect(found?.patch).toMatchObject({ [`${row}#100`]: 2000, [`${row}#500`]: 2000, [`${row}#1000`]: 2000 })
  })
})
