import type { Place, Range } from '../../../kit/grid/selection.ts'
import { cellKey, type PriceRow } from '../cells.ts'
import { readCell } from '../read-cell.ts'
import type { Patch } from './fill.ts'
import { headingsOf, type NamesOf, rowNamer, runIn } from './headings.ts'

/**
 * A line or column of the block without a place: a run or row that the table doesn't have, one that came
 * before, or what reaches below or beside the table.
 */
export type LeftOut = { why: 'noRun' | 'noRow' | 'twice' | 'below' | 'beside'; name: string; cells: string[] }

export type Pasted = {
  patch: Patch
  /** The block it filled, as far as the table reaches; null where headings say the places. */
  range: Range | null
  /** Whether its headings name the runs and the rows. */
  headings: { runs: boolean; rows: boolean }
  rows: number
  columns: number
  left: LeftOut[]
}

type Table = { rows: readonly PriceRow[]; runs: readonly number[] }
/** Where in the table a line or a column of the block goes, or why nowhere. */
type Target<Goal> = { index: number; goal: Goal } | ({ index: number } & Pick<LeftOut, 'why' | 'name'>)

/** A block put into the table: where its headings say, and without headings from `at` on (ADM-17). */
export function pasteBlock(pasted: readonly string[][], at: Place, { rows, runs }: Table): Pasted {
  const namesOf = rowNamer(rows)
  const { block, ...heads } = headingsOf(pasted, { runs, pastedAt: at.column, namesOf })
  const width = Math.max(0, ...block.map(({ length }) => length))
  const columns = heads.runs
    ? namedRuns(block[0] ?? [], heads.names, runs)
    : inOrder(width - heads.names, runs.slice(at.column), 'beside').map(shifted(heads.names))
  const body = heads.runs ? block.slice(1) : block
  const around = rows[at.row]
  const lines =
    heads.names > 0
      ? namedRows(body, { names: heads.names, rows, around, namesOf })
      : inOrder(body.length, rows.slice(at.row), 'below')
  const [placedLines, placedColumns] = [lines.filter(isPlaced), columns.filter(isPlaced)]
  const patch: Patch = {}
  for (const line of placedLines)
    for (const column of placedColumns) {
      const text = body[line.index]?.[column.index]
      if (text !== undefined) patch[cellKey(line.goal.key, column.goal)] = readCell(text)
    }
  const isHeaded = heads.runs || heads.names > 0
  return {
    patch,
    range: isHeaded ? null : rangeFrom(at, placedLines.length, placedColumns.length),
    headings: { runs: heads.runs, rows: heads.names > 0 },
    rows: placedLines.length,
    columns: placedColumns.length,
    left: [
      ...leftOf(columns, (index) => body.map((line) => line[index] ?? '')),
      ...leftOf(lines, (index) => (body[index] ?? []).slice(heads.names)),
    ],
  }
}

const isPlaced = <Goal>(target: Target<Goal>): target is { index: number; goal: Goal } => 'goal' in target

const shifted =
  (by: number) =>
  <Goal>(target: Target<Goal>): Target<Goal> => ({ ...target, index: target.index + by })

const rangeFrom = ({ row, column }: Place, rows: number, columns: number): Range => ({
  top: row,
  left: column,
  bottom: row + rows - 1,
  right: column + columns - 1,
})

/** The unplaced ones that hold anything. */
const leftOf = <Goal>(targets: readonly Target<Goal>[], cellsAt: (index: number) => string[]): LeftOut[] =>
  targets.flatMap((target) => {
    if (isPlaced(target)) return []
    const cells = cellsAt(target.index).filter((cell) => cell !== '')
    return cells.length > 0 ? [{ why: target.why, name: target.name, cells }] : []
  })

function inOrder<Goal>(count: number, goals: readonly Goal[], why: 'below' | 'beside'): Target<Goal>[] {
  return Array.from({ length: count }, (_, index) => {
    const goal = goals[index]
    return goal === undefined ? { index, why, name: '' } : { index, goal }
  })
}

/** The columns under a heading of runs; without one they have no place. */
function namedRuns(head: readonly string[], names: number, runs: readonly number[]): Target<number>[] {
  return head.slice(names).map((name, place) => {
    const goal = runIn(name)
    const index = names + place
    return goal !== undefined && runs.includes(goal) ? { index, goal } : { index, why: 'noRun', name }
  })
}

type Named = { names: number; rows: readonly PriceRow[]; around: PriceRow | undefined; namesOf: NamesOf }

/**
 * The lines beside their names. As in merged cells, an empty name but the last is that of the line above; a
 * line of names alone, such as the size above its papers, holds for those under it.
 */
function namedRows(body: readonly string[][], { names, rows, namesOf, ...start }: Named): Target<PriceRow>[] {
  const met = new Set<string>()
  const [only, ...others] = rows
  let { around } = start
  let above: readonly string[] = []
  return body.flatMap((line, index): Target<PriceRow>[] => {
    const written = line
      .slice(0, names)
      .map((name, column) => name || (column < names - 1 ? (above[column] ?? '') : ''))
    const found = only && others.length === 0 ? only : namesOf(written, around)
    const isHead = line.slice(names).every((cell) => cell === '')
    if (isHead) {
      above = []
      if (typeof found !== 'string') around = found
      return []
    }
    above = written
    const name = written.filter(Boolean).join(' · ')
    if (typeof found === 'string') return [{ index, why: 'noRow', name }]
    if (met.has(found.key)) return [{ index, why: 'twice', name }]
    met.add(found.key)
    return [{ index, goal: found }]
  })
}
