import { Trans } from '@lingui/react/macro'
import { bakuDate } from '../../../../src/lib/days.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatHour } from '../../../lib/weekday.ts'
import { DueLabel } from '../../kit/production/due-label.tsx'
import { useToday } from '../../kit/production/queries.ts'
import type { Work } from './work-rows.ts'

/** When it is due: promised, late in words; before that by when the approval must be there for which day. */
export function WorkDue({ work: { due, order } }: { work: Work }) {
  const language = useLanguage()
  const today = useToday()
  if (!due) return <span className="text-t3 max-lg:hidden">—</span>
  const { day, approveBy } = due
  const shown = (date: string) => formatDate(`${date}T12:00:00Z`, language, 'dayOfMonth')
  if (approveBy === null)
    return (
      <span className="font-medium max-lg:order-4">
        <span className="lg:sr-only">
          <Trans>Due</Trans>{' '}
        </span>
        <DueLabel order={{ status: order.status, promisedOn: day }} />
      </span>
    )
  const until = bakuDate(new Date(approveBy))
  const hour = formatHour(approveBy)
  const last = shown(until)
  return (
    <span className="tabular-nums max-lg:order-4">
      <span className="lg:sr-only">
        <Trans>Due</Trans>{' '}
      </span>
      <time dateTime={day}>{shown(day)}</time>
      {until === today ? (
        <span className="admin-meta block text-warn">
          <Trans>approval by {hour} today</Trans>
        </span>
      ) : (
        <span className="admin-meta block text-t3">
          <Trans>approval by {last}</Trans>
        </span>
      )}
    </span>
  )
}
