import { classNames } from '../../../lib/class-names.ts'
import { DataTable } from '../../../ui/admin/data-table.tsx'
import type { DataTableModel } from '../../../ui/admin/use-data-table.ts'
import { columnIds, usualColumns } from '../../kit/orders/column-ids.ts'
import type { ListedOrder } from '../../kit/orders/queries.ts'
import type { OrderActionHandlers } from '../../kit/orders/use-order-actions.ts'
import { OrderRowActions } from './order-row-actions.tsx'

type OrdersTableProps = {
  table: DataTableModel<ListedOrder>
  acts: OrderActionHandlers
  onFocusRow: (id: number) => void
}

/** Chosen beside the usual ones they need a wide window: in a narrower one the table is moved sideways. */
const beside = columnIds.filter((id) => !usualColumns.includes(id))
const sideways = 'max-[1800px]:relative max-[1800px]:overflow-x-auto max-[1800px]:[&_th]:static'

/** What can be done with an order shows when one is at its row. */
export const OrdersTable = ({ table, acts, onFocusRow }: OrdersTableProps) => (
  <div
    className={classNames(
      'max-md:hidden',
      beside.some((id) => table.getColumn(id)?.getIsVisible()) && sideways,
    )}
  >
    <DataTable
      table={table}
      cellClassName="py-2"
      rowProps={({ id }) => ({
        'data-order': id,
        'aria-busy': acts.busy.has(id) || undefined,
        onFocus: () => onFocusRow(id),
      })}
      actions={(order) => <OrderRowActions order={order} acts={acts} />}
      actionsClassName="w-18 pr-2! pl-1 max-xl:hidden"
    />
  </div>
)
