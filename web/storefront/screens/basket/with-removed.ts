import type { BasketLine } from '../../../lib/basket/device-basket.ts'
import type { Removed } from './use-removed.ts'

/** The lines, with those that were removed just now where they stood. */
export function withRemoved(
  lines: readonly BasketLine[],
  removed: readonly Removed[],
): (BasketLine | Removed)[] {
  const rows: (BasketLine | Removed)[] = [...lines]
  // The last one was removed from what the others had left.
  for (const one of removed.toReversed())
    if (lines.every(({ id }) => id !== one.line.id)) rows.splice(one.index, 0, one)
  return rows
}
