import type { Cell, Cells } from './cells.ts'

const cellOf = (cells: Cells, key: string): Cell => {
  const cell = cells[key]
  return cell === undefined ? '' : cell
}

/**
 * Prices that two people have changed since `base`: what only one of them changed is taken, the others are
 * returned as conflicts (ADM-18), for which `merged` holds mine.
 */
export function mergeCells(
  base: Cells,
  mine: Cells,
  theirs: Cells,
): { merged: Cells; conflicts: Record<string, Cell> } {
  const merged: Record<string, Cell> = { ...theirs }
  const conflicts: Record<string, Cell> = {}
  for (const key of new Set([...Object.keys(mine), ...Object.keys(base)])) {
    const [was, own, other] = [cellOf(base, key), cellOf(mine, key), cellOf(theirs, key)]
    if (own === was) continue
    merged[key] = own
    if (other !== was && other !== own) conflicts[key] = other
  }
  return { merged, conflicts }
}
