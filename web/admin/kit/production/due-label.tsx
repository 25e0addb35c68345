import { Plural } from '@lingui/react/macro'
import { isGivenUp, isInWorkshop, type OrderStatus } from '../../../../src/domains/order-status/statuses.ts'
import { workdaysLate } from '../../../../src/domains/production/workdays.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useToday, useWorkRules } from './queries.ts'

type Promised = { status: OrderStatus; promisedOn: string | null }

/** `1 day late`, in red. */
export const LateText = ({ days, wraps = false }: { days: number; wraps?: boolean }) => (
  <span className={classNames('font-medium text-error', !wraps && 'whitespace-nowrap')}>
    <Plural value={days} one="# day late" other="# days late" />
  </span>
)

/** The promised day of an order in a list, and whether it is late. Renders nothing without a promise. */
export function DueLabel({ order }: { order: Promised }) {
  const language = useLanguage()
  const today = useToday()
  const rules = useWorkRules()
  const { promisedOn } = order
  if (promisedOn === null || isGivenUp(order.status)) return null
  const late = rules && isInWorkshop(order.status) ? workdaysLate(promisedOn, today, rules) : 0
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 tabular-nums">
      <time dateTime={promisedOn} className="whitespace-nowrap">
        {formatDate(`${promisedOn}T12:00:00Z`, language, 'dayOfMonth')}
      </time>
      {late > 0 && <LateText days={late} wraps />}
    </span>
  )
}
