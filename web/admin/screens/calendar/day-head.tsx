import { Trans } from '@lingui/react/macro'
import { type Day, weekdayOf } from '../../../../src/domains/production/workdays.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised, formatShortWeekday } from '../../../lib/weekday.ts'
import { type Calendar, type ClosedDay, closedOn } from './calendar-model.ts'
import { ClosedWords } from './closed-words.tsx'
import { LoadMeter } from './load-meter.tsx'
import type { Picked } from './use-moving-job.ts'

type DayHeadProps = {
  calendar: Calendar
  day: Day
  picked: Picked | null
  onOpen: (closed: ClosedDay) => void
}

/** The day with the load of each kind of work; of a closed one why it is closed, and the way to open it. */
export function DayHead({ calendar, day, picked, onOpen }: DayHeadProps) {
  const language = useLanguage()
  const isToday = day === calendar.today
  const closed = closedOn(calendar, day)
  const isWorked = calendar.settings.weekdays.includes(weekdayOf(day))
  return (
    <div className="@container relative z-[1] min-w-0 px-2.5 pt-1.5 pb-2">
      <h2 className="mb-1 flex items-baseline gap-1.5 text-t2">
        <span className="sr-only">{formatPromised(day, language)}</span>
        <span aria-hidden="true" className={classNames('font-semibold text-[17px]', !closed && 'text-key')}>
          {Number(day.slice(8))}
        </span>
        <span aria-hidden="true" className={classNames('truncate', isToday && 'text-cyan-text')}>
          <span className={classNames(isToday && '@max-[7.2rem]:hidden')}>
            {formatShortWeekday(day, language)}
            {isToday && ', '}
          </span>
          {isToday && <Trans>today</Trans>}
        </span>
        {isToday && (
          <span className="sr-only">
            <Trans>today</Trans>
          </span>
        )}
      </h2>
      {closed && <ClosedWords calendar={calendar} closed={closed} onOpen={onOpen} />}
      {!closed && !isWorked && (
        <p className="text-t2">
          <Trans>day off</Trans>
        </p>
      )}
      {!closed &&
        isWorked &&
        calendar.kinds.map((kind) => (
          <LoadMeter key={kind.id} calendar={calendar} kind={kind} day={day} picked={picked} />
        ))}
    </div>
  )
}
