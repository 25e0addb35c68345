import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  isGivenUp,
  isOpen,
  type OrderStatus,
  orderStatuses,
} from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Bar } from '../../../ui/admin/bar.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import type { NewOrder } from '../../kit/orders/new-orders-queries.ts'
import { useWaitingText } from '../../kit/orders/use-waiting-text.ts'
import { isLate, minutesSince } from '../../kit/orders/waiting-time.ts'
import { useNow } from '../../kit/use-now.ts'

/** The figures of new orders: how many and since when, their sum, how many need a price. */
export function TodayFigures({ orders }: { orders: readonly NewOrder[] }) {
  const language = useLanguage()
  const waitingText = useWaitingText()
  const now = useNow()
  const waits = orders.map(({ orderDate }) => minutesSince(orderDate, now))
  const oldest = waitingText(Math.max(...waits))
  const late = waits.filter(isLate).length
  const suggested = orders.reduce((sum, { quote }) => sum + (quote?.total ?? 0), 0)
  const byHand = orders.filter(({ quote }) => quote === null).length
  const first = orders.filter(({ customer }) => customer.orders <= 1).length
  return (
    <dl className="mb-7 grid grid-cols-2 border-key border-t-2 bg-paper md:grid-cols-4">
      <Figure
        label={
          <>
            <InkStrip status="Pending" /> <Trans>Waiting</Trans>
          </>
        }
        figure={String(orders.length)}
        texts={<Trans>longest wait: {oldest}</Trans>}
      />
      <Figure
        label={<Trans>Over 2 hours</Trans>}
        figure={String(late)}
        texts={late === 0 ? <Trans>nobody waits long</Trans> : <Trans>answer these first</Trans>}
        isWarning={late > 0}
      />
      <Figure
        label={<Trans>Suggested</Trans>}
        figure={formatMoney(Math.round(suggested * 100) / 100, language)}
        texts={
          byHand === 0 ? (
            <Trans>a price for each</Trans>
          ) : (
            <Plural value={byHand} one="# price is written by hand" other="# prices are written by hand" />
          )
        }
      />
      <Figure
        label={<Trans>First orders</Trans>}
        figure={String(first)}
        texts={<Trans>from new customers</Trans>}
      />
    </dl>
  )
}

type FigureProps = { label: ReactNode; figure: string; texts: ReactNode; isWarning?: boolean }

const Figure = ({ label, figure, texts, isWarning = false }: FigureProps) => (
  <div className="flex flex-col border-line2 border-b px-3.5 py-3 not-last:border-r max-md:nth-2:border-r-0">
    <dt className="flex min-h-7 items-center justify-between gap-2 font-medium">
      <span className="flex items-center gap-2">{label}</span>
    </dt>
    <dd className="flex flex-col">
      <span className="admin-figure">{figure}</span>
      <span className={isWarning ? 'font-medium text-warn' : 'text-t3'}>{texts}</span>
    </dd>
  </div>
)

/** Every status with how many orders it has, each a link to them. */
export function StatusStrip() {
  const { t } = useLingui()
  const query = useQuery(useApi().overview.statuses.queryOptions())
  if (query.isError && !query.data)
    return (
      <div className="mb-7">
        <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
          <Trans>Orders by status did not load.</Trans>
        </SectionFailed>
      </div>
    )
  return (
    <ul
      aria-label={t`Orders by status`}
      className="mb-7 grid grid-cols-2 border-key border-t-2 bg-paper md:grid-cols-3 min-[1400px]:grid-cols-6"
    >
      {Object.keys(orderStatuses).map((name) => {
        const status = name as OrderStatus
        return (
          <Cell key={status} status={status} counted={query.data?.find((one) => one.status === status)} />
        )
      })}
    </ul>
  )
}

type CellProps = { status: OrderStatus; counted: { count: number; since: string | null } | undefined }

function Cell({ status, counted }: CellProps) {
  const language = useLanguage()
  return (
    <li className="border-line2 border-b not-last:border-r">
      <Link
        to="/admin/ordersadmin"
        search={{ status }}
        className="flex h-full flex-col gap-0.5 px-3.5 py-2.5 outline-offset-[-2px]! hover:bg-sheet max-sm:px-3 min-[1400px]:px-3"
      >
        {/* The figure goes on in the next line where it doesn't fit beside the longest word of the name. */}
        <span className="flex flex-wrap items-center gap-x-2">
          <InkStrip status={status} />
          <span
            className={`min-w-min grow basis-0 font-medium max-sm:order-last max-sm:basis-full ${isGivenUp(status) ? 'text-t3' : ''}`}
          >
            {pick(orderStatuses[status], 'name', language)}
          </span>
          <span className="admin-figure ml-auto min-w-6 shrink-0 text-right">
            {counted ? formatNumber(counted.count, language) : <Bar className="mt-2 w-6" />}
          </span>
        </span>
        <span className="min-h-5 text-t3">{counted && <StatusText status={status} counted={counted} />}</span>
      </Link>
    </li>
  )
}

function StatusText({
  status,
  counted,
}: {
  status: OrderStatus
  counted: NonNullable<CellProps['counted']>
}) {
  const waitingText = useWaitingText()
  const now = useNow()
  if (!isOpen(status)) return <Trans>this month</Trans>
  if (counted.since === null) return <Trans>none</Trans>
  const oldest = waitingText(minutesSince(counted.since, now))
  return <Trans>longest wait: {oldest}</Trans>
}
