import type { Place } from './facts.ts'

/** mm from the nearest edge; negative where `inner` crosses it. */
export const distanceInside = (inner: Place, around: Place): number =>
  Math.min(
    inner.x - around.x,
    inner.y - around.y,
    around.x + around.width - inner.x - inner.width,
    around.y + around.height - inner.y - inner.height,
  )

/** Whether they share any area. */
export const overlaps = (one: Place, other: Place): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
