import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { Bar } from '../../../ui/admin/bar.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { Late } from '../../../ui/admin/late.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import type { NewOrder } from '../../kit/orders/new-orders-queries.ts'
import { sortOrders } from '../../kit/orders/sort-orders.ts'
import { OrderRows } from './order-rows.tsx'
import { OrderTable } from './order-table.tsx'

/** As many as fit without scrolling; the rest is one link away. */
const atMost = 6

/** The new orders that wait, the oldest first: they have waited longest. */
export function TodayOrders({ query }: { query: UseQueryResult<NewOrder[], unknown> }) {
  const orders = query.data
  const shown = useMemo(() => sortOrders(orders ?? [], 'oldest').slice(0, atMost), [orders])
  if (query.isPending)
    return (
      <Late>
        <Waiting />
      </Late>
    )
  if (!orders)
    return (
      <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
        <Trans>New orders did not load.</Trans>
      </SectionFailed>
    )
  if (orders.length === 0)
    return (
      <Empty
        title={<Trans>There are no new orders</Trans>}
        why={<Trans>When one comes, it appears here and the mark in the menu lights up.</Trans>}
      />
    )
  return (
    <section aria-labelledby="today-orders" className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="today-orders" className="admin-h2 leading-6!">
          <Trans>New orders</Trans>{' '}
          <span className="ml-1 font-normal text-t3 tabular-nums">{orders.length}</span>
        </h2>
        <Link
          to="/admin/newordersadmin"
          className="inline-flex min-h-6 items-center font-medium text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          <Trans>Open all</Trans>
        </Link>
      </div>
      <OrderTable orders={shown} />
      <OrderRows orders={shown} />
    </section>
  )
}

const Waiting = () => (
  <div role="status">
    <span className="sr-only">
      <Trans>Loading…</Trans>
    </span>
    <div aria-hidden="true" className="mt-7 border-key border-t-2 bg-paper">
      {[1, 0.8, 0.6, 0.4].map((tone) => (
        <div
          key={tone}
          style={{ opacity: tone }}
          className="flex h-9 items-center gap-8 border-line2 border-b px-4"
        >
          <Bar className="w-10" />
          <Bar className="w-32" />
          <Bar className="grow" />
          <Bar className="w-16" />
        </div>
      ))}
    </div>
  </div>
)
