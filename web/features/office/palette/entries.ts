import type { ReactNode } from 'react'
import type { Recent } from './recent.ts'

/** Something one can jump to or do. */
export type Entry = {
  /** Unlike any other entry's. */
  id: string
  icon: ReactNode
  label: string
  /** At the other end of the line: whose it is, or of what kind. */
  aside?: string
  /** Where it leads, or what it does. */
  does: { href: string } | { act: () => void }
  /** Remembered as this once it was opened. */
  recent?: Recent
}

export type Group = { id: string; name: string; entries: Entry[] }

/** The entries of all groups in their order: the arrow keys go through them. */
export const entriesOf = (groups: readonly Group[]): Entry[] => groups.flatMap(({ entries }) => entries)

/** The entry so many steps on, from the last to the first and back; the first where none is chosen. */
export function stepTo(
  entries: readonly Entry[],
  from: string | undefined,
  step: number,
): string | undefined {
  const at = entries.findIndex(({ id }) => id === from)
  if (entries.length === 0) return undefined
  return entries[at < 0 ? 0 : (at + step + entries.length) % entries.length]?.id
}
