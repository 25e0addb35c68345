import { mostTiers, readAmount, readCount, type TierRow } from './tier-rows.ts'

export type TierColumn = keyof TierRow

/** The result of a paste: how many rows it filled, and how many lines had no place or were a head. */
export type Pasted = { rows: TierRow[]; filled: number; left: number }

/**
 * Cells of a spreadsheet put into the table from a row on: lines with tabs or semicolons between their cells,
 * decimal comma or dot. Two cells and more are count and price wherever they are pasted; one cell goes down
 * its column. Null for a single figure, which is pasted as usual.
 */
export function pasteTiers(
  rows: readonly TierRow[],
  at: { row: number; column: TierColumn },
  text: string,
): Pasted | null {
  const lines = cellsOf(text)
  if (lines.length === 0 || (lines.length === 1 && lines[0]?.length === 1)) return null
  const data = isHead(lines[0]) ? lines.slice(1) : lines
  const placed = data.slice(0, mostTiers - at.row)
  const next = [...rows]
  for (const [index, cells] of placed.entries()) {
    const before = next[at.row + index] ?? { count: '', price: '' }
    next[at.row + index] = { ...before, ...readCells(cells, at.column) }
  }
  return { rows: next, filled: placed.length, left: lines.length - placed.length }
}

function cellsOf(text: string): string[][] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const divider = lines.some((line) => line.includes('\t')) ? '\t' : ';'
  return lines.map((line) => line.split(divider).map((cell) => cell.trim()))
}

/** Words above the figures: `Say`, `Qiymət`. */
const isHead = (cells: readonly string[] | undefined): boolean =>
  cells?.every((cell) => /\p{L}/u.test(cell) && !/\d/.test(cell)) ?? false

function readCells([first = '', second]: readonly string[], column: TierColumn): Partial<TierRow> {
  if (second !== undefined) return { count: readCount(first), price: readAmount(second) }
  return column === 'count' ? { count: readCount(first) } : { price: readAmount(first) }
}
