import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Bar } from '../../../ui/admin/bar.tsx'
import { DataTable, rowLink } from '../../../ui/admin/data-table.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { Late } from '../../../ui/admin/late.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { columnHelper, useDataTable } from '../../../ui/admin/use-data-table.ts'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { NewOrder } from '../../kit/orders/new-orders-queries.ts'
import { ChoicesLine } from '../../kit/orders/order-choices.tsx'
import { customerOf, ItemLine } from '../../kit/orders/order-labels.tsx'
import { sortOrders } from '../../kit/orders/sort-orders.ts'
import { useWaitingText } from '../../kit/orders/use-waiting-text.ts'
import { isLate, minutesSince } from '../../kit/orders/waiting-time.ts'
import { useNow } from '../../kit/use-now.ts'

/** As many as fit without scrolling; a link leads to the rest. */
const atMost = 6

/** The new orders that wait, the oldest first: they have waited longest. */
export function TodayOrders({ query }: { query: UseQueryResult<NewOrder[], unknown> }) {
  const orders = query.data
  const shown = useMemo(() => sortOrders(orders ?? [], 'oldest').slice(0, atMost), [orders])
  if (query.isPending)
    return (
      <Late>
        <WaitingTable />
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

const WaitingTable = () => (
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

/** The table on phones: a picture, two lines, and the sum. */
const OrderRows = ({ orders }: { orders: readonly NewOrder[] }) => (
  <ul className="border-key border-t-2 bg-paper md:hidden">
    {orders.map((order) => (
      <Row key={order.id} order={order} />
    ))}
  </ul>
)

function Row({ order }: { order: NewOrder }) {
  const language = useLanguage()
  const waitingText = useWaitingText()
  const minutes = minutesSince(order.orderDate, useNow())
  const customer = `${order.appUser.name} ${order.appUser.surname}`.trim()
  const pieces = formatNumber(order.count, language)
  return (
    <li className="border-line1 border-b last:border-line2">
      <Link
        data-row=""
        to="/admin/newordersadmin"
        search={{ order: order.id }}
        className="flex gap-3 px-3 py-2.5 outline-offset-[-2px]!"
      >
        <Picture
          url={order.photoUrl}
          alt=""
          sizes="48px"
          className="mt-0.5 h-9 w-12 shrink-0 border border-line2 object-cover"
        />
        <span className="min-w-0 grow">
          <span className="block font-semibold wrap-anywhere">
            {pick(order.serviceType ?? order.service, 'name', language)}
          </span>
          <ChoicesLine order={order} className="admin-meta text-t2" />
          <span className="admin-meta block text-t3 wrap-anywhere">
            <Trans>
              No. {order.id} · {customer} · {pieces} pcs
            </Trans>
          </span>
        </span>
        <span className="shrink-0 text-right">
          <span className="block font-semibold">
            <Suggestion quote={order.quote} />
          </span>
          <span className={`admin-meta block ${isLate(minutes) ? 'font-medium text-warn' : 'text-t3'}`}>
            {waitingText(minutes)}
          </span>
        </span>
      </Link>
    </li>
  )
}

const column = columnHelper<NewOrder>()
const columns = column.columns([
  column.accessor('id', {
    cell: ({ getValue }) => (
      <Link data-row="" to="/admin/newordersadmin" search={{ order: getValue() }} className={rowLink}>
        {getValue()}
      </Link>
    ),
    meta: { name: msg`No.`, cellClassName: 'font-semibold tabular-nums' },
  }),
  column.accessor(customerOf, {
    id: 'customer',
    cell: ({ getValue }) => <span title={getValue()}>{getValue()}</span>,
    meta: { name: msg`Customer`, cellClassName: 'max-w-28 truncate font-medium min-[1400px]:max-w-40' },
  }),
  column.display({
    id: 'item',
    cell: ({ row }) => (
      <>
        <ItemLine order={row.original} />
        <ChoicesLine order={row.original} className="admin-meta text-t2" />
      </>
    ),
    meta: { name: msg`Job`, cellClassName: 'w-full max-w-0 min-w-40' },
  }),
  column.accessor('count', {
    cell: ({ getValue }) => <Figure value={getValue()} />,
    meta: { name: msg`Quantity`, isNumber: true },
  }),
  column.accessor('quote', {
    cell: ({ getValue }) => <Suggestion quote={getValue()} />,
    meta: { name: msg`Suggested price`, isNumber: true },
  }),
  column.accessor('orderDate', {
    cell: ({ getValue }) => <Waiting since={getValue()} />,
    meta: { name: msg`Waiting`, isNumber: true, cellClassName: 'whitespace-nowrap' },
  }),
])

/** A row is a link to its ticket. */
const OrderTable = ({ orders }: { orders: readonly NewOrder[] }) => (
  <DataTable
    look="part"
    table={useDataTable({ columns, data: orders })}
    className="max-md:hidden"
    cellClassName="py-2"
  />
)

const Figure = ({ value }: { value: number }) => formatNumber(value, useLanguage())

const Suggestion = ({ quote }: Pick<NewOrder, 'quote'>) =>
  quote ? (
    <Money azn={quote.total} />
  ) : (
    <span className="text-warn">
      <Trans>by hand</Trans>
    </span>
  )

function Waiting({ since }: { since: string }) {
  const waitingText = useWaitingText()
  const minutes = minutesSince(since, useNow())
  return <span className={isLate(minutes) ? 'font-medium text-warn' : 'text-t2'}>{waitingText(minutes)}</span>
}
