import { blankRow, isBlank, mostTiers, readAmount, readCount, type TierRow } from './tier-rows.ts'

export type TierColumn = keyof TierRow

/** The result of a paste: how many rows it filled, whether it had a head, and the cells that had no place. */
export type Pasted = { rows: TierRow[]; filled: number; hasHead: boolean; left: string[] }

/**
 * Cells of a spreadsheet put into the table: lines with tabs or semicolons between their cells, decimal comma
 * or dot. Two cells and more are count and price wherever they are pasted: each goes to the row of its count,
 * new ones to blank rows and the end. Counts in the first line and prices below are turned. One cell goes
 * down its column from a row on. Null for a single figure, which is pasted as usual.
 */
export function pasteTiers(
  rows: readonly TierRow[],
  at: { row: number; column: TierColumn },
  text: string,
): Pasted | null {
  const lines = turned(cellsOf(text))
  if (lines.length === 0 || (lines.length === 1 && lines[0]?.length === 1)) return null
  const hasHead = isHead(lines[0] ?? [])
  const data = hasHead ? lines.slice(1) : lines
  const isOneColumn = data.every(({ length }) => length === 1)
  const placed = isOneColumn ? downColumn(rows, at, data.flat()) : byCount(rows, data)
  return { ...placed, hasHead, left: placed.left.filter(Boolean) }
}

type Placed = Omit<Pasted, 'hasHead'>

function downColumn(
  rows: readonly TierRow[],
  at: { row: number; column: TierColumn },
  cells: readonly string[],
): Placed {
  const room = mostTiers - at.row
  const read = at.column === 'count' ? readCount : readAmount
  const next = [...rows]
  for (const [index, cell] of cells.slice(0, room).entries())
    next[at.row + index] = { ...(next[at.row + index] ?? blankRow), [at.column]: read(cell) }
  return { rows: next, filled: Math.min(cells.length, room), left: cells.slice(room) }
}

function byCount(rows: readonly TierRow[], data: readonly string[][]): Placed {
  const next = [...rows]
  const filled = new Set<number>()
  const left: string[] = []
  for (const line of data) {
    const [first = '', second = '', ...further] = line
    const row = { count: readCount(first), price: readAmount(second) }
    const same = rows.findIndex(
      ({ count }, index) => typeof count === 'number' && count === row.count && !filled.has(index),
    )
    const blank = next.findIndex(isBlank)
    const place = [same, blank].find((index) => index >= 0) ?? next.length
    if (place >= mostTiers) {
      left.push(...line)
      continue
    }
    next[place] = row
    filled.add(place)
    left.push(...further)
  }
  return { rows: next, filled: filled.size, left }
}

function cellsOf(text: string): string[][] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const divider = lines.some((line) => line.includes('\t')) ? '\t' : ';'
  return lines.map((line) => line.split(divider).map((cell) => cell.trim()))
}

/** With the counts down the side: a first line of them, behind a word or rising, has the prices below it. */
function turned(lines: string[][]): string[][] {
  const [head = [], ...below] = lines
  const isLabelled = [head, ...below].every(([first = '']) => !isCount(first))
  const counts = (isLabelled ? head.slice(1) : head).map(readCount)
  const isOfCounts = counts.length >= 2 && counts.every((count) => typeof count === 'number')
  const isRising = counts.length > 2 && counts.every((count, index) => count > (counts[index - 1] ?? 0))
  if (below.length === 0 || !isOfCounts || !(isLabelled || isRising)) return lines
  const width = Math.max(...lines.map(({ length }) => length))
  return Array.from({ length: width }, (_, column) => lines.map((line) => line[column] ?? ''))
}

const isCount = (cell: string): boolean => typeof readCount(cell) === 'number'

/** Words above the figures: `Say`, `Qiymət`. */
const isHead = (cells: readonly string[]): boolean =>
  cells.some(Boolean) && cells.every((cell) => !isCount(cell) && typeof readAmount(cell) === 'string')
