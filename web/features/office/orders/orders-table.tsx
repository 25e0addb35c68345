import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { classNames } from '../../../ui/class-names.ts'
import { headCell, SortHead } from '../../../ui/office/table-head.tsx'
import type { OrdersSearch, SortColumn } from './last-list.ts'
import type { OrderColumn } from './order-columns.tsx'
import { OrderTableRow } from './order-table-row.tsx'
import type { ListedOrder } from './queries.ts'
import type { OrderActs } from './use-order-acts.ts'

export type OrdersListProps = {
  rows: readonly ListedOrder[]
  columns: readonly OrderColumn[]
  search: OrdersSearch
  acts: OrderActs
  onFocusRow: (id: number) => void
}

export function OrdersTable({ rows, columns, search, acts, onFocusRow }: OrdersListProps) {
  const { t } = useLingui()
  return (
    <table className="w-full bg-paper max-office:hidden">
      <thead>
        <tr className="text-left">
          <th scope="col" className={headCell}>
            №
          </th>
          {columns.map((column) => (
            <ColumnHead key={column.id} column={column} search={search} />
          ))}
          <th scope="col" aria-label={t`Actions`} className={classNames(headCell, 'w-56 max-xl:hidden')} />
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => (
          <OrderTableRow
            key={order.id}
            order={order}
            columns={columns}
            acts={acts}
            onFocus={() => onFocusRow(order.id)}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Sorts by its column, the biggest or newest first; pressed again the other way round. */
function ColumnHead({ column, search }: { column: OrderColumn; search: OrdersSearch }) {
  const { i18n } = useLingui()
  const navigate = useNavigate()
  const { sort, label, isNumber = false, className } = column
  if (sort === undefined)
    return (
      <th scope="col" className={classNames(headCell, isNumber && 'text-right', className)}>
        {i18n._(label)}
      </th>
    )
  const isHere = (search.sort ?? 'date') === sort
  const sorted = isHere ? (search.direction ?? 'desc') : undefined
  const onSort = (by: SortColumn) =>
    navigate({
      to: '/admin/ordersadmin',
      search: {
        ...search,
        sort: by === 'date' ? undefined : by,
        direction: sorted === 'desc' ? 'asc' : undefined,
        page: undefined,
      },
      replace: true,
      resetScroll: false,
    })
  return (
    <SortHead sorted={sorted} isNumber={isNumber} className={className} onSort={() => void onSort(sort)}>
      {i18n._(label)}
    </SortHead>
  )
}
