import { useDraggable } from '@dnd-kit/core'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isUnmade, isUnpriced } from '../../../../src/domains/order-status/statuses.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { rememberOpened } from '../../kit/orders/last-list.ts'
import type { Calendar, Job, Piece } from './calendar-model.ts'
import { hatched } from './hatched.ts'
import { LastWord, ShortLate, useJobName } from './job-texts.tsx'
import { pressed } from './pressed.ts'
import type { Moving } from './use-moving-job.ts'

type JobBarProps = { calendar: Calendar; piece: Piece; moving: Moving }

/** A job between its day in the workshop and its promised one; a link to the order, picked up by pointer or Space. */
export function JobBar({ calendar, piece, moving }: JobBarProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const nameOf = useJobName()
  const { job, first, last, lane, late } = piece
  const { listeners, setNodeRef } = useDraggable({
    id: `${job.id}/${piece.week}`,
    data: { job },
    disabled: !isUnmade(job.status) || moving.isPending,
  })
  const isPicked = moving.picked?.job.id === job.id
  const due = job.promisedOn && t`promised ${formatDayAndMonth(job.promisedOn, language)}`
  return (
    <li
      ref={setNodeRef}
      {...listeners}
      style={{ gridColumn: `${first + 2} / ${last + 3}`, gridRow: lane + 2 }}
      className={classNames(
        '@container relative z-[1] mx-1 my-0.5 h-[25px] min-w-0 touch-manipulation',
        lookOf(piece),
        isPicked && 'outline-2 outline-cyan',
      )}
    >
      <Link
        data-job={job.id}
        to="/admin/ordersadmin/$id"
        params={{ id: String(job.id) }}
        draggable={false}
        aria-describedby="calendar-how"
        title={[nameOf(job), due].filter(Boolean).join(' · ')}
        onClick={() => rememberOpened(job.id)}
        onKeyDown={(event) => pressed(event, job, moving)}
        className="flex h-full min-w-0 items-center gap-2 px-1.5 text-[12.5px] outline-offset-1!"
      >
        <BarLabel calendar={calendar} job={job} late={late} name={nameOf(job)} />
        {due && <span className="sr-only">{due}</span>}
        {isPicked && <span className="sr-only">{t`picked up`}</span>}
      </Link>
    </li>
  )
}

/** The thick right end is the day that it is due; dashed and hatched: no approval yet; red: late. */
function lookOf({ late, isDone, job, isCut, goesOn }: Piece): string {
  const edges = classNames(isCut && 'ml-0! border-l-0!', goesOn && 'mr-0! border-r-0!')
  if (isDone) return `border border-line2 bg-sheet text-t3 ${edges}`
  if (late > 0) return `${hatched} border border-error border-l-4 bg-error-ground ${edges}`
  const due = goesOn ? '' : 'shadow-[inset_-4px_0_0_var(--key)] pr-1'
  return job.isApproved
    ? `border border-key bg-paper ${due} ${edges}`
    : `${hatched} border border-t2 border-dashed bg-paper ${due} ${edges}`
}

/** The lateness is never cut: it is short until there is room for more. */
const lastWordOf = (isLate: boolean) => (isLate ? '@max-[20rem]:sr-only' : '@max-[10.5rem]:sr-only')

type BarLabelProps = { calendar: Calendar; job: Job; late: number; name: string }

/** Strip, number, name, run, and its last word; where room is short, problems come first. */
export const BarLabel = ({ calendar, job, late, name }: BarLabelProps) => {
  const isLate = late > 0
  const isStopped = !isLate && (!job.isApproved || job.awaits || isUnpriced(job.status))
  return (
    <>
      <span className={classNames('flex shrink-0', (isLate || isStopped) && '@max-[10.5rem]:hidden')}>
        <InkStrip status={job.status} />
      </span>
      <strong className="font-semibold tabular-nums">{job.id}</strong>
      <span className={classNames('min-w-0 shrink truncate', isStopped && '@max-[10.5rem]:hidden')}>
        {name}
      </span>
      <span
        className={classNames(
          'ml-auto max-w-[55%] shrink-0 truncate pl-1',
          isStopped
            ? '@max-[10.5rem]:max-w-none @max-[10.5rem]:min-w-0 @max-[10.5rem]:shrink'
            : lastWordOf(isLate),
        )}
      >
        <LastWord calendar={calendar} job={job} late={late} />
      </span>
      {isLate && (
        <span aria-hidden="true" className="ml-auto hidden shrink-0 @max-[20rem]:inline">
          <ShortLate days={late} />
        </span>
      )}
    </>
  )
}
