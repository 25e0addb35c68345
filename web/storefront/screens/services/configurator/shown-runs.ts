const mostAtOnce = 7

/** Up to seven runs; of more the first, the last, and those around the chosen one. */
export function shownRuns(runs: readonly number[], count: number): readonly number[] {
  if (runs.length <= mostAtOnce) return runs
  const chosen = Math.max(
    0,
    runs.findLastIndex((run) => run <= count),
  )
  const from = Math.min(Math.max(1, chosen - 2), runs.length - mostAtOnce + 1)
  return runs.filter(
    (_, index) =>
      index === 0 || index === runs.length - 1 || (index >= from && index < from + mostAtOnce - 2),
  )
}
