import { useSyncExternalStore } from 'react'

/**
 * The text being typed into the active cell, null while there is none; only the two places that show it
 * subscribe.
 */
export type Typed = ReturnType<typeof createTyped>

export function createTyped() {
  let text: string | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => text,
    set: (next: string | null) => {
      text = next
      for (const tell of listeners) tell()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useTyped = ({ subscribe, get }: Typed): string | null => useSyncExternalStore(subscribe, get)
