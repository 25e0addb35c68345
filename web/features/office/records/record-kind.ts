import type { ReactNode } from 'react'
import type { UndoableKind } from '../history/use-undo-delete.ts'

export type RecordRow = { id: number }

/** What a list of records shows as cards: projects, campaigns. */
export type RecordKind<Row extends RecordRow> = {
  /** The procedures that its lists come from: `projects` of `projects.search`. */
  domain: 'projects' | 'deals'
  /** As the history calls it. */
  record: UndoableKind
  remove: (id: number) => Promise<unknown>
  nameOf: (row: Row) => string
  /** What goes when it is deleted. */
  goes: (row: Row) => { head: ReactNode; text: ReactNode }[]
}
