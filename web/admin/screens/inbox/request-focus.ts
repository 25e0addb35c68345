/** The rows on the screen, and where the keyboard is among them. */
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-request]')]

export function focusedRequest(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-request]')
  return row ? Number(row.dataset.request) : undefined
}

/** Focuses the row after the next render, or the screen when the row is gone. */
export function focusRequest(id: number | undefined): void {
  requestAnimationFrame(() => {
    const row = rows().find((one) => Number(one.dataset.request) === id) ?? document.getElementById('content')
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  })
}

/** The row that takes the place of one that leaves. */
export function neighbourOf(id: number): number | undefined {
  const ids = rows().map((row) => Number(row.dataset.request))
  const at = ids.indexOf(id)
  return ids[at + 1] ?? ids[at - 1]
}
