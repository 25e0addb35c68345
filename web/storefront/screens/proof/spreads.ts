/** The pages that lie open together: front and back, or as a bound work opens: 1, 2–3, 4–5 … */
export function spreadOf(page: number, count: number): number[] {
  if (count <= 2) return count === 2 ? [1, 2] : [1]
  const left = page - (page % 2)
  return [left, left + 1].filter((one) => one >= 1 && one <= count)
}

/** The page to turn to, from what lies open. */
export function turnedTo(page: number, count: number, step: 1 | -1, isBeside: boolean): number {
  const open = isBeside ? spreadOf(page, count) : [page]
  const next = step === 1 ? (open.at(-1) ?? page) + 1 : (open[0] ?? page) - 1
  return Math.min(count, Math.max(1, next))
}
