/** `?round=2`: an earlier proof; without it the newest. */
export function roundSearch(search: { round?: unknown }): { round?: number | undefined } {
  const round = Number(search.round)
  return Number.isInteger(round) && round >= 1 && round < 10_000 ? { round } : {}
}
