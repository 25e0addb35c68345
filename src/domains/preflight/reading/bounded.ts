/** Larger than any sheet: a larger number is a mistake or an attack. */
const furthest = 1e9

/**
 * A number of a file within safe limits. Files hold numbers of any length, and one of 400 digits is infinite:
 * every number is bounded where it is read, and every product of them.
 */
export function bounded(value: number): number {
  if (Number.isNaN(value)) return 0
  return Math.min(furthest, Math.max(-furthest, value))
}
