import type { ReactNode } from 'react'
import type { Recent } from './recent.ts'

/** A screen to jump to, or an action. */
export type Entry = {
  /** Unlike any other entry's. */
  id: string
  icon: ReactNode
  label: string
  /** The text at the end of the line: whose it is, or of what kind. */
  aside?: string
  /** Where it leads, or what it does. */
  does: { href: string } | { act: () => void }
  /** The entry that is remembered once it was opened. */
  recent?: Recent
}

export type Group = { id: string; name: string; items: Entry[] }
