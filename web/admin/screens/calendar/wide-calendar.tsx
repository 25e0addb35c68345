import { DndContext, DragOverlay } from '@dnd-kit/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addDays, type Day } from '../../../../src/domains/production/workdays.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatPromised } from '../../../lib/weekday.ts'
import { useCardDrag } from '../../kit/sortable/use-card-drag.ts'
import {
  type Bar,
  type Calendar,
  closedOn,
  daysOfWeek,
  type Job,
  jobsOn,
  lateDays,
  loadOn,
  weekNumber,
} from './calendar-model.ts'
import { hatched } from './hatched.ts'
import { BarLabel } from './job-bar.tsx'
import { useJobName } from './job-texts.tsx'
import { LateRail } from './late-rail.tsx'
import type { Moving } from './use-moving-job.ts'
import { useOpenDay } from './use-open-day.ts'
import { WeekRow } from './week-row.tsx'

type WideCalendarProps = {
  calendar: Calendar
  monday: Day
  bars: readonly Bar[]
  /** The one kind of work that is shown. */
  kind: number | undefined
  moving: Moving
}

/**
 * The chosen week and the next open, those beside them folded, and the rail of jobs that are late or have no
 * day.
 */
export function WideCalendar({ calendar, monday, bars, kind, moving }: WideCalendarProps) {
  const onOpen = useOpenDay()
  const { picked } = moving
  const drag = useCardDrag()
  const week = { calendar, bars, moving, onOpen }
  return (
    <DndContext
      {...drag}
      onDragStart={({ active }) => moving.pickUp(active.data.current?.job as Job)}
      onDragOver={({ over }) => moving.over(over ? String(over.id) : null)}
      onDragEnd={({ over }) => {
        if (picked && over) moving.put(picked.job, String(over.id))
        else moving.putBack()
      }}
      onDragCancel={moving.putBack}
    >
      <div className="grid items-start gap-x-6 gap-y-7 xl:grid-cols-[minmax(0,1fr)_232px]">
        <div className="min-w-0">
          <FoldedWeek calendar={calendar} monday={addDays(monday, -7)} bars={bars} kind={kind} />
          <WeekRow {...week} monday={monday} />
          <WeekRow {...week} monday={addDays(monday, 7)} />
          <FoldedWeek calendar={calendar} monday={addDays(monday, 14)} bars={bars} kind={kind} />
          <Legend />
        </div>
        <LateRail calendar={calendar} moving={moving} />
      </div>
      <DragOverlay dropAnimation={null}>
        {picked && <Held calendar={calendar} job={picked.job} />}
      </DragOverlay>
    </DndContext>
  )
}

function Held({ calendar, job }: { calendar: Calendar; job: Job }) {
  const nameOf = useJobName()
  return (
    <div className="flex h-[27px] w-52 -rotate-1 cursor-grabbing items-center gap-2 border-2 border-cyan bg-paper px-1.5 text-[12.5px] shadow-[0_12px_40px_rgb(0_0_0/28%)] motion-reduce:rotate-0">
      <BarLabel calendar={calendar} job={job} late={lateDays(calendar, job)} name={nameOf(job)} />
    </div>
  )
}

const Legend = () => (
  <ul className="admin-meta flex flex-wrap gap-x-5 gap-y-1.5 text-t2">
    <Sign look="border border-key shadow-[inset_-4px_0_0_var(--key)]">
      <Trans>due day</Trans>
    </Sign>
    <Sign look={`border border-t2 border-dashed ${hatched}`}>
      <Trans>not approved</Trans>
    </Sign>
    <Sign look={`border border-error border-l-4 bg-error-ground ${hatched}`}>
      <Trans>late</Trans>
    </Sign>
    <Sign look="h-1.5! border-key border-r-3 bg-error">
      <Trans>over capacity</Trans>
    </Sign>
    <Sign look={hatched}>
      <Trans>closed day</Trans>
    </Sign>
  </ul>
)

const Sign = ({ look, children }: { look: string; children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    <span aria-hidden="true" className={`inline-block h-3.5 w-8 ${look}`} />
    {children}
  </li>
)

type FoldedWeekProps = { calendar: Calendar; monday: Day; bars: readonly Bar[]; kind: number | undefined }

/** A week beside those that are open: how many jobs lie on its days, and how full these are. */
function FoldedWeek({ calendar, monday, bars, kind }: FoldedWeekProps) {
  const { t } = useLingui()
  const days = daysOfWeek(monday, calendar)
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

/** A bar for each kind of work, named for screen readers. */
function Loads({ calendar, day }: { calendar: Calendar; day: Day }) {
  const language = useLanguage()
  const loads = calendar.kinds.map((kind) => ({ kind, ...loadOn(calendar, kind, day) }))
  const texts = loads.map(({ kind, percent }) => `${pick(kind, 'name', language)} ${percent} %`).join(', ')
  return (
    <span className="ml-auto flex h-4 max-w-full items-end gap-px">
      <span className="sr-only">{texts}</span>
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
