import { useEffect, useMemo, useRef } from 'react'
import type { Patch } from './fill.ts'
import type { Place } from './selection.ts'

/** What can be done to cells from beside the table. */
export type GridActs = {
  put: (patch: Patch) => void
  goTo: (place: Place) => void
  /** A warning was answered. */
  see: (key: string, price: number) => void
}

/** The same acts for good, whatever they do by now: what holds them isn't drawn anew for each price. */
export function useActs(acts: GridActs): GridActs {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  return useMemo(
    () => ({
      put: (patch) => latest.current.put(patch),
      goTo: (place) => latest.current.goTo(place),
      see: (key, price) => latest.current.see(key, price),
    }),
    [],
  )
}
