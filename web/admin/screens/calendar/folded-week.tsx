import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Day } from '../../../../src/domains/production/workdays.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import {
  type Bar,
  type Calendar,
  closedOn,
  daysOfWeek,
  jobsOn,
  loadOn,
  weekNumber,
} from './calendar-model.ts'

type FoldedWeekProps = { calendar: Calendar; monday: Day; bars: readonly Bar[]; kind: number | undefined }

/** A week beside those that are open: how many jobs lie on its days, and how full these are. */
export function FoldedWeek({ calendar, monday, bars, kind }: FoldedWeekProps) {
  const { t } = useLingui()
  const days = daysOfWeek(monday, calendar.settings.weekdays)
  const number = weekNumber(monday)
  return (
    <section
      aria-label={t`Week ${number}`}
      className="mb-3 border-line2 border-y bg-paper max-lg:overflow-x-auto"
    >
      <div
        className="grid min-h-9 min-w-170 items-center"
        style={{ gridTemplateColumns: `40px repeat(${days.length}, minmax(0, 1fr))` }}
      >
        <Link
          to="/admin/calendar"
          search={{ week: monday, work: kind }}
          className="grid min-h-9 place-content-center text-center text-[12px] text-t3 leading-4 underline-offset-2 hover:underline"
        >
          {number}
          <span>
            <Trans context="short">wk</Trans>
          </span>
          <span className="sr-only">
            , <Trans>open this week</Trans>
          </span>
        </Link>
        {days.map((day) => (
          <FoldedDay key={day} calendar={calendar} day={day} bars={bars} />
        ))}
      </div>
    </section>
  )
}

function FoldedDay({ calendar, day, bars }: { calendar: Calendar; day: Day; bars: readonly Bar[] }) {
  const language = useLanguage()
  const closed = closedOn(calendar, day)
  const count = jobsOn(bars, day).length
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-2 border-line1 border-l px-2.5 py-1.5">
      <span className="sr-only">{formatPromised(day, language)}:</span>
      <span aria-hidden="true" className="font-semibold">
        {Number(day.slice(8))}
      </span>
      <span className="max-w-full truncate text-t3">
        {closed && pick(closed, 'name', language)}
        {!closed && count === 0 && <Trans>empty</Trans>}
        {!closed && count > 0 && <Plural value={count} one="# job" other="# jobs" />}
      </span>
      <Loads calendar={calendar} day={day} />
    </p>
  )
}

/** A bar for each kind of work, named for who doesn't see them. */
function Loads({ calendar, day }: { calendar: Calendar; day: Day }) {
  const language = useLanguage()
  const loads = calendar.kinds.map((kind) => ({ kind, ...loadOn(calendar, kind, day) }))
  const words = loads.map(({ kind, percent }) => `${pick(kind, 'name', language)} ${percent} %`).join(', ')
  return (
    <span className="ml-auto flex h-4 max-w-full items-end gap-px">
      <span className="sr-only">{words}</span>
      {loads.map(({ kind, percent }) => (
        <span
          key={kind.id}
          aria-hidden="true"
          className={percent > 100 ? 'w-1.5 bg-error' : 'w-1.5 bg-key'}
          style={{ height: `${Math.max(Math.min(percent, 100), 6)}%` }}
        />
      ))}
    </span>
  )
}
