import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { AdminLinkButton } from '../../../../ui/admin/button.tsx'
import { Empty } from '../../../../ui/admin/empty.tsx'
import { UploadIcon } from '../../../../ui/admin/icons.tsx'
import { topModal } from '../../../../ui/admin/layers.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { useMedia } from '../../../../ui/admin/use-media.ts'
import { Screen } from '../../../kit/frame/screen.tsx'
import type { Shortcut } from '../../../kit/frame/shortcuts.ts'
import { BookBar } from './book-bar.tsx'
import { GroupTabs } from './group-tabs.tsx'
import { HandForm } from './hand-form.tsx'
import { type LineActs, LineRail } from './line-rail.tsx'
import { LineRows } from './line-rows.tsx'
import { PaymentsTrail } from './payments-trail.tsx'
import {
  groupNames,
  groupOf,
  isWaiting,
  keyOf,
  type Line,
  type Statement,
  toBook,
} from './statement-types.ts'
import { UnreadRows } from './unread-rows.tsx'
import { useChoices } from './use-choices.ts'
import { useStatementActs } from './use-statement-acts.ts'

type StatementViewProps = {
  statement: Statement
  /** Said above the lines: the file was uploaded before. */
  knownSince: string | null
  onRemove: () => void
}

/** The lines of a statement, the one that is looked at, and what is booked of them together. */
export function StatementView({ statement, knownSince, onRemove }: StatementViewProps) {
  const { t } = useLingui()
  const { group } = useSearch({ from: '/admin/payments/statement' })
  const isWide = useMedia('(width >= 1280px)')
  const { lines } = statement
  const shownLines = inOrder(lines).filter((line) => group === undefined || groupOf(line) === group)
  const choices = useChoices(lines)
  const { book, isBooking, decide, refused } = useStatementActs(statement)
  const [currentId, setCurrent] = useState<number | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [byHand, setByHand] = useState<{ of: 'split' | 'find'; id: number } | null>(null)
  const current = shownLines.find(({ id }) => id === currentId) ?? (isWide ? shownLines[0] : undefined)
  const go = (line: Line | undefined) => {
    if (!line) return
    setCurrent(line.id)
    focusLine(line)
  }
  const step = (by: number, among: readonly Line[] = shownLines) => {
    const at = among.findIndex(({ id }) => id === current?.id)
    go(among[Math.min(Math.max(at + by, 0), among.length - 1)])
  }
  const nextDoubtful = () => {
    const open = shownLines.filter(
      (line) => line.group === 'doubtful' && !line.isLater && choices.choiceOf(line) === null,
    )
    const place = current ? shownLines.indexOf(current) : -1
    go(open.find((line) => shownLines.indexOf(line) > place) ?? open[0])
  }
  const actsOf = (line: Line): LineActs => ({
    choose: (choice) => {
      choices.choose(line, choice)
    },
    byHand: (of) => {
      setCurrent(line.id)
      setByHand({ of, id: line.id })
      setOpen(true)
    },
    decide: (state) => {
      setByHand(null)
      decide(line, state)
    },
    step,
  })
  const primary = (line: Line) => {
    if (!isWaiting(line)) return
    if (line.amount < 0) return decide(line, 'expense')
    const [first] = line.candidates
    if (!choices.choiceOf(line) && first) choices.choose(line, { candidate: keyOf(first) })
    nextDoubtful()
  }
  const onKey = (event: KeyboardEvent, line: Line) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (event.key === ' ') {
      event.preventDefault()
      choices.toggle(line)
    } else if (event.key === 'Enter' && isWide) {
      event.preventDefault()
      primary(line)
    }
  }
  const onCurrent = (act: (line: Line) => void) => () => {
    if (current && isWaiting(current)) act(current)
  }
  const shortcuts: Shortcut[] = [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      caps: ['↑', '↓'],
      label: t`line`,
      act: (key) => step(key === 'ArrowUp' ? -1 : 1),
    },
    { keys: [], caps: ['Space'], label: t`tick`, act: () => undefined },
    {
      keys: ['1', '2', '3'],
      caps: ['1', '2', '3'],
      label: t`possibility`,
      act: (key) =>
        onCurrent((line) => {
          const candidate = line.candidates[Number(key) - 1]
          if (candidate) choices.choose(line, { candidate: keyOf(candidate) })
        })(),
    },
    {
      keys: ['b'],
      caps: ['B'],
      label: t`split by hand`,
      act: onCurrent((line) => line.amount > 0 && actsOf(line).byHand('split')),
    },
    {
      keys: ['m'],
      caps: ['M'],
      label: t`find the customer`,
      act: onCurrent((line) => line.amount > 0 && actsOf(line).byHand('find')),
    },
    { keys: ['g'], caps: ['G'], label: t`leave`, act: onCurrent((line) => actsOf(line).decide('left')) },
    {
      keys: ['s'],
      caps: ['S'],
      label: t`later`,
      act: onCurrent((line) => actsOf(line).decide(line.isLater ? 'open' : 'later')),
    },
    { keys: ['d'], caps: ['D'], label: t`next doubtful`, act: nextDoubtful },
  ]
  const ticked = choices.ticked
  const write = () => book(ticked.map(({ line, choice }) => toBook(line, choice)))
  useCommandEnter(write)
  const ofGroup = current ? shownLines.filter((line) => groupOf(line) === groupOf(current)) : []
  const hand = current && byHand?.id === current.id ? byHand : null
  const rail =
    current &&
    (hand ? (
      <HandForm
        key={current.id}
        line={current}
        customer={hand.of === 'split' ? customerOf(current) : undefined}
        onDone={(booking) => {
          choices.choose(current, { byHand: booking })
          setByHand(null)
        }}
        onClose={() => setByHand(null)}
      />
    ) : (
      <LineRail
        line={current}
        place={{ number: ofGroup.indexOf(current) + 1, of: ofGroup.length }}
        choice={choices.choiceOf(current)}
        acts={actsOf(current)}
      />
    ))
  const { id, fileName, bank, iban } = statement
  return (
    <Screen
      above={<PaymentsTrail />}
      title={fileName}
      meta={
        <>
          {[bank, iban.replace(/^(.{8}).*(.{4})$/, '$1 … $2')].map((text) => text && `${text} · `)}
          <Plural value={lines.length} one="# line" other="# lines" />
        </>
      }
      actions={
        <AdminLinkButton to="/admin/payments/statement" search={{}}>
          <UploadIcon />
          <Trans>Another file</Trans>
        </AdminLinkButton>
      }
      shortcuts={shortcuts}
      note={<Trans>Nothing is booked by itself</Trans>}
    >
      {knownSince && (
        <p
          role="status"
          className="mb-4 border-line2 border-y border-r border-l-4 border-l-warn bg-paper px-3.5 py-2.5 font-semibold"
        >
          {knownSince}
        </p>
      )}
      <div className={isWide ? 'grid grid-cols-[minmax(0,1fr)_376px] items-start gap-x-6' : undefined}>
        <div className="min-w-0">
          <GroupTabs lines={lines} id={id} />
          <LineRows
            lines={lines}
            shown={group}
            current={current}
            choices={choices}
            refused={refused}
            onCurrent={(line) => setCurrent(line.id)}
            onOpen={(line) => {
              setCurrent(line.id)
              setOpen(true)
            }}
            onFind={(line) => (line.amount < 0 ? decide(line, 'expense') : actsOf(line).byHand('find'))}
            onKey={onKey}
          />
          {shownLines.length === 0 && (
            <Empty
              title={<Trans>There are no lines here</Trans>}
              why={<Trans>What was booked or left stands under its own heading.</Trans>}
            />
          )}
          <UnreadRows unread={statement.unread} />
        </div>
        {isWide && rail && (
          <aside
            aria-label={t`The line`}
            className="sticky top-14 flex max-h-[calc(100dvh-168px)] min-h-[min(560px,calc(100dvh-168px))] flex-col overflow-y-auto border border-line2 bg-paper"
          >
            {rail}
          </aside>
        )}
      </div>
      {!isWide && isOpen && rail && current && (
        <Modal place="side" title={current.payer || t`Nobody is named`} onClose={() => setOpen(false)}>
          <div className="-mx-6 mt-2 -mb-5 flex min-h-[calc(100dvh-72px)] flex-col">{rail}</div>
        </Modal>
      )}
      <BookBar
        lines={lines}
        ticked={ticked.map(({ line }) => line)}
        busy={isBooking}
        onBook={write}
        onRemove={onRemove}
      />
    </Screen>
  )
}

/** As they stand on the screen. */
const inOrder = (lines: readonly Line[]): Line[] =>
  lines.toSorted(
    (one, other) =>
      groupNames.indexOf(groupOf(one)) - groupNames.indexOf(groupOf(other)) ||
      Number(one.isLater) - Number(other.isLater) ||
      one.row - other.row,
  )

const customerOf = ({ candidates: [first] }: Line): number | undefined => first?.bookings[0]?.appUser.id

function focusLine(line: Line): void {
  document.querySelector<HTMLElement>(`[data-line="${line.id}"]`)?.focus()
}

/** Ctrl+Enter books what is ticked, outside dialogs. */
function useCommandEnter(act: () => void): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || topModal()) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
