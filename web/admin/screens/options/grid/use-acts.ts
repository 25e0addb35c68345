import { useEffect, useMemo, useRef } from 'react'
import type { Place } from '../../../kit/grid/selection.ts'
import type { Patch } from './fill.ts'

/** The actions on cells from beside the table. */
export type GridActs = {
  put: (patch: Patch) => void
  goTo: (place: Place) => void
  /** Marks a warning as answered. */
  see: (key: string, price: number) => void
}

/**
 * The same actions with a stable identity, so that components which hold them don't rerender for each price.
 */
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
