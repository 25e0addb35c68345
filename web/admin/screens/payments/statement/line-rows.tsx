import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment, type KeyboardEvent } from 'react'
import { referenceOf } from '../../../../../src/lib/reference.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { formatAmount } from '../../../kit/formats.ts'
import {
  bookingsOf,
  candidateOf,
  type Group,
  groupNames,
  groupOf,
  groups,
  isWaiting,
  type Line,
} from './statement-types.ts'
import type { Choices } from './use-choices.ts'
import { useLineTexts } from './use-line-texts.ts'

const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 lg:grid-cols-[56px_minmax(0,1.25fr)_88px_24px_minmax(0,1.1fr)_minmax(0,0.9fr)]'

type LineRowsProps = {
  lines: readonly Line[]
  /** Of all lines, or those of one group. */
  shown: Group | undefined
  current: Line | undefined
  choices: Choices
  refused: ReadonlyMap<number, string>
  /** The focus has come to a row. */
  onCurrent: (line: Line) => void
  /** A row was pressed. */
  onOpen: (line: Line) => void
  /** Nothing is found for it: its customer is looked for, or it is an expense. */
  onFind: (line: Line) => void
  onKey: (event: KeyboardEvent, line: Line) => void
}

/** The lines in their groups: left what the bank says, right what it would be booked to and why. */
export function LineRows({ lines, shown, ...rest }: LineRowsProps) {
  const { i18n } = useLingui()
  const named = groupNames
    .map((name) => ({ name, rows: lines.filter((line) => groupOf(line) === name) }))
    .filter(({ name, rows }) => rows.length > 0 && (shown === undefined || shown === name))
  return (
    <div className="border-key border-t-2 bg-paper">
      <div
        aria-hidden="true"
        className={classNames(columns, 'admin-meta border-line2 border-b px-3.5 py-2 max-lg:hidden')}
      >
        <span>
          <Trans>Day</Trans>
        </span>
        <span>
          <Trans>At the bank: who, what for</Trans>
        </span>
        <span className="text-right">
          <Trans>Amount</Trans>
        </span>
        <span />
        <span>
          <Trans>With us: what it is booked to</Trans>
        </span>
        <span>
          <Trans>Why</Trans>
        </span>
      </div>
      {named.map(({ name, rows }) => (
        <Fragment key={name}>
          <h2 className="border-line2 border-b bg-sheet px-3.5 py-1.5">
            <span className="font-semibold">{i18n._(groups[name].name)}</span>{' '}
            <span className="admin-meta text-t3">
              <GroupNote name={name} count={rows.length} />
            </span>
          </h2>
          <ul>
            {rows.toSorted(laterLast).map((line) => (
              <Row key={line.id} line={line} {...rest} />
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  )
}

const laterLast = (one: Line, other: Line) =>
  Number(one.isLater) - Number(other.isLater) || one.row - other.row

function GroupNote({ name, count }: { name: Group; count: number }) {
  if (name === 'doubtful') return <Trans>{count}, choose one each</Trans>
  if (name === 'proposed') return <Trans>{count}, the ticked ones are booked</Trans>
  return <>{count}</>
}

type RowProps = Omit<LineRowsProps, 'lines' | 'shown'> & { line: Line }

function Row({ line, current, choices, refused, onCurrent, onOpen, onFind, onKey }: RowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { day, payer, purpose, amount, id } = line
  const isCurrent = current?.id === id
  const choice = choices.choiceOf(line)
  const name = payer || t`Nobody is named`
  const why = isWaiting(line) ? refused.get(id) : undefined
  return (
    <li
      className={classNames(
        columns,
        'relative items-center border-line2 border-b px-3.5 py-2',
        isCurrent ? 'bg-cyan-ground shadow-[inset_4px_0_0_var(--cyan)]' : 'hover:bg-line1',
      )}
    >
      <span className="text-t2 max-lg:admin-meta">
        {formatDate(`${day}T12:00:00Z`, language, 'dayOfMonth')}
      </span>
      <span className="row-start-2 min-w-0 lg:row-start-auto">
        <button
          type="button"
          data-row=""
          data-line={id}
          aria-current={isCurrent || undefined}
          onFocus={() => onCurrent(line)}
          onClick={() => onOpen(line)}
          onKeyDown={(event) => onKey(event, line)}
          className="block max-w-full text-left font-semibold wrap-anywhere outline-none! after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-cyan focus-visible:after:-outline-offset-2"
        >
          {name}
        </button>
        {purpose && <span className="admin-meta block text-t3 wrap-anywhere">«{purpose}»</span>}
      </span>
      <span className="text-right font-semibold tabular-nums">
        {formatAmount(amount, language).replace('-', '−')}
      </span>
      <span className="row-start-2 grid place-items-center justify-self-end lg:row-start-auto lg:justify-self-center">
        {choice ? (
          <span className="relative z-[1] grid size-6 cursor-pointer place-items-center pointer-coarse:size-11">
            <input
              type="checkbox"
              className="size-4 accent-(--key)"
              aria-label={t`Book ${name}`}
              checked
              onChange={() => choices.toggle(line)}
            />
          </span>
        ) : (
          <Unticked line={line} name={name} choices={choices} />
        )}
      </span>
      <span className="col-span-2 min-w-0 lg:col-span-1">
        <Ours line={line} choices={choices} onFind={onFind} />
        {why && (
          <span role="alert" className="block text-error">
            {why}
          </span>
        )}
      </span>
      <Why line={line} choices={choices} />
    </li>
  )
}

function Unticked({ line, name, choices }: { line: Line; name: string; choices: Choices }) {
  const { t } = useLingui()
  const group = groupOf(line)
  const { icon: Icon, ink } = groups[group]
  if (group !== 'proposed')
    return (
      <span className={ink}>
        <Icon />
      </span>
    )
  return (
    <span className="relative z-[1] grid size-6 cursor-pointer place-items-center pointer-coarse:size-11">
      <input
        type="checkbox"
        className="size-4 accent-(--key)"
        aria-label={t`Book ${name}`}
        checked={false}
        onChange={() => choices.toggle(line)}
      />
    </span>
  )
}

/** What it is booked to, would be, or could be. */
function Ours({ line, choices, onFind }: Pick<RowProps, 'line' | 'choices' | 'onFind'>) {
  const { targetOf, namesOf, restOf } = useLineTexts()
  const choice = choices.choiceOf(line)
  const { candidates, payments, group } = line
  if (payments.length > 0)
    return (
      <>
        <strong className="block font-semibold">
          {payments.map(({ id, orders }) => (
            <Fragment key={id}>
              {orders.length === 0 ? (
                targetOf([{ orders: [] }])
              ) : (
                <OrderLinks ids={orders.map(({ orderId }) => orderId)} />
              )}{' '}
            </Fragment>
          ))}
        </strong>
        <span className="admin-meta block text-t3">
          {payments.map(({ appUser }) => `${appUser.name} ${appUser.surname}`.trim()).join(', ')}
        </span>
      </>
    )
  if (group === 'left' || group === 'expense')
    return group === 'left' ? <Trans>Left</Trans> : <Trans>Expense</Trans>
  if (choice) {
    const bookings = bookingsOf(line, choice)
    return (
      <>
        <strong className="block font-semibold">
          {targetOf(bookings)}, {namesOf(bookings)}
        </strong>
        <span className="admin-meta block text-t3">{restOf(bookings, candidateOf(line, choice)?.half)}</span>
      </>
    )
  }
  const [first] = candidates
  if (!first)
    return (
      <>
        <WordButton className="relative z-[1]" onClick={() => onFind(line)}>
          {line.amount < 0 ? <Trans>Among the expenses</Trans> : <Trans>Find the customer…</Trans>}
        </WordButton>
        <span className="admin-meta block text-t3">
          <Trans>if it isn’t ours: leave it</Trans>
        </span>
      </>
    )
  return (
    <>
      <strong className="block font-semibold">
        {candidates.length > 1 ? (
          <Plural value={candidates.length} one="# possibility" other="# possibilities" />
        ) : (
          `${targetOf(first.bookings)}, ${namesOf(first.bookings)}`
        )}
      </strong>
      <span className="admin-meta block text-t3">
        {candidates.length > 1
          ? candidates.map(({ bookings }) => targetOf(bookings)).join(' · ')
          : restOf(first.bookings, first.half)}
      </span>
    </>
  )
}

const OrderLinks = ({ ids }: { ids: readonly number[] }) => {
  const language = useLanguage()
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Link
        to="/admin/ordersadmin/$id"
        params={{ id: String(id) }}
        className="relative z-[1] text-cyan-text underline-offset-4 hover:underline"
      >
        {referenceOf(id, language)}
      </Link>
    </Fragment>
  ))
}

function Why({ line, choices }: { line: Line; choices: Choices }) {
  const { reasonOf } = useLineTexts()
  const choice = choices.choiceOf(line)
  return (
    <span className="admin-meta col-span-2 text-t2 lg:col-span-1">
      {choice && 'byHand' in choice ? <Trans>by hand</Trans> : reasonOf(line)}
      {line.isLater && (
        <span className="block text-t3">
          <Trans>put off</Trans>
        </span>
      )}
    </span>
  )
}
