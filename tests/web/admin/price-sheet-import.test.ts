import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Configuration } from '../../../src/domains/options/configuration.ts'
import { inLanguage } from '../../../src/domains/options/in-language.ts'
import { priceSheet } from '../../../src/domains/options/price-sheet/prices-file.ts'
import { sheetNames } from '../../../src/domains/options/price-sheet/sheet-keys.ts'
import { languages } from '../../../src/lib/languages.ts'
import { readXlsx } from '../../../src/lib/xlsx/read-xlsx.ts'
import type { Sheet } from '../../../src/lib/xlsx/sheet.ts'
import { writeXlsx } from '../../../src/lib/xlsx/write-xlsx.ts'
import { cellKey } from '../../../web/admin/screens/options/cells.ts'
import { answersTo, whyUnread } from '../../../web/admin/screens/options/read-cell.ts'
import { cellOfFigure, matchSheet } from '../../../web/admin/screens/options/sheet/match-sheet.ts'
import { cardOptions } from '../../e2e/support/options.ts'
import { inlineRows, makeXlsx } from '../../support/xlsx-files.ts'

const options = cardOptions(
  [
    [90, 50],
    [85, 55],
  ],
  ['Mat', 'Kraft'],
  [100, 500, 1000],
)
const keys = Object.keys(options.prices)

type Language = (typeof languages)[number]
type Cell = number | null | string

/** The exported sheet of a table whose cells are these, row by row. */
function exported(language: Language, prices: Record<string, Cell[]> = options.prices): Sheet {
  const { groups, runs } = inLanguage(options, language)
  return priceSheet({ axes: groups.filter(({ inMatrix }) => inMatrix), runs, prices }, language)
}

/** As another program saves it, after somebody has changed rows of it. */
function savedElsewhere(sheet: Sheet, change: (rows: (string | number | null)[][]) => unknown = () => null) {
  const rows = [sheet.columns.map(({ head }) => head), ...sheet.rows] as (string | number | null)[][]
  change(rows)
  return makeXlsx({ sheets: { Notes: inlineRows([['x']]), [sheet.name]: inlineRows(rows) } })
}

const match = (bytes: Uint8Array, into: Configuration = options, language: Language = 'az') =>
  matchSheet(readXlsx(bytes, Object.values(sheetNames)).rows, into, language)

const cellsOf = (prices: Record<string, Cell[]>) =>
  Object.fromEntries(
    Object.entries(prices).flatMap(([row, cells]) =>
      cells.map((cell, index) => [cellKey(row, options.runs[index] ?? 0), cell]),
    ),
  )

// By `soffice --headless --convert-to xlsx` of LibreOffice 7.4: what we export, opened and saved; and the same as CSV,
// without our keys.
describe('a file that LibreOffice has written', () => {
  // ADM-19
  test.each(['libreoffice-saved.xlsx', 'libreoffice-from-csv.xlsx'])(
    '%s: every price finds its place',
    async (name) => {
      const found = match(await readFile(new URL(`price-sheets/${name}`, import.meta.url)))
      expect(found?.patch).toEqual(cellsOf(options.prices))
      expect(found).toMatchObject({ rows: 8, columns: 3, leftRows: [], leftRuns: [] })
    },
  )
})

