import { DataTable } from '../../../ui/admin/data-table.tsx'
import type { DataTableModel } from '../../../ui/admin/use-data-table.ts'
import type { ListedOrder } from '../../kit/orders/queries.ts'
import type { OrderActs } from '../../kit/orders/use-order-acts.ts'
import { OrderRowActs } from './order-row-acts.tsx'

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
