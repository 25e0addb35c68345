import { Trans, useLingui } from '@lingui/react/macro'
import { bakuDate } from '../../../../src/lib/days.ts'
import { usePagePicture } from '../../../lib/artwork/use-page-picture.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatHour } from '../../../lib/weekday.ts'
import { SheetMark } from '../../../ui/admin/sheet-mark.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { ChoicesLine } from '../../kit/orders/order-choices.tsx'
import { DueLabel } from '../../kit/production/due-label.tsx'
import { useToday } from '../../kit/production/queries.ts'
import { useWorkText } from './use-work-text.ts'
import { WaitingLabel } from './waiting-label.tsx'
import { customerOf, itemOf, type Work } from './work-rows.ts'

type WorkListProps = {
  rows: readonly Work[]
  chosen: Work | null
  onChoose: (id: number) => void
  /** Called on a press: the row is selected. */
  onOpen: (work: Work) => void
  /** Called on Enter: the task is done. */
  onAct: (work: Work) => void
  onSpace: () => void
}

const grid =
  'lg:grid-cols-[118px_minmax(0,1.2fr)_52px_minmax(0,1fr)_128px_40px] lg:items-center lg:gap-x-3 lg:px-3.5'

/** The list of tasks; the focus selects. */
export function WorkList({ rows, chosen, onChoose, onOpen, onAct, onSpace }: WorkListProps) {
  return (
    <>
      <div
        aria-hidden="true"
        className={classNames(
          'hidden border-key border-t-2 border-b border-b-line py-2 font-medium lg:grid',
          grid,
        )}
      >
        <span>
          <Trans>Waiting</Trans>
        </span>
        <span>
          <Trans>To do</Trans>
        </span>
        <span />
        <span>
          <Trans>Product · customer</Trans>
        </span>
        <span>
          <Trans>Due</Trans>
        </span>
        <span>
          <Trans>Who</Trans>
        </span>
      </div>
      <ol className="max-lg:grid max-lg:gap-2.5">
        {rows.map((work) => (
          <WorkRow
            key={work.order.id}
            work={work}
            isChosen={work.order.id === chosen?.order.id}
            onChoose={() => onChoose(work.order.id)}
            onOpen={() => onOpen(work)}
            onAct={() => onAct(work)}
            onSpace={onSpace}
          />
        ))}
      </ol>
    </>
  )
}

type WorkRowProps = {
  work: Work
  isChosen: boolean
  onChoose: () => void
  onOpen: () => void
  onAct: () => void
  onSpace: () => void
}

function WorkRow({ work, isChosen, onChoose, onOpen, onAct, onSpace }: WorkRowProps) {
  const language = useLanguage()
  const { task, behind } = useWorkText()
  const { order, since, state } = work
  return (
    <li
      data-work={order.id}
      aria-current={isChosen || undefined}
      className={classNames(
        'relative grid min-h-12.5 gap-y-1 border-line2 bg-paper py-1.5 max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3 max-lg:border max-lg:p-3 lg:border-b',
        grid,
        isChosen && 'bg-cyan-ground! shadow-[inset_3px_0_0_var(--cyan),inset_0_0_0_1px_var(--cyan)]',
      )}
    >
      <span className="flex items-center justify-between gap-2 max-lg:order-2">
        <WaitingLabel since={since} />
        <SheetMark state={state} className="max-lg:hidden" />
      </span>
      <span className="min-w-0 max-lg:order-1">
        <button
          type="button"
          data-row=""
          onFocus={onChoose}
          onClick={({ detail }) => (detail === 0 ? onAct() : onOpen())}
          onKeyDown={(event) => {
            if (event.key !== ' ') return
            event.preventDefault()
            onSpace()
          }}
          onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
          className="block w-full text-left font-semibold outline-none! after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-1 focus-visible:after:outline-cyan"
        >
          {task(work)}
        </button>
        <span className="admin-meta block truncate text-t3">{behind(work)}</span>
      </span>
      <span className="max-lg:order-4 max-lg:justify-self-end">
        <WorkThumb work={work} />
      </span>
      <span className="min-w-0 max-lg:order-3">
        <span className="block truncate">{itemOf(work, language)}</span>
        <ChoicesLine order={order} className="admin-meta text-t2" />
        <span className="admin-meta block truncate text-t3">
          <Reference id={order.id} /> · {customerOf(work)}
        </span>
      </span>
      <WorkDue work={work} />
      <TakenBy taken={work.taken} />
    </li>
  )
}

/** The initials of who has taken it on. */
function TakenBy({ taken }: Pick<Work, 'taken'>) {
  const { t } = useLingui()
  if (!taken)
    return (
      <span aria-hidden="true" className="text-t3 max-lg:hidden">
        —
      </span>
    )
  const name = `${taken.by.name} ${taken.by.surname}`.trim()
  const initials = `${taken.by.name.charAt(0)}${taken.by.surname.charAt(0)}`.toLocaleUpperCase('az')
  return (
    <span className="max-lg:order-5" title={t`Taken on by ${name}`}>
      <span
        aria-hidden="true"
        className="grid size-6 place-items-center border border-line font-semibold text-[11px]"
      >
        {initials}
      </span>
      <span className="sr-only">{t`Taken on by ${name}`}</span>
    </span>
  )
}

/** The first page, or in a dashed frame the kind of a file that has no picture. */
function WorkThumb({ work: { order, file } }: { work: Work }) {
  const pageOfFile = file?.pageOfFile ?? null
  const page = file && pageOfFile !== null ? { orderId: order.id, fileId: file.id, pageOfFile } : null
  const { url } = usePagePicture(page)
  if (url)
    return (
      <span className="grid h-9 w-12.5 place-items-center bg-pit">
        <img src={url} alt="" className="max-h-9 max-w-12.5 object-contain" />
      </span>
    )
  return (
    <span
      aria-hidden="true"
      className="grid h-9 w-12.5 place-items-center border border-line border-dashed font-semibold text-[11px] text-t3"
    >
      {page ? '' : (file?.kind.toUpperCase() ?? '—')}
    </span>
  )
}

/** When it is due: promised, late in words; before that by when the approval must be there for which day. */
function WorkDue({ work: { due, order } }: { work: Work }) {
  const language = useLanguage()
  const today = useToday()
  if (!due) return <span className="text-t3 max-lg:hidden">—</span>
  const { day, approveBy, daysLate } = due
  const shown = (date: string) => formatDate(`${date}T12:00:00Z`, language, 'dayOfMonth')
  if (approveBy === null)
    return (
      <span className="font-medium max-lg:order-4">
        <span className="lg:sr-only">
          <Trans>Due</Trans>{' '}
        </span>
        <DueLabel order={{ status: order.status, promisedOn: day, daysLate }} />
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
