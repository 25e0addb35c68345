import type { Range } from '../../../kit/grid/selection.ts'
import { type Cell, type Cells, cellAt, cellKey } from '../cells.ts'

/** The table as it is shown: keys of its rows, and its runs. */
export type Shape = { rows: readonly string[]; runs: readonly number[] }
/** The new prices by cell. */
export type Patch = Record<string, Cell>

/** Every place of a range: its key, and the row and run it stands for. */
export function placesIn({ rows, runs }: Shape, { top, bottom, left, right }: Range) {
  return rows
    .slice(top, bottom + 1)
    .flatMap((row) => runs.slice(left, right + 1).map((run) => ({ row, run, key: cellKey(row, run) })))
}

/** The first row of a range goes down through it; of a range of one row the row above it. */
export function fillDown(cells: Cells, shape: Shape, range: Range): Patch {
  const from = range.top === range.bottom ? range.top - 1 : range.top
  const source = shape.rows[from]
  if (source === undefined) return {}
  const places = placesIn(shape, { ...range, top: from + 1 })
  return Object.fromEntries(places.map(({ run, key }) => [key, cellAt(cells, source, run)]))
}

/** The first column goes right through it; of a range of one column the column before it. */
export function fillRight(cells: Cells, shape: Shape, range: Range): Patch {
  const from = range.left === range.right ? range.left - 1 : range.left
  const source = shape.runs[from]
  if (source === undefined) return {}
  const places = placesIn(shape, { ...range, left: from + 1 })
  return Object.fromEntries(places.map(({ row, key }) => [key, cellAt(cells, row, source)]))
}

export const fillWith = (shape: Shape, range: Range, cell: Cell): Patch =>
  Object.fromEntries(placesIn(shape, range).map(({ key }) => [key, cell]))

/** What a spreadsheet takes: lines of cells with tabs between them. */
export function copyText(
  cells: Cells,
  { rows, runs }: Shape,
  { top, bottom, left, right }: Range,
  write: (cell: Cell) => string,
): string {
  return rows
    .slice(top, bottom + 1)
    .map((row) =>
      runs
        .slice(left, right + 1)
        .map((run) => write(cellAt(cells, row, run)))
        .join('\t'),
    )
    .join('\n')
}

/** A change of all prices: per cent or an amount, rounded to whole `step` qəpik, never under one step. */
export type Change = { kind: 'percent' | 'amount'; by: number; step: number }

/** `by` is in basis points or qəpik. Cells without a price stay. */
export function changePrices(cells: Cells, keys: readonly string[], { kind, by, step }: Change): Patch {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const price = cells[key]
      if (typeof price !== 'number') return []
      const exact = kind === 'percent' ? (price * (10_000 + by)) / 10_000 : price + by
      return [[key, Math.max(step, Math.round(Number((exact / step).toPrecision(12))) * step)]]
    }),
  )
}
