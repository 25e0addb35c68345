import { DataTable } from '../../../ui/admin/data-table.tsx'
import type { DataTableModel } from '../../../ui/admin/use-data-table.ts'
import type { ListedOrder } from '../../kit/orders/queries.ts'
import type { OrderActionHandlers } from '../../kit/orders/use-order-actions.ts'
import { OrderRowActions } from './order-row-actions.tsx'

type OrdersTableProps = {
  table: DataTableModel<ListedOrder>
  acts: OrderActionHandlers
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
    actions={(order) => <OrderRowActions order={order} acts={acts} />}
    actionsClassName="w-18 pr-2! pl-1 max-xl:hidden"
  />
)
