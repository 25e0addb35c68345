import { useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { useMotionChoice } from './use-motion-choice.ts'

/** Milliseconds that a slide stands (WEB-5). */
const interval = 5000

type State = { place: number; back: boolean }

/** Which slide stands, and its going on by itself: not under pointer or focus, not in a hidden tab. */
export function useCarousel(count: number) {
  const [{ place, back }, move] = useReducer(
    (before: State, step: 1 | -1): State => ({
      place: (before.place + step + count) % count,
      back: step < 0,
    }),
    { place: 0, back: false },
  )
  const { moving, toggle, hold } = useMotionChoice()
  const [under, setUnder] = useState(false)
  const still = useStillness()
  const running = moving && !under && !still && count > 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide stands its whole time, also one moved to
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => move(1), interval)
    return () => clearTimeout(timer)
  }, [running, place])
  return {
    place,
    /** The last move went back. */
    back,
    next: () => move(1),
    previous: () => move(-1),
    moving,
    toggle,
    /** Nothing goes on by itself right now: a move is the reader's, and is announced. */
    announces: !running,
    hold: {
      ...hold,
      onPointerEnter: ({ pointerType }: { pointerType: string }) => setUnder(pointerType === 'mouse'),
      onPointerLeave: () => setUnder(false),
    },
  }
}

const reducedMotion = '(prefers-reduced-motion: reduce)'

/** The reader wants no motion, or doesn't see the page. */
const useStillness = (): boolean => useSyncExternalStore(watchStillness, isStill, () => true)

const isStill = () => document.visibilityState === 'hidden' || matchMedia(reducedMotion).matches

function watchStillness(listener: () => void): () => void {
  const query = matchMedia(reducedMotion)
  query.addEventListener('change', listener)
  document.addEventListener('visibilitychange', listener)
  return () => {
    query.removeEventListener('change', listener)
    document.removeEventListener('visibilitychange', listener)
  }
}
