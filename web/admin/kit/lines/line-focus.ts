/** The lines' heads, in their order. */
const heads = () => [...document.querySelectorAll<HTMLElement>('[data-line]')]

/** The key of the line that holds the focus; null outside of all. */
export function focusedLine(): number | null {
  const within = document.activeElement?.closest<HTMLElement>('[data-line-of]')
  return within ? Number(within.dataset.lineOf) : null
}

/** Leads to the next line (1) or the one before (−1); from outside to the first or the last. */
export function focusLine(by: 1 | -1): void {
  const all = heads()
  const key = focusedLine()
  const at = all.findIndex((head) => Number(head.dataset.line) === key)
  const outside = by === 1 ? 0 : all.length - 1
  all[at < 0 ? outside : Math.max(0, Math.min(all.length - 1, at + by))]?.focus()
}

/** Leads to the runs of the open line. */
export const focusRuns = (): void => document.querySelector<HTMLElement>('[data-runs] button')?.focus()
