import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useApi } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { DataTable } from '../../../ui/admin/data-table.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { useDataTable } from '../../../ui/admin/use-data-table.ts'
import { useMedia } from '../../../ui/admin/use-media.ts'
import { usePageSize } from '../../kit/lists/page-size.ts'
import type { OrdersSearch } from '../../kit/orders/last-list.ts'
import { orderColumns } from '../../kit/orders/order-columns.tsx'
import { OrdersCards } from '../../kit/orders/orders-cards.tsx'
import { type ListedOrder, ordersQuery } from '../../kit/orders/queries.ts'
import { isSortColumn } from '../../kit/orders/use-orders-table.ts'
import type { CustomerDetail } from './queries.ts'

/** The customer's name stands above them. */
const usual = { select: false, customer: false, phone: false, quote: false, comment: false }
const none: readonly ListedOrder[] = []

/** What the customer has ordered, newest first unless sorted otherwise, page by page. */
export function CustomerOrders({ customer: { id } }: { customer: CustomerDetail }) {
  const { t } = useLingui()
  const language = useLanguage()
  const navigate = useNavigate()
  const search = useSearch({ from: '/admin/users/$id' })
  const { page = 1, sort = 'date', direction = 'desc' } = search
  const pageSize = usePageSize('customerOrders', 10)
  const { size } = pageSize
  const query = useQuery(ordersQuery(useApi(), { ...search, customer: id }, size))
  const total = query.data?.pagination.totalItems ?? 0
  const go = (next: Partial<OrdersSearch>) =>
    void navigate({
      to: '/admin/users/$id',
      params: { id: String(id) },
      search: { ...search, page: undefined, ...next },
      replace: true,
      resetScroll: false,
    })
  // Beside the facts there is no room for the promised day.
  const isNarrow = useMedia('(1400px <= width < 1640px)')
  const visibility = useMemo(() => ({ ...usual, promised: !isNarrow }), [isNarrow])
  const table = useDataTable({
    columns: orderColumns,
    data: query.data?.items ?? none,
    visibility,
    sort: {
      by: { id: sort, desc: direction === 'desc' },
      first: 'desc',
      onSort: (by) =>
        go({ sort: isSortColumn(by.id) ? by.id : undefined, direction: by.desc ? undefined : 'asc' }),
    },
  })
  return (
    <section>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="admin-h2 leading-6!">
          <Trans>Orders</Trans>{' '}
          {total > 0 && <span className="ml-1 font-normal text-t3">{formatNumber(total, language)}</span>}
        </h2>
        {total > 0 && (
          <Link
            to="/admin/ordersadmin"
            search={{ customer: id }}
            className="inline-flex min-h-6 items-center font-medium text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            <Trans>In the list of all orders</Trans>
          </Link>
        )}
      </div>
      {query.isPending && <TableWaiting widths={['w-10', 'w-24', 'grow', 'w-16', 'w-32']} />}
      {query.isError && (
        <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
          <Trans>Orders did not load.</Trans>
        </SectionFailed>
      )}
      {query.isSuccess && total === 0 && (
        <p className="text-t3">
          <Trans>The customer has not ordered anything yet.</Trans>
        </p>
      )}
      {query.data && total > 0 && (
        <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : ''}>
          <DataTable table={table} look="part" className="max-md:hidden" cellClassName="py-2" />
          <OrdersCards rows={query.data.items} />
          <Pager page={page} pageSize={pageSize} total={total} label={t`Orders`} />
        </div>
      )}
    </section>
  )
}
