import { useDroppable } from '@dnd-kit/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Day, isWorkday, weekdayOf } from '../../../../src/domains/production/workdays.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatShortWeekday } from '../../../lib/short-weekday.ts'
import { formatPromised } from '../../../lib/weekday.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import {
  type Bar,
  type Calendar,
  type ClosedDay,
  closedOn,
  daysOfWeek,
  piecesOf,
  rulesOf,
  weekNumber,
} from './calendar-model.ts'
import { ClosedDayNote } from './closed-day-note.tsx'
import { hatched } from './hatched.ts'
import { JobBar } from './job-bar.tsx'
import { LoadMeter } from './load-meter.tsx'
import type { Moving, Picked } from './use-moving-job.ts'

/** How many lanes are shown until the user asks for more. */
const maxLanes = 8

type WeekRowProps = {
  calendar: Calendar
  monday: Day
  bars: readonly Bar[]
  moving: Moving
  onOpen: (closed: ClosedDay) => void
}

/** A week with its days, their load, and what is done from when to when. */
export function WeekRow({ calendar, monday, bars, moving, onOpen }: WeekRowProps) {
  const { t } = useLingui()
  const [isWhole, setWhole] = useState(false)
  const days = daysOfWeek(monday, calendar)
  const pieces = piecesOf(bars, days)
  const shown = isWhole ? pieces : pieces.filter(({ lane }) => lane < maxLanes)
  const left = pieces.length - shown.length
  const lanes = Math.max(0, ...shown.map(({ lane }) => lane + 1))
  const number = weekNumber(monday)
  return (
    <section
      aria-label={t`Week ${number}`}
      className="mb-3 overflow-x-auto border-key border-t-2 border-b border-b-line2 bg-paper"
    >
      <div
        className="grid min-w-170"
        style={{
          gridTemplateColumns: `40px repeat(${days.length}, minmax(0, 1fr))`,
          gridTemplateRows: `auto repeat(${lanes}, 29px) 14px`,
        }}
      >
        <WeekName number={number} />
        {days.map((day, index) => (
          <Column
            key={day}
            calendar={calendar}
            day={day}
            column={index + 2}
            rows={lanes + 2}
            moving={moving}
          />
        ))}
        {days.map((day, index) => (
          <div key={day} className="min-w-0" style={{ gridColumn: index + 2, gridRow: 1 }}>
            <DayHead calendar={calendar} day={day} picked={moving.picked} onOpen={onOpen} />
          </div>
        ))}
        <ul aria-label={t`Jobs of week ${number}`} className="contents">
          {shown.map((piece) => (
            <JobBar key={piece.job.id} calendar={calendar} piece={piece} moving={moving} />
          ))}
        </ul>
      </div>
      {pieces.length === 0 && (
        <p className="px-12 pb-3 text-t3">
          <Trans>Nothing is planned in this week.</Trans>
        </p>
      )}
      {left > 0 && (
        <p className="px-12 pb-2">
          <WordButton onClick={() => setWhole(true)}>
            <Plural value={left} one="# more job" other="# more jobs" />
          </WordButton>
        </p>
      )}
    </section>
  )
}

const WeekName = ({ number }: { number: number }) => (
  <p className="px-1 pt-2 text-center text-[12px] text-t3 leading-4" style={{ gridRow: 1, gridColumn: 1 }}>
    {number}
    <br />
    <Trans context="short">wk</Trans>
  </p>
)

type ColumnProps = { calendar: Calendar; day: Day; column: number; rows: number; moving: Moving }

/** The column of a day, from its head to its last lane, into which a job is dropped. */
function Column({ calendar, day, column, rows, moving }: ColumnProps) {
  const { setNodeRef } = useDroppable({ id: day, disabled: day < calendar.today })
  const isOver = moving.picked?.to === day
  const isToday = day === calendar.today
  return (
    <div
      ref={setNodeRef}
      data-day={day}
      style={{ gridColumn: column, gridRow: `1 / span ${rows}` }}
      className={classNames(
        'relative border-line1 border-l',
        isToday && 'bg-cyan-ground',
        !isWorkday(day, rulesOf(calendar)) && hatched,
        isOver && 'bg-cyan-ground shadow-[inset_0_0_0_2px_var(--cyan)]',
      )}
    >
      {isOver && moving.picked && <Slot id={moving.picked.job.id} />}
    </div>
  )
}

const Slot = ({ id }: { id: number }) => (
  <p className="absolute inset-x-1 bottom-0.5 z-[2] truncate border-2 border-cyan border-dashed bg-paper px-2 text-[12px] text-cyan-text">
    <Trans>No. {id} here</Trans>
  </p>
)

type DayHeadProps = {
  calendar: Calendar
  day: Day
  picked: Picked | null
  onOpen: (closed: ClosedDay) => void
}

/**
 * The day with the load of each kind of work; for a closed one why it is closed, and the button that opens
 * it.
 */
function DayHead({ calendar, day, picked, onOpen }: DayHeadProps) {
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
      {closed && <ClosedDayNote calendar={calendar} closed={closed} onOpen={onOpen} />}
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
