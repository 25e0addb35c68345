import { DataTable } from '../../../ui/office/data-table.tsx'
import type { DataTableModel } from '../../../ui/office/use-data-table.ts'
import { OrderRowActs } from './order-row-acts.tsx'
import type { ListedOrder } from './queries.ts'
import type { OrderActs } from './use-order-acts.ts'

type OrdersTableProps = {
  table: DataTableModel<ListedOrder>
  acts: OrderActs
  onFocusRow: (id: number) => void
}

/** What can be done with an order shows when one is at its row. */
export const OrdersTable = ({ table, acts, onFocusRow }: OrdersTableProps) => (
  <DataTable
    table={table}
    className="max-md:hidden"
    cellClassName="py-2"
    rowProps={({ id }) => ({
      'data-order': id,
      'aria-busy': acts.busy.has(id) || undefined,
      onFocus: () => onFocusRow(id),
    })}
    actions={(order) => <OrderRowActs order={order} acts={acts} />}
    actionsClassName="w-18 pr-2! pl-1 max-xl:hidden"
  />
)
