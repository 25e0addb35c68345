import { useEffect, useEffectEvent, useRef } from 'react'
import { takeOpened } from '../../kit/orders/last-list.ts'

/** The order whose row has the focus, or one of its buttons. */
export function focusedOrder(): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-order]')
  return row ? Number(row.dataset.order) : undefined
}

function focusOrder(id: number): void {
  const links = document.querySelectorAll<HTMLElement>(`[data-order="${id}"] [data-row]`)
  const link = [...links].find((one) => one.checkVisibility())
  link?.focus({ preventScroll: true })
  link?.scrollIntoView({ block: 'nearest' })
}

/** A focused row that leaves the list gives the focus to the next one; on return the opened order has it. */
export function useRowFocus(ids: readonly number[]) {
  const last = useRef<{ id: number; index: number } | null>(null)
  const keep = useEffectEvent(() => {
    const opened = takeOpened()
    if (opened !== undefined && ids.includes(opened)) {
      // Runs after the page has set its own focus on a new screen.
      requestAnimationFrame(() => requestAnimationFrame(() => focusOrder(opened)))
      return
    }
    const lost = document.activeElement === document.body || document.activeElement === null
    if (!last.current || !lost || ids.includes(last.current.id)) return
    const next = ids[Math.min(last.current.index, ids.length - 1)]
    if (next === undefined) document.getElementById('content')?.focus()
    else focusOrder(next)
  })
  const key = ids.join()
  useEffect(() => {
    if (key !== '') keep()
  }, [key])
  return (id: number) => {
    last.current = { id, index: ids.indexOf(id) }
  }
}
