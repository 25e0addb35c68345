import { useDraggable } from '@dnd-kit/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactElement, type ReactNode, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { useLetterKeys } from '../../kit/frame/shortcuts.ts'
import { rememberOpened } from '../../kit/orders/last-list.ts'
import { type Calendar, dayless, type Job, lateJobs } from './calendar-model.ts'
import { ShortLate, useJobName } from './job-words.tsx'
import { MovingPanel } from './moving-panel.tsx'
import { pressed } from './pressed.ts'
import type { Moving } from './use-moving-job.ts'

/** More cards than these are shown when one asks for them. */
const mostCards = 12

/** What is late, what has no day, and what the job in the hand does to the days. */
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
          <Trans>Late</Trans> <span className="font-normal text-error">{late.length}</span>
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

/** The first of them; the rest when one asks for them. */
function Cards({ children }: { children: ReactElement[] }) {
  const [isWhole, setWhole] = useState(false)
  const left = children.length - mostCards
  return (
    <>
      <ul className="grid gap-2">{isWhole ? children : children.slice(0, mostCards)}</ul>
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
