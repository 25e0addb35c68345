import { useLingui } from '@lingui/react/macro'
import type { Shortcut } from '../frame/shortcuts.ts'

/** ↑ and ↓ move between the rows' links; Enter opens the one that has the focus. */
export function useRowKeys(): Shortcut[] {
  const { t } = useLingui()
  return [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      caps: ['↑', '↓'],
      label: t`row`,
      act: (key) => focusRow(key === 'ArrowUp' ? -1 : 1),
    },
    { keys: ['Enter'], caps: ['Enter'], label: t`open`, act: () => focusRow(1) },
  ]
}

/** Moves the focus by so many rows; from outside them to the first one. */
export function focusRow(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].filter((row) =>
    row.checkVisibility(),
  )
  const index = rows.findIndex((row) => row.contains(document.activeElement))
  rows[Math.min(Math.max(index + step, 0), rows.length - 1)]?.focus()
}
