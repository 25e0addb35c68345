import type { Group } from '../../../../../src/domains/options/configuration.ts'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { keyHead, readSheetKey, sheetKey } from '../../../../../src/domains/options/price-sheet/sheet-keys.ts'
import { type Language, languages } from '../../../../../src/lib/languages.ts'
import { figureIn, plainText, readWhole } from '../../../../../src/lib/read-whole.ts'
import type { SheetRow, SheetValue } from '../../../../../src/lib/xlsx/read-rows.ts'
import { axesOf, type Cell, cellKey, priceRows } from '../cells.ts'
import type { Patch } from '../grid/fill.ts'
import type { OptionsValues } from '../options-values.ts'
import { readCell } from '../read-cell.ts'

/**
 * A row of the file without a place: an unknown combination, a key and names of two rows, or a row's second
 * occurrence.
 */
export type LeftRow = { number: number; why: 'unknown' | 'mixed' | 'twice' }

export type MatchedSheet = {
  patch: Patch
  /** Where in the file a cell comes from (`D7`), by cell. */
  places: Record<string, string>
  /** How many of the table's prices are in the file. */
  rows: number
  columns: number
  leftRows: LeftRow[]
  /** Runs that the table doesn't have. */
  leftRuns: number[]
}

/**
 * What a sheet has for the table (ADM-19): rows by their keys, else by their names in any language, columns by their
 * runs, whatever their order. Null: nothing in it says which column is what.
 */
export function matchSheet(
  sheet: readonly SheetRow[],
  { groups, runs }: Pick<OptionsValues, 'groups' | 'runs'>,
  language: Language,
): MatchedSheet | null {
  const head = findHead(sheet, groups)
  if (!head) return null
  const columns = head.runs.filter(([, run]) => runs.includes(run))
  const toRow = rowFinder(groups, head)
  const patch: Patch = {}
  const places: Record<string, string> = {}
  const leftRows: LeftRow[] = []
  const met = new Set<string>()
  for (const { number, cells } of sheet) {
    if (number <= head.number) continue
    const found = toRow(cells)
    if (found === null) continue
    if ('why' in found || met.has(found.row)) {
      leftRows.push({ number, why: 'why' in found ? found.why : 'twice' })
      continue
    }
    met.add(found.row)
    for (const [column, run] of columns) {
      const key = cellKey(found.row, run)
      patch[key] = toCell(cells.get(column), language)
      places[key] = `${lettersOf(column)}${number}`
    }
  }
  const leftRuns = head.runs.flatMap(([, run]) => (runs.includes(run) ? [] : [run]))
  return { patch, places, rows: met.size, columns: columns.length, leftRows, leftRuns }
}

type Found = { row: string } | { why: 'unknown' | 'mixed' } | null
type Cells = ReadonlyMap<number, SheetValue>

/** Which row of the table a row of the sheet is; null where it holds nothing but the user's notes. */
function rowFinder(groups: readonly Group[], head: SheetHead): (cells: Cells) => Found {
  const { byKey, byNames } = rowsBy(groups)
  return (cells) => {
    const key = head.key === undefined ? '' : String(cells.get(head.key) ?? '').trim()
    const names = (head.names ?? []).map((column) => comparable(cells.get(column)))
    const isEmpty = key === '' && names.every((name) => name === '')
    if (isEmpty) return head.runs.some(([column]) => cells.has(column)) ? { why: 'unknown' } : null
    const keyed = byKey.get(readSheetKey(key))
    const named = byNames.get(names.join('\n')) ?? undefined
    if (keyed !== undefined && named !== undefined && keyed !== named) return { why: 'mixed' }
    const row = keyed ?? named
    return row === undefined ? { why: 'unknown' } : { row }
  }
}

/** The table's rows by the file's key, and by their names in each language; null where two have the same. */
function rowsBy(groups: readonly Group[]) {
  const axes = axesOf(groups)
  const byKey = new Map<string, string>()
  const byNames = new Map<string, string | null>()
  for (const { key: row, choices } of priceRows(groups)) {
    const keys = choices.map(({ key }) => key)
    byKey.set(sheetKey(axes, keys), row)
    for (const language of languages) {
      const names = choices.map(({ name }) => comparable(textIn(name, language))).join('\n')
      const other = byNames.get(names)
      byNames.set(names, other === undefined || other === row ? row : null)
    }
  }
  return { byKey, byNames }
}

function toCell(value: SheetValue | undefined, language: Language): Cell {
  if (value === undefined) return ''
  return typeof value === 'number' ? cellOfFigure(value, language) : readCell(value)
}

/** 0: `A`, 27: `AB`. */
function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last
}

/** The layout of a sheet; columns count from 0. */
type SheetHead = {
  /** The row by the sheet's own count. */
  number: number
  key: number | undefined
  /** One for each axis; null where one is missing. */
  names: number[] | null
  /** Column and run, each run once. */
  runs: [number, number][]
}

/** How many rows are searched for the head, as titles and notes may stand above it. */
const highest = 30

/** The row that names the columns: with the keys, or with all groups in some language, and with runs. */
function findHead(rows: readonly SheetRow[], groups: readonly Group[]): SheetHead | null {
  for (const row of rows.slice(0, highest)) {
    const head = headIn(row, axesOf(groups))
    if (head) return head
  }
  return null
}

/** A name as it is compared, since names are also typed by hand. */
const comparable = (value: SheetValue | undefined): string =>
  plainText(String(value ?? '')).toLocaleLowerCase('az')

function headIn({ number, cells }: SheetRow, axes: readonly Group[]): SheetHead | null {
  const columns = [...cells]
  const columnOf = (texts: readonly string[]) =>
    columns.find(([, value]) => texts.includes(comparable(value)))?.[0]
  const key = columnOf([keyHead])
  const named = axes.map(({ name }) => columnOf(languages.map((one) => comparable(textIn(name, one)))))
  const found = named.filter((column) => column !== undefined)
  const names = found.length === axes.length && axes.length > 0 ? found : null
  const taken = new Set([key, ...found])
  const runs = new Map<number, number>()
  for (const [column, value] of columns) {
    const run = runIn(value)
    if (run !== undefined && !taken.has(column) && !runs.has(run)) runs.set(run, column)
  }
  if ((key === undefined && !names) || runs.size === 0) return null
  return { number, key, names, runs: [...runs].map(([run, column]) => [column, run]) }
}

function runIn(value: SheetValue): number | undefined {
  const run = typeof value === 'number' ? value : figureIn(readWhole(value))
  return run !== undefined && Number.isInteger(run) && run > 0 ? run : undefined
}

/** The last digits of what a spreadsheet calculates are noise. */
const figures = 14

/**
 * A figure of a spreadsheet, AZN, as a cell. A figure with more than two decimals stays text with at least
 * four of them, as three could mean thousands.
 */
export function cellOfFigure(value: number, language: Language): Cell {
  const exact = Number(value.toPrecision(figures))
  const isWhole = Number.isInteger(Number((exact * 100).toPrecision(figures)))
  if (isWhole) return readCell(String(exact))
  const text = exact.toFixed(10).replace(/(\.\d{4}\d{0,6}?)0{1,6}$/, '$1')
  return readCell(language === 'en' ? text : text.replace('.', ','))
}
