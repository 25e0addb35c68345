import type { KeyboardEvent } from 'react'

const steps: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Arrows walk through the grid's radios in two dimensions; what isn't possible has the focus, and isn't chosen. */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, currentTarget } = event
  const step = steps[event.key]
  if (!step || !(target instanceof HTMLInputElement) || target.type !== 'radio') return
  event.preventDefault()
  const rows = [...currentTarget.querySelectorAll('tbody tr')].map((row) => [
    ...row.querySelectorAll<HTMLInputElement>('input[type=radio]'),
  ])
  const row = rows.findIndex((radios) => radios.includes(target))
  const column = rows[row]?.indexOf(target) ?? 0
  const next = rows[row + step[0]]?.[column + step[1]]
  next?.focus()
  if (next && next.ariaDisabled !== 'true') next.click()
}
