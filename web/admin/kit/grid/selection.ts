export type Place = { row: number; column: number }
/** The selection lies between the two; `cursor` is the active cell. */
export type Selection = { anchor: Place; cursor: Place }
export type Range = { top: number; bottom: number; left: number; right: number }
export type Extent = { rows: number; columns: number; page: number }

export const selectionAt = (place: Place): Selection => ({ anchor: place, cursor: place })

export const rangeOf = ({ anchor, cursor }: Selection): Range => ({
  top: Math.min(anchor.row, cursor.row),
  bottom: Math.max(anchor.row, cursor.row),
  left: Math.min(anchor.column, cursor.column),
  right: Math.max(anchor.column, cursor.column),
})

const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))

/** The same within a table that has become smaller. */
export const within = ({ anchor, cursor }: Selection, { rows, columns }: Omit<Extent, 'page'>): Selection => {
  const inside = ({ row, column }: Place) => ({ row: clamp(row, rows), column: clamp(column, columns) })
  return { anchor: inside(anchor), cursor: inside(cursor) }
}

/** Where a key leads: arrows by one, with Ctrl to the edge, as in a spreadsheet; null for other keys. */
export function stepOf(key: string, { row, column }: Place, extent: Extent, isFar: boolean): Place | null {
  const last = { row: extent.rows - 1, column: extent.columns - 1 }
  const by = (rows: number, columns: number): Place => ({
    row: clamp(row + rows, extent.rows),
    column: clamp(column + columns, extent.columns),
  })
  switch (key) {
    case 'ArrowUp':
      return isFar ? { row: 0, column } : by(-1, 0)
    case 'ArrowDown':
      return isFar ? { row: last.row, column } : by(1, 0)
    case 'ArrowLeft':
      return isFar ? { row, column: 0 } : by(0, -1)
    case 'ArrowRight':
      return isFar ? { row, column: last.column } : by(0, 1)
    case 'Home':
      return isFar ? { row: 0, column: 0 } : { row, column: 0 }
    case 'End':
      return isFar ? last : { row, column: last.column }
    case 'PageUp':
      return by(-extent.page, 0)
    case 'PageDown':
      return by(extent.page, 0)
    default:
      return null
  }
}
