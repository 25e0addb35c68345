import { useLingui } from '@lingui/react/macro'
import type { Shortcut } from '../frame/shortcuts.ts'
import { addLineId } from './add-line.tsx'
import type { Lines } from './use-lines.ts'

/**
 * The keys of the lines: A adds a line, ↑ ↓ go through them, with Alt they move one (at its head), Del
 * deletes one, T goes to its runs.
 */
export function useLineKeys(lines: Lines): Shortcut[] {
  const { t } = useLingui()
  const withLine = (act: (key: number) => void) => () => {
    const key = focusedLine() ?? lines.open
    if (key !== null) act(key)
  }
  const add = {
    keys: ['a'],
    caps: ['A'],
    label: t`add a line`,
    act: () => document.getElementById(addLineId)?.focus(),
  }
  if (lines.lines.length === 0) return [add]
  return [
    add,
    {
      keys: ['ArrowUp', 'ArrowDown'],
      caps: ['↑', '↓'],
      label: t`line`,
      act: (key) => focusLine(key === 'ArrowUp' ? -1 : 1),
    },
    // The line's head moves it; here it is only named.
    { keys: [], caps: ['Alt', '↑↓'], label: t`move the line`, act: () => undefined },
    { keys: ['Delete'], caps: ['Del'], label: t`delete the line`, act: withLine(lines.remove) },
    { keys: ['t'], caps: ['T'], label: t`run`, act: focusRuns },
  ]
}

/** The lines' heads, in their order. */
const heads = () => [...document.querySelectorAll<HTMLElement>('[data-line]')]

/** The key of the line that holds the focus; null outside the lines. */
function focusedLine(): number | null {
  const within = document.activeElement?.closest<HTMLElement>('[data-line-of]')
  return within ? Number(within.dataset.lineOf) : null
}

/** Leads to the next line (1) or the one before (−1); from outside to the first or the last. */
function focusLine(by: 1 | -1): void {
  const all = heads()
  const key = focusedLine()
  const at = all.findIndex((head) => Number(head.dataset.line) === key)
  const outside = by === 1 ? 0 : all.length - 1
  all[at < 0 ? outside : Math.max(0, Math.min(all.length - 1, at + by))]?.focus()
}

/** Leads to the runs of the open line. */
const focusRuns = (): void => document.querySelector<HTMLElement>('[data-runs] button')?.focus()
