import { Plural, Trans } from '@lingui/react/macro'
import { classNames } from '../../../../lib/class-names.ts'

const cells = [1, 2, 3, 4, 5] as const

/** Inks of the days that are gone, and of the words: yellow from two days left, red on the last day and after. */
function looksOf(daysLeft: number) {
  if (daysLeft <= 0) return { cell: 'bg-error border-error', words: 'text-error' }
  if (daysLeft <= 2) return { cell: 'bg-ink-y border-key', words: 'text-warn' }
  return { cell: 'bg-key border-key', words: '' }
}

/** The five days of an e-qaimə, filled as far as they are gone, with the days that are left in words. */
export function FiveCells({ daysLeft }: { daysLeft: number }) {
  const { cell, words } = looksOf(daysLeft)
  const gone = cells.length - Math.max(0, daysLeft)
  return (
    <span className={classNames('flex items-center gap-2.5 whitespace-nowrap', words)}>
      <span aria-hidden="true" className="flex gap-px">
        {cells.map((day) => (
          <span
            key={day}
            className={classNames('h-3.5 w-2.5 border', day <= gone ? cell : 'border-line bg-paper')}
          />
        ))}
      </span>
      <DaysLeft daysLeft={daysLeft} />
    </span>
  )
}

function DaysLeft({ daysLeft }: { daysLeft: number }) {
  if (daysLeft === 0) return <Trans context="e-qaimə">today</Trans>
  if (daysLeft < 0) return <Plural value={-daysLeft} one="# day late" other="# days late" />
  return <Plural value={daysLeft} one="# day" other="# days" />
}
