import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { isUnmade } from '../../../../src/domains/order-status/statuses.ts'
import type { Day } from '../../../../src/domains/production/workdays.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatShortWeekday } from '../../../lib/short-weekday.ts'
import { formatDayAndMonth, formatPromised } from '../../../lib/weekday.ts'
import { IconButton } from '../../../ui/admin/button.tsx'
import { CalendarIcon } from '../../../ui/admin/icons.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { Reference } from '../../../ui/reference.tsx'
import {
  type Bar,
  type Calendar,
  closedOn,
  dayless,
  daysOfWeek,
  type Job,
  jobsOn,
  lateDays,
  lateJobs,
  loadOn,
} from './calendar-model.ts'
import { ClosedDayNote } from './closed-day-note.tsx'
import { hatched } from './hatched.ts'
import { LastWord, ShortLate, useJobName } from './job-texts.tsx'
import { LoadMeter, Meter } from './load-meter.tsx'
import type { Moving } from './use-moving-job.ts'
import { useOpenDay } from './use-open-day.ts'

type PhoneCalendarProps = { calendar: Calendar; monday: Day; bars: readonly Bar[]; moving: Moving }

/** One day as a list under the strip of its week; a job gets another day from a list of them. */
export function PhoneCalendar({ calendar, monday, bars, moving }: PhoneCalendarProps) {
  const language = useLanguage()
  const days = daysOfWeek(monday, calendar)
  const [chosen, choose] = useState<Day>()
  const usual = days.includes(calendar.today) ? calendar.today : monday
  const day = chosen && days.includes(chosen) ? chosen : usual
  const late = lateJobs(calendar)
  const isLate = (job: Job) => late.some((one) => one.job.id === job.id)
  const here = jobsOn(bars, day).filter(({ job }) => !isLate(job))
  const open = dayless(calendar)
  const closed = closedOn(calendar, day)
  const onOpen = useOpenDay()
  return (
    <>
      <Strip calendar={calendar} days={days} day={day} onChoose={choose} />
      <div className="mt-5 flex items-baseline justify-between gap-3 border-key border-b-2 pb-1.5">
        <h2 className="admin-h2">{formatPromised(day, language)}</h2>
        {day === calendar.today && (
          <span className="text-t3">
            <Trans>today</Trans>
          </span>
        )}
      </div>
      <div className="border-line2 border-b bg-paper px-3 py-1.5">
        {closed && <ClosedDayNote calendar={calendar} closed={closed} onOpen={onOpen} />}
        {!closed &&
          calendar.kinds.map((kind) => (
            <LoadMeter key={kind.id} calendar={calendar} kind={kind} day={day} picked={null} large />
          ))}
      </div>
      <Jobs head={<Trans>Late</Trans>} count={late.length}>
        {late.map(({ job }) => (
          <Row key={job.id} calendar={calendar} job={job} moving={moving} />
        ))}
      </Jobs>
      <Jobs head={<Trans>In work that day</Trans>} count={here.length}>
        {here.map(({ job }) => (
          <Row key={job.id} calendar={calendar} job={job} moving={moving} />
        ))}
      </Jobs>
      <Jobs head={<Trans>No day</Trans>} count={open.length}>
        {open.map((job) => (
          <Row key={job.id} calendar={calendar} job={job} moving={moving} />
        ))}
      </Jobs>
    </>
  )
}

type StripProps = { calendar: Calendar; days: readonly Day[]; day: Day; onChoose: (day: Day) => void }

const Strip = ({ calendar, days, day, onChoose }: StripProps) => (
  <ul className="grid auto-cols-fr grid-flow-col border-key border-t-2 border-b border-b-line2 bg-paper">
    {days.map((one) => (
      <li key={one} className="not-last:border-line2 not-last:border-r">
        <StripDay calendar={calendar} day={one} isChosen={one === day} onChoose={() => onChoose(one)} />
      </li>
    ))}
  </ul>
)

type StripDayProps = { calendar: Calendar; day: Day; isChosen: boolean; onChoose: () => void }

/** A day with the load of its fullest kind of work. */
function StripDay({ calendar, day, isChosen, onChoose }: StripDayProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const most = Math.max(0, ...calendar.kinds.map((kind) => loadOn(calendar, kind, day).percent))
  const shown = formatPromised(day, language)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={t`${shown}, load up to ${most}%`}
      onClick={onChoose}
      className={classNames('grid min-h-17 w-full gap-0.5 px-2 py-1.5', isChosen && 'bg-key text-on-key')}
    >
      <span className={isChosen ? undefined : 'text-t2'}>{formatShortWeekday(day, language)}</span>
      <span className="font-semibold text-[18px]">{Number(day.slice(8))}</span>
      <span className={isChosen ? 'bg-paper p-px' : undefined}>
        <Meter before={Math.min(most, 100)} after={most} />
      </span>
    </button>
  )
}

const Jobs = ({ head, count, children }: { head: ReactNode; count: number; children: ReactNode }) =>
  count > 0 && (
    <section className="mt-5">
      <h2 className="admin-h2 border-key border-b-2 pb-1.5">
        {head} <span className="font-normal text-t3">{count}</span>
      </h2>
      <ul className="bg-paper">{children}</ul>
    </section>
  )

function Row({ calendar, job, moving }: { calendar: Calendar; job: Job; moving: Moving }) {
  const { t } = useLingui()
  const language = useLanguage()
  const nameOf = useJobName()
  const late = lateDays(calendar, job)
  const due = job.promisedOn ? formatDayAndMonth(job.promisedOn, language) : ''
  return (
    <li
      className={classNames(
        'flex items-center gap-3 border-line2 border-b pr-1',
        late > 0 && 'border-l-4 border-l-error',
        !job.isApproved && hatched,
      )}
    >
      <Link
        data-job={job.id}
        to="/admin/ordersadmin/$id"
        params={{ id: String(job.id) }}
        className="grid min-h-14 min-w-0 grow grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 py-1.5 pl-3"
      >
        <InkStrip status={job.status} />
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{nameOf(job)}</span>
          <span className="admin-meta block text-t3">
            <Reference id={job.id} /> · {job.customer}
          </span>
        </span>
        <span className="max-w-24 text-right">
          {late > 0 && <ShortLate days={late} />}
          {late === 0 &&
            (job.isApproved && !job.awaits ? due : <LastWord calendar={calendar} job={job} late={0} />)}
        </span>
      </Link>
      {isUnmade(job.status) && (
        <IconButton label={t`Another day for No. ${job.id}`} onClick={() => moving.choose(job)}>
          <CalendarIcon />
        </IconButton>
      )}
    </li>
  )
}
