import { Plural } from '@lingui/react/macro'
import { isGivenUp, type OrderStatus } from '../../../../src/domains/order-status/statuses.ts'
import { shownDaysLate } from '../../../../src/domains/production/lateness.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useToday } from './queries.ts'

type Promised = { status: OrderStatus; promisedOn: string | null; daysLate: number }

/** `1 day late` */
export const DaysLate = ({ days }: { days: number }) => (
  <Plural value={days} one="# day late" other="# days late" />
)

/** The same in red. */
export const LateText = ({ days, wraps = false }: { days: number; wraps?: boolean }) => (
  <span className={classNames('font-medium text-error', !wraps && 'whitespace-nowrap')}>
    <DaysLate days={days} />
  </span>
)

/** The promised day of an order in a list, and whether it is late. Renders nothing without a promise. */
export function DueLabel({ order }: { order: Promised }) {
  const language = useLanguage()
  const today = useToday()
  const { promisedOn } = order
  if (promisedOn === null || isGivenUp(order.status)) return null
  const late = shownDaysLate(order, today)
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <time dateTime={promisedOn} className="whitespace-nowrap">
        {formatDate(`${promisedOn}T12:00:00Z`, language, 'dayOfMonth')}
      </time>
      {late > 0 && <LateText days={late} wraps />}
    </span>
  )
}
