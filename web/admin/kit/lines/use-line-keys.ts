import { useLingui } from '@lingui/react/macro'
import type { Shortcut } from '../frame/shortcuts.ts'
import { addLineId } from './add-line.tsx'
import { focusedLine, focusLine, focusRuns } from './line-focus.ts'
import type { Lines } from './use-lines.ts'

/** A line, ↑ ↓ lines, Alt with them moves one (at its head), Del deletes one, T its runs. */
export function useLineKeys(lines: Lines): Shortcut[] {
  const { t } = useLingui()
  const withLine = (act: (key: number) => void) => () => {
    const key = focusedLine() ?? lines.open
    if (key !== null) act(key)
  }
  const add = {
    ...{ keys: ['a'], caps: ['A'], label: t`add a line` },
    act: () => document.getElementById(addLineId)?.focus(),
  }
  if (lines.lines.length === 0) return [add]
  return [
    add,
    {
      ...{ keys: ['ArrowUp', 'ArrowDown'], caps: ['↑', '↓'], label: t`line` },
      act: (key) => focusLine(key === 'ArrowUp' ? -1 : 1),
    },
    // The line's head moves it; here it is only named.
    { keys: [], caps: ['Alt', '↑↓'], label: t`move the line`, act: () => undefined },
    { keys: ['Delete'], caps: ['Del'], label: t`delete the line`, act: withLine(lines.remove) },
    { keys: ['t'], caps: ['T'], label: t`run`, act: focusRuns },
  ]
}
