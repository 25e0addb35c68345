import type { Place } from '../facts.ts'
import { distanceInside, overlaps } from '../places.ts'

export type Nearest<Thing extends { where: Place }> = { add(thing: Thing): void; list(): Thing[] }

/** Keeps the few things inside `around` nearest to its edges; with `crossing` also those across them. */
export function nearest<Thing extends { where: Place }>(
  around: Place,
  limit: number,
  crossing: 'kept' | 'dropped',
): Nearest<Thing> {
  let kept: { thing: Thing; distance: number }[] = []
  const cut = (): void => {
    kept.sort((one, other) => one.distance - other.distance)
    kept = kept.slice(0, limit)
  }
  return {
    add(thing) {
      const distance = distanceInside(thing.where, around)
      if (distance < 0 && (crossing === 'dropped' || !overlaps(thing.where, around))) return
      kept.push({ thing, distance })
      if (kept.length > limit * 4) cut()
    },
    list() {
      cut()
      return kept.map(({ thing }) => thing)
    },
  }
}
