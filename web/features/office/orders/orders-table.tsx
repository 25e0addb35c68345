import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { SortDownIcon, SortUpIcon } from '../../../ui/office/icons.tsx'
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

/** `th` cells keep their rules while the rows go under them. */
export const headCell =
  'sticky top-12 z-[1] h-8 whitespace-nowrap bg-paper px-2.5 font-medium text-[12px] shadow-[inset_0_2px_0_var(--key),inset_0_-1px_0_var(--line)] first:pl-3.5 pointer-coarse:top-14'

export function OrdersTable({ rows, search, acts, onFocusRow }: OrdersListProps) {
  const { t } = useLingui()
  return (
    <table className="w-full bg-paper max-office:hidden">
      <thead>
        <tr className="text-left">
          <th scope="col" className={headCell}>
            №
          </th>
          <SortHead column="date" search={search}>
            <Trans>Date</Trans>
          </SortHead>
          <th scope="col" className={headCell}>
            <Trans>Customer</Trans>
          </th>
          <th scope="col" className={headCell}>
            <Trans>Service · product</Trans>
          </th>
          <SortHead column="count" search={search} isNumber className="max-xl:hidden">
            <Trans>Count</Trans>
          </SortHead>
          <SortHead column="price" search={search} isNumber>
            <Trans>Price</Trans>
          </SortHead>
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

type SortHeadProps = {
  column: SortColumn
  search: OrdersSearch
  isNumber?: boolean
  className?: string
  children: ReactNode
}

/** Sorts by its column, the biggest or newest first; pressed again the other way round. */
function SortHead({ column, search, isNumber = false, className, children }: SortHeadProps) {
  const navigate = useNavigate()
  const isHere = (search.sort ?? 'date') === column
  const isAscending = isHere && search.direction === 'asc'
  const sort = () =>
    navigate({
      to: '/admin/ordersadmin',
      search: {
        ...search,
        sort: column === 'date' ? undefined : column,
        direction: isHere && !isAscending ? 'asc' : undefined,
        page: undefined,
      },
      replace: true,
      resetScroll: false,
    })
  return (
    <th
      scope="col"
      aria-sort={isHere ? (isAscending ? 'ascending' : 'descending') : undefined}
      className={classNames(headCell, className)}
    >
      <button
        type="button"
        onClick={() => void sort()}
        className={classNames(
          'flex min-h-6 w-full items-center gap-1.5 font-medium hover:underline hover:underline-offset-4 pointer-coarse:min-h-11',
          isNumber && 'justify-end',
        )}
      >
        {children}
        {isHere && (isAscending ? <SortUpIcon size={13} /> : <SortDownIcon size={13} />)}
      </button>
    </th>
  )
}
