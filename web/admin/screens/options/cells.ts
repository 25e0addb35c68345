import type { Choice, Group } from '../../../../src/domains/options/configuration.ts'

/**
 * A price: qəpik for the whole run, null for on request, the typed text while that can't be read, and '' for
 * none.
 */
export type Cell = number | null | string
/** The prices by row and run; a missing one is empty. */
export type Cells = Readonly<Record<string, Cell>>

/** A row of the price table: one choice of each group that is in it, in the groups' order. */
export type PriceRow = { key: string; choices: readonly Choice[] }

export const axesOf = (groups: readonly Group[]): Group[] => groups.filter(({ inMatrix }) => inMatrix)

const knownRows = new WeakMap<readonly Group[], readonly PriceRow[]>()

/** Cached for the same groups. */
export function priceRows(groups: readonly Group[]): readonly PriceRow[] {
  const known = knownRows.get(groups) ?? rowsOf(groups)
  knownRows.set(groups, known)
  return known
}

function rowsOf(groups: readonly Group[]): PriceRow[] {
  return axesOf(groups)
    .reduce<Choice[][]>(
      (rows, { choices }) => rows.flatMap((row) => choices.map((choice) => row.concat(choice))),
      [[]],
    )
    .map((choices) => ({ key: choices.map(({ key }) => key).join('/'), choices }))
}

/**
 * One table of these cells, of the last where several have one. It has no prototype: form libraries copy plain objects
 * key by key, several times for each that changes, and leave others as they are.
 */
export const tableOf = (...parts: readonly Cells[]): Cells => {
  const table: Record<string, Cell> = Object.create(null)
  return Object.assign(table, ...parts)
}

export const cellKey = (row: string, run: number): string => `${row}#${run}`

const knownKeys = new WeakMap<readonly number[], Map<string, readonly string[]>>()

/** The keys of a row's cells; cached for the same runs, since every key press needs all of them. */
export function rowKeys(row: string, runs: readonly number[]): readonly string[] {
  const ofRuns = knownKeys.get(runs) ?? new Map<string, readonly string[]>()
  knownKeys.set(runs, ofRuns)
  const keys = ofRuns.get(row) ?? runs.map((run) => cellKey(row, run))
  ofRuns.set(row, keys)
  return keys
}

export function valueAt(cells: Cells, key: string): Cell {
  const cell = cells[key]
  return cell === undefined ? '' : cell
}

export const cellAt = (cells: Cells, row: string, run: number): Cell => valueAt(cells, cellKey(row, run))

/** Whether a cell is neither a price nor on request, so that it can't be saved. */
export const isOpen = (cell: Cell): cell is string => typeof cell === 'string'

/** Cells of the table that can't be saved as they are. */
export const countOpen = (cells: Cells, groups: readonly Group[], runs: readonly number[]): number =>
  priceRows(groups).reduce(
    (sum, { key }) => sum + rowKeys(key, runs).filter((one) => isOpen(valueAt(cells, one))).length,
    0,
  )

/**
 * The prices of other groups or choices: a new axis takes those that were there for each of its choices, one that goes
 * leaves those of its first; of a new choice there are none.
 */
export function moveCells(
  cells: Cells,
  { from, to, runs }: { from: readonly Group[]; to: readonly Group[]; runs: readonly number[] },
): Cells {
  const before = axesOf(from)
  const after = axesOf(to)
  const moved: Record<string, Cell> = {}
  for (const row of priceRows(to)) {
    const old = before
      .map(({ key, choices }) => {
        const index = after.findIndex((axis) => axis.key === key)
        return row.choices[index]?.key ?? choices[0]?.key
      })
      .join('/')
    for (const run of runs) {
      const cell = cells[cellKey(old, run)]
      if (cell !== undefined) moved[cellKey(row.key, run)] = cell
    }
  }
  return tableOf(moved)
}
