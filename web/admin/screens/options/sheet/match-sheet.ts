import type { Group } from '../../../../../src/domains/options/configuration.ts'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { readSheetKey, sheetKey } from '../../../../../src/domains/options/price-sheet/sheet-keys.ts'
import { type Language, languages } from '../../../../../src/lib/languages.ts'
import type { SheetRow, SheetValue } from '../../../../lib/xlsx/read-rows.ts'
import { axesOf, type Cell, cellKey, priceRows } from '../cells.ts'
import type { Patch } from '../grid/fill.ts'
import type { OptionsValues } from '../options-values.ts'
import { readCell } from '../read-cell.ts'
import { cellOfFigure } from './cell-of-figure.ts'
import { comparable, findHead, type SheetHead } from './find-head.ts'

/** A row of the file that can't be put anywhere: of no such combination, key and names of two rows, a row's second. */
export type LeftRow = { number: number; why: 'unknown' | 'mixed' | 'twice' }

export type MatchedSheet = {
  patch: Patch
  /** Where in the file a cell comes from (`D7`), by cell. */
  places: Record<string, string>
  /** How many of the table's are in the file. */
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

/** Which row of the table a row of the sheet is; null where it is empty but for notes of somebody's own. */
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
