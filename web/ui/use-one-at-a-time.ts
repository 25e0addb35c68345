import { useRef } from 'react'

/** An act that isn't begun again before it has ended: a second press while a form is still being checked. */
export function useOneAtATime<Args extends unknown[]>(act: (...args: Args) => Promise<void>) {
  const running = useRef(false)
  return async (...args: Args): Promise<void> => {
    if (running.current) return
    running.current = true
    try {
      await act(...args)
    } finally {
      running.current = false
    }
  }
}
