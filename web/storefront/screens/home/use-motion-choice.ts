import { type FocusEvent, useState } from 'react'

/**
 * Whether something that moves by itself does: it stands while the keyboard's focus is in it and as long as the
 * reader stopped it (WCAG 2.2.2); the reader's own "start" wins over the focus.
 */
export function useMotionChoice() {
  const [choice, setChoice] = useState<'run' | 'stop' | null>(null)
  const [held, setHeld] = useState(false)
  const moving = choice === 'run' || (choice === null && !held)
  return {
    moving,
    toggle: () => setChoice(moving ? 'stop' : 'run'),
    /** For the element whose focus holds it. */
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
