import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { headCell, SortHead } from '../../../ui/office/table-head.tsx'
import type { OrdersSearch } from './last-list.ts'
import type { SortColumn } from './order-sort.ts'
import { OrderTableRow } from './order-table-row.tsx'
import type { OrderRow } from './queries.ts'
import type { OrderActs } from './use-order-acts.ts'

export type OrdersListProps = {
  rows: readonly OrderRow[]
  search: OrdersSearch
  acts: OrderActs
  onFocusRow: (id: number) => void
}

export function OrdersTable({ rows, search, acts, onFocusRow }: OrdersListProps) {
  const { t } = useLingui()
  return (
    <table className="w-full bg-paper max-office:hidden">
      <thead>
        <tr className="text-left">
          <th scope="col" className={headCell}>
            №
          </th>
          <OrderSortHead column="date" search={search}>
            <Trans>Date</Trans>
          </OrderSortHead>
          <th scope="col" className={headCell}>
            <Trans>Customer</Trans>
          </th>
          <th scope="col" className={headCell}>
            <Trans>Service · product</Trans>
          </th>
          <OrderSortHead column="count" search={search} isNumber className="max-xl:hidden">
            <Trans>Count</Trans>
          </OrderSortHead>
          <OrderSortHead column="price" search={search} isNumber>
            <Trans>Price</Trans>
          </OrderSortHead>
          <th scope="col" className={classNames(headCell, 'xl:pl-6')}>
            <Trans>Status</Trans>
          </th>
          <th scope="col" aria-label={t`Actions`} className={classNames(headCell, 'w-56 max-xl:hidden')} />
        </tr>
      </thead>
      <tbody>
        {rows.map((order) => (
          <OrderTableRow key={order.id} order={order} acts={acts} onFocus={() => onFocusRow(order.id)} />
        ))}
      </tbody>
    </table>
  )
}

type OrderSortHeadProps = {
  column: SortColumn
  search: OrdersSearch
  isNumber?: boolean
  className?: string
  children: ReactNode
}

/** Sorts by its column, the biggest or newest first; pressed again the other way round. */
function OrderSortHead({ column, search, ...rest }: OrderSortHeadProps) {
  const navigate = useNavigate()
  const isHere = (search.sort ?? 'date') === column
  const sorted = isHere ? (search.direction ?? 'desc') : undefined
  const sort = () =>
    navigate({
      to: '/admin/ordersadmin',
      search: {
        ...search,
        sort: column === 'date' ? undefined : column,
        direction: sorted === 'desc' ? 'asc' : undefined,
        page: undefined,
      },
      replace: true,
      resetScroll: false,
    })
  return <SortHead sorted={sorted} onSort={() => void sort()} {...rest} />
}
