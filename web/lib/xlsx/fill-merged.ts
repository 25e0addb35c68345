import { placeOf } from './cell-address.ts'
import { UnreadXlsx } from './unread-xlsx.ts'

type Row<Value> = { number: number; cells: Map<number, Value> }

/**
 * Cells that are merged (`A3:A5`) all have what the first has, in the rows that have something in them.
 * @param spare so many cells may be filled
 * @throws UnreadXlsx beyond them
 */
export function fillMerged<Value>(
  rows: readonly Row<Value>[],
  merged: readonly string[],
  spare: number,
): void {
  const byNumber = new Map(rows.map((row) => [row.number, row] as const))
  const end = rows.reduce((most, { number }) => Math.max(most, number), 0)
  let left = spare
  for (const ref of merged) {
    const [first, last] = ref.split(':').map(placeOf)
    const value = first && byNumber.get(first.row)?.cells.get(first.column)
    if (!first || !last || value === undefined) continue
    for (let number = first.row; number <= Math.min(last.row, end); number++)
      for (let column = first.column; column <= last.column; column++) {
        left -= 1
        if (left < 0) throw new UnreadXlsx('tooLarge')
        const cells = byNumber.get(number)?.cells
        if (cells && !cells.has(column)) cells.set(column, value)
      }
  }
}
