const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** After how long an attempt is asked about by itself, from its beginning. */
const asksAfter = [
  15 * second,
  45 * second,
  2 * minute,
  5 * minute,
  10 * minute,
  20 * minute,
  40 * minute,
  2 * hour,
  6 * hour,
  ...Array.from({ length: 8 }, (_, days) => (days + 1) * day),
]

/** When it is asked next; null once it no longer is. What is captured is asked daily: the bank may give it back. */
export function nextAskAt(
  { createdAt, isCaptured }: { createdAt: Date; isCaptured: boolean },
  now: Date,
): Date | null {
  const since = now.getTime() - createdAt.getTime()
  const next = asksAfter.find((after) => after > since && (!isCaptured || after >= day))
  return next === undefined ? null : new Date(createdAt.getTime() + next)
}
