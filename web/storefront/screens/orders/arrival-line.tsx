import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { shownDaysLate } from '../../../../src/domains/production/lateness.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { bakuDate } from '../../../../src/lib/days.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { serverNow } from '../../../lib/server-time.ts'
import { formatDayAndMonth, formatPromised } from '../../../lib/weekday.ts'
import type { MyOrder } from './order-labels.tsx'
import { PromisedLine } from './promised-day.tsx'

type Arrival = inferRouterOutputs<AppRouter>['shipments']['own'][number]

/** When a listed order comes, or since when it waits to be picked up; without a way of its own the promised day (DEL-39). */
export function DayLine({ order }: { order: MyOrder }) {
  const { data } = useQuery(useApi().shipments.own.queryOptions())
  const arrival = data?.find(({ orderIds }) => orderIds.includes(order.id))
  const isShown = arrival && (arrival.status === 'Waiting' || arrival.days !== null)
  if (!isShown || arrival.status === 'Failed') return <PromisedLine order={order} />
  return (
    <>
      {shownDaysLate(order, bakuDate(new Date(serverNow()))) > 0 && <PromisedLine order={order} />}
      <p className="type-small font-bold leading-6! tabular-nums">
        <Arrives arrival={arrival} />
      </p>
    </>
  )
}

function Arrives({ arrival: { kind, status, since, days } }: { arrival: Arrival }) {
  const language = useLanguage()
  const waits = formatDayAndMonth(bakuDate(new Date(since)), language)
  if (status === 'Waiting') return <Trans>Waiting for you since {waits}</Trans>
  if (days === null) return null
  const shown = formatPromised(days.to, language)
  if (kind === 'pickup') return <Trans>You can pick it up on {shown}</Trans>
  return days.from === days.to ? (
    <Trans>At your address on {shown}</Trans>
  ) : (
    <Trans>At your address by {shown}</Trans>
  )
}
