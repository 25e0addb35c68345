import type { Group } from '../../../../../src/domains/options/configuration.ts'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { keyHead } from '../../../../../src/domains/options/price-sheet/sheet-keys.ts'
import { languages } from '../../../../../src/lib/languages.ts'
import { figureIn, plainText, readWhole } from '../../../../../src/lib/read-whole.ts'
import type { SheetRow, SheetValue } from '../../../../lib/xlsx/read-rows.ts'
import { axesOf } from '../cells.ts'

/** Where a sheet has what: columns from 0. */
export type SheetHead = {
  /** The row, as the sheet counts. */
  number: number
  key: number | undefined
  /** One for each axis; null where one is missing. */
  names: number[] | null
  /** Column and run, each run once. */
  runs: [number, number][]
}

/** Titles and notes of one's own may stand above. */
const highest = 30

/** The row that names the columns: with the keys, or with all groups in some language, and with runs. */
export function findHead(rows: readonly SheetRow[], groups: readonly Group[]): SheetHead | null {
  for (const row of rows.slice(0, highest)) {
    const head = headIn(row, axesOf(groups))
    if (head) return head
  }
  return null
}

/** As it is compared: names are written by hand too. */
export const comparable = (value: SheetValue | undefined): string =>
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
