/** Every column that the table of orders can have beside the number, from left to right. */
export const columnIds = [
  'date',
  'customer',
  'phone',
  'item',
  'choices',
  'count',
  'quote',
  'price',
  'status',
  'promised',
  'comment',
] as const
export type ColumnId = (typeof columnIds)[number]

/** Shown unless chosen otherwise. */
export const usualColumns: readonly ColumnId[] = [
  'date',
  'customer',
  'item',
  'choices',
  'count',
  'price',
  'status',
  'promised',
]

/** What the device remembers, names divided by spaces, read against the columns that there are. */
export function readColumns(stored: string | null): readonly ColumnId[] {
  if (stored === null) return usualColumns
  const names = stored.split(' ')
  return columnIds.filter((id) => names.includes(id))
}
