import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { createPortal } from 'react-dom'
import { AdminButton } from '../../../../ui/admin/button.tsx'
import { commandKey } from '../../../../ui/admin/command-key.ts'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { Money } from '../../../../ui/money.tsx'
import { BarSlot } from '../../../kit/frame/bar-slot.ts'
import { isWaiting, type Line } from './statement-types.ts'

type BookBarProps = {
  lines: readonly Line[]
  ticked: readonly Line[]
  busy: boolean
  onBook: () => void
  onRemove: () => void
}

/** At the foot: how many lines are booked and what they come to. */
export function BookBar({ lines, ticked, busy, onBook, onRemove }: BookBarProps) {
  const { t } = useLingui()
  const slot = use(BarSlot)
  const sum = ticked.reduce((all, { amount }) => all + Math.round(amount * 100), 0) / 100
  const rest = lines.filter((line) => isWaiting(line) && !ticked.includes(line)).length
  const bar = (
    <section
      aria-label={t`What is booked`}
      className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 border-cyan border-t-2 bg-paper px-4 py-2 md:px-7"
    >
      <p role="status">
        <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-full bg-cyan" />
        <strong className="font-semibold">
          <Plural value={ticked.length} one="# line is booked" other="# lines are booked" /> ·{' '}
          <Money azn={sum} />
        </strong>{' '}
        <span className="admin-meta text-t3">
          {rest > 0 && (
            <>
              <Plural value={rest} one="# other line isn’t" other="# other lines aren’t" /> ·{' '}
            </>
          )}
          <Trans>the file is kept</Trans>
        </span>
      </p>
      <span className="flex flex-wrap gap-2 md:ml-auto">
        <AdminButton variant="quiet" aria-haspopup="dialog" onClick={onRemove}>
          <Trans>Remove the file</Trans>
        </AdminButton>
        {ticked.length > 0 && (
          <AdminButton
            variant="primary"
            busy={busy}
            onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.preventDefault()}
            onClick={onBook}
          >
            <Plural value={ticked.length} one="Write down # payment" other="Write down # payments" />
            <span className="flex gap-1 max-md:hidden">
              <KeyCap inverse>{commandKey}</KeyCap>
              <KeyCap inverse>Enter</KeyCap>
            </span>
          </AdminButton>
        )}
      </span>
    </section>
  )
  return slot && createPortal(bar, slot)
}
