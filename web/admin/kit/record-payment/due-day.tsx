import { Plural, Trans } from '@lingui/react/macro'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { DaysLate } from '../production/due-label.tsx'
import { useToday } from '../production/queries.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Days after this one it is as red as it gets. */
const graveAfter = 30

/** How far off a due day is, in words: `4 days late`, `yesterday`, `tomorrow`, `in 8 days`. */
export function DueWords({ dueOn }: { dueOn: string | null }) {
  const days = useDaysLate(dueOn)
  if (dueOn === null) return <Trans>no due day</Trans>
  if (days === 1) return <Trans context="due">yesterday</Trans>
  if (days === 0) return <Trans context="due">today</Trans>
  if (days === -1) return <Trans context="due">tomorrow</Trans>
  return days > 0 ? <DaysLate days={days} /> : <Plural value={-days} one="in # day" other="in # days" />
}

/** The due day, and below it how far off it is. */
export function DueDay({ dueOn }: { dueOn: string | null }) {
  const language = useLanguage()
  const days = useDaysLate(dueOn)
  return (
    <>
      {dueOn !== null && (
        <time dateTime={dueOn} className={classNames('block whitespace-nowrap', lateLook(days))}>
          {formatDayAndMonth(dueOn, language)}
        </time>
      )}
      <span className="admin-meta block text-t3">
        <DueWords dueOn={dueOn} />
      </span>
    </>
  )
}

export const lateLook = (days: number): string => {
  if (days <= 0) return ''
  return days > graveAfter ? 'text-error' : 'text-warn'
}

/** Calendar days since the due day in Baku; below 0 before it. */
export function useDaysLate(dueOn: string | null): number {
  const today = useToday()
  return dueOn === null ? 0 : Math.round((Date.parse(today) - Date.parse(dueOn)) / dayMs)
}