describe('a table that was exported and is imported', () => {
  // ADM-19
  test('is the same, in every language, also what is on request or no price', async () => {
    const [first = '', second = ''] = keys
    const prices = { ...options.prices, [first]: [1, null, ''], [second]: [999_999_999, '1l8,00', '=1+1'] }
    for (const language of languages) {
      const found = match(await writeXlsx(exported(language, prices)))
      expect(found?.patch).toEqual(cellsOf(prices))
      expect(found).toMatchObject({ rows: 8, columns: 3, leftRows: [], leftRuns: [] })
    }
  })

  // ADM-19
  test('is the same whatever its prices and the order of its rows', () => {
    const cell = fc.oneof(fc.integer({ min: 1, max: 1_000_000_000 }), fc.constant(null))
    const row = fc.tuple(cell, cell, cell)
    const rows = fc.array(row, { minLength: keys.length, maxLength: keys.length })
    const order = fc.shuffledSubarray(
      keys.map((_, index) => index),
      { minLength: keys.length },
    )
    fc.assert(
      fc.property(rows, order, fc.constantFrom(...languages), (cells, places, language) => {
        const prices = Object.fromEntries(keys.map((key, index) => [key, cells[index] ?? []]))
        const sheet = exported(language, prices)
        const sorted = { ...sheet, rows: places.map((place) => sheet.rows[place] ?? []) }
        expect(match(savedElsewhere(sorted))?.patch).toEqual(cellsOf(prices))
      }),
      { numRuns: 40 },
    )
  })

  // ADM-19
  test('is found after groups have moved, names have changed, and columns of one’s own stand between', () => {
    const bytes = savedElsewhere(exported('ru'), (rows) => {
      for (const row of rows) row.splice(1, 0, 'qeyd')
      rows.unshift(['Qiymətlər, noyabr'], [])
    })
    const [size, paper, ...others] = options.groups
    if (!size || !paper) throw new Error('two groups')
    const renamed = { ...paper, name: { az: 'Karton', ru: 'Картон', en: '' } }
    const found = match(bytes, { ...options, groups: [renamed, size, ...others] })
    expect(found).toMatchObject({ rows: 8, columns: 3, leftRows: [] })
    expect(found?.patch['p0/90x50/two#500']).toBe(options.prices['90x50/p0/two']?.[1])
    expect(found?.places['p0/90x50/one#100']).toBe('F4')
  })

  test('needs no keys where names say which row is meant, and nothing else gives a table', () => {
    const withoutKeys = savedElsewhere(exported('en'), (rows) => rows.map((row) => row.shift()))
    expect(match(withoutKeys)).toMatchObject({ rows: 8, leftRows: [] })
    expect(
      match(
        makeXlsx({
          sheets: {
            S: inlineRows([
              ['Mat', 18],
              ['Kraft', 20],
            ]),
          },
        }),
      ),
    ).toBeNull()
    expect(match(makeXlsx({ sheets: { S: '' } }))).toBeNull()
  })
})

// ADM-19
test('rows of no combination, of two at once or twice, and unknown runs are left out and named', () => {
  const bytes = savedElsewhere(exported('az'), (rows) => {
    const [head = [], first = [], second = []] = rows
    head.push(7000)
    first[0] = String(second[0])
    rows.push(
      ['paper=gone size=90x50', '90 × 50 mm', 'Gone', '4+0', 1],
      [...second],
      [],
      ['', '', '', '', 99],
    )
  })
  const found = match(bytes)
  expect(found?.leftRows).toEqual([
    { number: 2, why: 'mixed' },
    { number: 10, why: 'unknown' },
    { number: 11, why: 'twice' },
    { number: 13, why: 'unknown' },
  ])
  expect(found).toMatchObject({ rows: 7, columns: 3, leftRuns: [7000] })
})

describe('a cell of a file', () => {
  const cellAfter = (value: string | number | null) => {
    const bytes = savedElsewhere(exported('az'), (rows) => {
      const row = rows[1]
      if (row) row[4] = value
    })
    return match(bytes)?.patch[`${keys[0]}#100`]
  }
  test.each([
    [12.5, 1250],
    [12.549999999999999, 1255],
    ['12,50', 1250],
    ['1 200,5 ₼', 120_050],
    ["1'200", 120_000],
    ['Ask us', null],
    [null, ''],
    ['7%', '7%'],
    [0, '0'],
    [-3, '-3'],
    [38.016000000000005, '38,0160'],
    [0.12345, '0,12345'],
    [1e12, '1000000000000'],
    ['1.200', '1.200'],
  ])('%s', (value, cell) => expect(cellAfter(value)).toBe(cell))

  test('with more than two decimals is answered by the nearest price', () => {
    expect(cellOfFigure(38.016, 'en')).toBe('38.0160')
    expect(whyUnread('38,0160')).toBe('decimals')
    expect(answersTo('38,0160', 3800)).toEqual([3802, null, 3800])
    expect(answersTo('0,0001', '')).toEqual([null])
  })
})
