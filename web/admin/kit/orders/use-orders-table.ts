import { useSyncExternalStore } from 'react'
import { readStored, watchDevice, writeStored } from '../../../lib/device.ts'
import { useDataTable } from '../../../ui/admin/use-data-table.ts'
import { columnIds, readColumns } from './column-ids.ts'
import { type OrdersSearch, type SortColumn, sortColumns } from './last-list.ts'
import { orderColumns } from './order-columns.tsx'
import type { ListedOrder } from './queries.ts'

const none: readonly ListedOrder[] = []

type OrdersTableInput = {
  rows: readonly ListedOrder[] | undefined
  search: OrdersSearch
  /** What changes in the address; page 1 follows by itself. */
  onFilter: (change: Partial<OrdersSearch>) => void
}

/** The table of orders: sorted as the address says, the biggest or newest first, with the columns of this device. */
export function useOrdersTable({ rows = none, search, onFilter }: OrdersTableInput) {
  const { reset, ...columns } = useColumns()
  const { sort = 'date', direction = 'desc' } = search
  const table = useDataTable({
    columns: orderColumns,
    data: rows,
    sort: {
      by: { id: sort, desc: direction === 'desc' },
      first: 'desc',
      onSort: ({ id, desc }) =>
        onFilter({ sort: isSortColumn(id) ? id : undefined, direction: desc ? undefined : 'asc' }),
    },
    ...columns,
  })
  return { table, resetColumns: reset }
}

/** Sorting by age is the default, so the address leaves it out. */
export const isSortColumn = (id: string): id is Exclude<SortColumn, 'date'> =>
  id !== 'date' && sortColumns.some((column) => column === id)

const key = 'officeColumns.orders'

/** Which columns the table of orders shows: chosen on this device, and remembered there. */
function useColumns() {
  const stored = useSyncExternalStore(watchDevice, () => readStored(key))
  const shown = readColumns(stored)
  return {
    visibility: Object.fromEntries(columnIds.map((id) => [id, shown.includes(id)])),
    onVisibility: (visibility: Record<string, boolean>) =>
      void writeStored(key, columnIds.filter((id) => visibility[id]).join(' ')),
    /** Undefined while the default columns are shown. */
    reset: stored === null ? undefined : () => void writeStored(key, null),
  }
}
