import { useEffect, useState } from 'react'

type KnownPress<Pressed> = {
  /** Whether it is known which ways there are, and what they are reckoned from. */
  isKnown: boolean
  /** What is to be ordered, as text: once it has changed a press that waits doesn't count any more. */
  what: string
  act: (pressed: Pressed) => void
}

/**
 * A press on the button that orders waits until the ways of delivery are known, and then goes on by itself, so that
 * nothing is ordered without a way just because they had not loaded yet (DEL-37).
 */
export function useKnownPress<Pressed>({ isKnown, what, act }: KnownPress<Pressed>) {
  const [waiting, setWaiting] = useState<{ what: string; pressed: Pressed } | null>(null)
  useEffect(() => {
    if (waiting === null || (!isKnown && waiting.what === what)) return
    setWaiting(null)
    if (waiting.what === what) act(waiting.pressed)
  }, [waiting, isKnown, what, act])
  return {
    isWaiting: waiting !== null,
    press(pressed: Pressed) {
      if (isKnown) act(pressed)
      else setWaiting({ what, pressed })
    },
  }
}
