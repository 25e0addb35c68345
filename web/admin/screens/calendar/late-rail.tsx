import { useDraggable } from '@dnd-kit/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactElement, type ReactNode, useState } from 'react'
import type { Day } from '../../../../src/domains/production/workdays.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { rememberOpened } from '../../kit/orders/last-list.ts'
import { type Calendar, dayless, type Job, judgeDay, lateJobs, loadOn } from './calendar-model.ts'
import { ShortLate, useJobName } from './job-texts.tsx'
import { pressed } from './pressed.ts'
import type { Moving, Picked } from './use-moving-job.ts'

/** How many cards are shown until the user asks for more. */
const maxCards = 12

/** The late jobs, those without a day, and what the picked-up job does to the days. */
export function LateRail({ calendar, moving }: { calendar: Calendar; moving: Moving }) {
  const { t } = useLingui()
  const [letters] = useLetterKeys()
  const late = lateJobs(calendar)
  const open = dayless(calendar)
  return (
    <aside aria-label={t`Late and without a day`} className="grid content-start gap-5">
      {moving.picked && <MovingPanel calendar={calendar} picked={moving.picked} />}
      <section>
        <h2 className="admin-h2 mb-2">
          <Trans>Late</Trans>{' '}
          <span className={classNames('font-normal', late.length > 0 ? 'text-error' : 'text-t3')}>
            {late.length}
          </span>
        </h2>
        {late.length === 0 && (
          <p className="text-t3">
            <Trans>Nothing is late.</Trans>
          </p>
        )}
        <Cards>
          {late.map(({ job, late: days }) => (
            <Card key={job.id} job={job} moving={moving} look="border-line2 border-l-4 border-l-error">
              <ShortLate days={days} />
            </Card>
          ))}
        </Cards>
      </section>
      <section>
        <h2 className="admin-h2 mb-2">
          <Trans>No day</Trans> <span className="font-normal text-t3">{open.length}</span>
        </h2>
        {open.length === 0 && (
          <p className="text-t3">
            <Trans>Everything has its day.</Trans>
          </p>
        )}
        <Cards>
          {open.map((job) => (
            <Card key={job.id} job={job} moving={moving} look="border-line2">
              {job.days !== null && (
                <span className="text-t3">
                  <Plural value={job.days} one="# working day" other="# working days" />
                </span>
              )}
            </Card>
          ))}
        </Cards>
        {open.length > 0 && letters && (
          <p className="mt-2 text-t3">
            <Trans>
              Drag it onto a day, or choose it and press <KeyCap>G</KeyCap>.
            </Trans>
          </p>
        )}
      </section>
    </aside>
  )
}

/** Shows the first of them, and the rest on request. */
function Cards({ children }: { children: ReactElement[] }) {
  const [isWhole, setWhole] = useState(false)
  const left = children.length - maxCards
  return (
    <>
      <ul className="grid gap-2">{isWhole ? children : children.slice(0, maxCards)}</ul>
      {!isWhole && left > 0 && (
        <p className="mt-2">
          <WordButton onClick={() => setWhole(true)}>
            <Plural value={left} one="# more job" other="# more jobs" />
          </WordButton>
        </p>
      )}
    </>
  )
}

type CardProps = { job: Job; moving: Moving; look: string; children: ReactNode }

function Card({ job, moving, look, children }: CardProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const nameOf = useJobName()
  const { listeners, setNodeRef } = useDraggable({
    id: `rail/${job.id}`,
    data: { job },
    disabled: moving.isPending,
  })
  const isPicked = moving.picked?.job.id === job.id
  const due = job.promisedOn && t`promised ${formatDayAndMonth(job.promisedOn, language)}`
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      className={classNames('touch-manipulation border bg-paper', look, isPicked && 'outline-2 outline-cyan')}
    >
      <Link
        data-job={job.id}
        to="/admin/ordersadmin/$id"
        params={{ id: String(job.id) }}
        draggable={false}
        aria-describedby="calendar-how"
        onClick={() => rememberOpened(job.id)}
        onKeyDown={(event) => pressed(event, job, moving)}
        className="block px-3 py-1.5"
      >
        <span className="flex justify-between gap-3">
          <strong className="font-semibold tabular-nums">{job.id}</strong>
          {children}
        </span>
        <span className="block truncate" title={nameOf(job)}>
          {nameOf(job)}
        </span>
        <span className="admin-meta block truncate text-t3">
          {[job.customer, due].filter(Boolean).join(' · ')}
        </span>
        {isPicked && <span className="sr-only">{t`picked up`}</span>}
      </Link>
    </li>
  )
}

/** The picked-up job: from which day to which, the load before and after, and whether the promise holds. */
function MovingPanel({ calendar, picked }: { calendar: Calendar; picked: Picked }) {
  const language = useLanguage()
  const { job, to } = picked
  const kind = calendar.kinds.find(({ id }) => id === job.workKindId)
  const shown = (day: Day | null) => (day === null ? '—' : formatDayAndMonth(day, language))
  const days = [job.plannedOn, to].filter((day) => day !== null)
  return (
    <section className="border-cyan border-t-2 bg-paper px-3 py-2.5">
      <h2 className="mb-1.5 font-semibold">
        <Trans>No. {job.id} is being moved</Trans>
      </h2>
      <dl className="grid grid-cols-[70px_minmax(0,1fr)] gap-x-2 gap-y-1">
        <dt className="text-t3">
          <Trans>Day</Trans>
        </dt>
        <dd>
          {shown(job.plannedOn)} › <strong className="font-semibold">{shown(to)}</strong>
        </dd>
        {kind && (
          <>
            <dt className="truncate text-t3">{pick(kind, 'name', language)}</dt>
            <dd>
              {days.map((day) => {
                const before = loadOn(calendar, kind, day).percent
                const after = loadOn(calendar, kind, day, { job, to }).percent
                return (
                  <span key={day} className="block tabular-nums">
                    {Number(day.slice(8))}: {before} ›{' '}
                    <strong className="font-semibold">{after}&nbsp;%</strong>
                  </span>
                )
              })}
            </dd>
          </>
        )}
        <dt className="text-t3">
          <Trans context="due">Promise</Trans>
        </dt>
        {job.promisedOn === null ? (
          <dd className="text-t2">
            <Trans>no day is promised</Trans>
          </dd>
        ) : (
          <dd>
            {shown(job.promisedOn)}
            {to && <PromiseThen breaks={judgeDay(calendar, job, to).breaksPromise} />}
          </dd>
        )}
      </dl>
    </section>
  )
}

/** Whether the promise would hold. */
const PromiseThen = ({ breaks }: { breaks: boolean }) => (
  <span className={breaks ? 'font-medium text-error' : 'text-ok'}>
    , {breaks ? <Trans>would be broken</Trans> : <Trans>holds</Trans>}
  </span>
)
