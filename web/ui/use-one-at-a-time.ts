import { useRef } from 'react'

/**
 * An action that can't start again before it has ended, such as by a second press while a form is being
 * checked.
 */
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
