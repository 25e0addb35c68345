import { type Cells, isOpen } from '../cells.ts'

/** px: of one sign of the table's figures, and of what stands beside them. */
const sign = 7.6
const beside = 22
const least = 76

/**
 * How wide each column of the table is, px: enough for its widest price, twice that where two prices stand in a cell.
 * Fixed, so that a price that is written moves nothing.
 */
export function columnWidth(cells: Cells, write: (cell: number | null) => string, isArgued: boolean): number {
  let largest = 0
  let isAsked = false
  for (const cell of Object.values(cells)) {
    if (cell === null) isAsked = true
    else if (!isOpen(cell) && cell > largest) largest = cell
  }
  const signs = Math.max(write(largest).length, isAsked ? write(null).length : 0)
  return Math.max(least, Math.ceil(beside + sign * signs * (isArgued ? 2.4 : 1)))
}
