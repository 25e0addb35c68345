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
  'money',
  'status',
  'promised',
  'comment',
] as const
export type ColumnId = (typeof columnIds)[number]

/** The columns shown by default. */
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

/** Parses what the device remembers, names divided by spaces, against the existing columns. */
export function readColumns(stored: string | null): readonly ColumnId[] {
  if (stored === null) return usualColumns
  const names = stored.split(' ')
  return columnIds.filter((id) => names.includes(id))
}
