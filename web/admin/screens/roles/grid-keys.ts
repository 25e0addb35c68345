export type Cell = { row: number; column: number }

/** Where a key leads in a grid of so many rows and columns (WAI-ARIA, "Grid"); null for other keys. */
export function cellAfter(
  key: string,
  isControl: boolean,
  at: Cell,
  size: { rows: number; columns: number },
) {
  const last = { row: size.rows - 1, column: size.columns - 1 }
  const to = ({ row = at.row, column = at.column }: Partial<Cell>): Cell => ({
    row: Math.min(Math.max(row, 0), last.row),
    column: Math.min(Math.max(column, 0), last.column),
  })
  if (key === 'Home') return to(isControl ? { row: 0, column: 0 } : { column: 0 })
  if (key === 'End') return to(isControl ? last : { column: last.column })
  if (isControl) return null
  if (key === 'ArrowUp') return to({ row: at.row - 1 })
  if (key === 'ArrowDown') return to({ row: at.row + 1 })
  if (key === 'ArrowLeft') return to({ column: at.column - 1 })
  return key === 'ArrowRight' ? to({ column: at.column + 1 }) : null
}
