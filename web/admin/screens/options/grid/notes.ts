import { type Cells, cellAt, isOpen, type PriceRow, rowKeys, valueAt } from '../cells.ts'

/** A note on a cell. `row` and `column` count in the whole table. */
export type CellNote = { key: string; row: number; column: number } & (
  | { kind: 'error'; text: string }
  /** More for one piece than at the next smaller run that has a price. */
  | { kind: 'warning'; price: number; run: number; smaller: number }
)

/** The errors, then the warnings, row by row. `seen` are the warnings that were answered. */
export function cellNotes(
  cells: Cells,
  { rows, runs }: { rows: readonly PriceRow[]; runs: readonly number[] },
  seen: ReadonlySet<string> = new Set(),
): CellNote[] {
  const errors: CellNote[] = []
  const warnings: CellNote[] = []
  for (const [row, { key: name }] of rows.entries()) {
    const keys = rowKeys(name, runs)
    let before: { run: number; price: number } | null = null
    for (const [column, run] of runs.entries()) {
      const key = keys[column] ?? ''
      const cell = valueAt(cells, key)
      if (isOpen(cell)) errors.push({ key, row, column, kind: 'error', text: cell })
      if (typeof cell !== 'number') continue
      if (before && isDearer({ run, price: cell }, before) && !seen.has(warningId(key, cell)))
        warnings.push({ key, row, column, kind: 'warning', price: cell, run, smaller: before.run })
      before = { run, price: cell }
    }
  }
  return [...errors, ...warnings]
}

type Priced = { run: number; price: number }

/** The price of one piece. */
export const isDearer = (now: Priced, before: Priced): boolean =>
  now.price * before.run > before.price * now.run

/** A warning comes back once its price is another. */
export const warningId = (key: string, price: number): string => `${key}=${price}`

/** The next smaller run of a row that has a price. */
export function smallerRun(
  cells: Cells,
  row: string,
  runs: readonly number[],
  column: number,
): Priced | null {
  for (const run of runs.slice(0, column).reverse()) {
    const price = cellAt(cells, row, run)
    if (typeof price === 'number') return { run, price }
  }
  return null
}

/** The error after a place, and after the last one the first. */
export function nextError(
  notes: readonly CellNote[],
  at: { row: number; column: number },
): CellNote | undefined {
  const errors = notes.filter(({ kind }) => kind === 'error')
  const isAfter = ({ row, column }: CellNote) => row > at.row || (row === at.row && column > at.column)
  return errors.find(isAfter) ?? errors[0]
}
