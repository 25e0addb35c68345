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

export type Group = { id: string; name: string; items: Entry[] }
