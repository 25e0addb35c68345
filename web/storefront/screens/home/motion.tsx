import { type FocusEvent, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'

type MotionButtonProps = { moving: boolean; label: string; onClick: () => void; className?: string }

/** Stops and starts what moves by itself; hidden where nothing moves. */
export const MotionButton = ({ moving, label, onClick, className }: MotionButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={classNames(
      'grid size-12 place-items-center border border-key bg-paper text-key transition-colors hover:bg-key hover:text-paper motion-reduce:hidden',
      className,
    )}
  >
    <svg aria-hidden="true" width={20} height={20} viewBox="0 0 20 20" fill="currentColor">
      <path d={moving ? 'M4 3h4v14H4zM12 3h4v14h-4z' : 'M5 2v16l12-8z'} />
    </svg>
  </button>
)

/**
 * Whether something that can move by itself is moving: it stops while the keyboard's focus is in it and as long as
 * the reader has stopped it (WCAG 2.2.2); the reader's own "start" wins over the focus.
 */
export function useMotionChoice() {
  const [choice, setChoice] = useState<'run' | 'stop' | null>(null)
  const [held, setHeld] = useState(false)
  const moving = choice === 'run' || (choice === null && !held)
  return {
    moving,
    toggle: () => setChoice(moving ? 'stop' : 'run'),
    /** The props of the element whose focus stops the movement. */
    hold: {
      onFocus: ({ target }: FocusEvent) => {
        if (!target.matches(':focus-visible')) return
        setHeld(true)
        setChoice((before) => (before === 'run' ? null : before))
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setHeld(false)
      },
    },
  }
}
