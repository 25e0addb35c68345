import type { ReactNode } from 'react'
import type { UndoableKind } from '../history/use-undo-delete.ts'
import type { PlacesKind } from '../places/places-kind.ts'

export type RecordRow = { id: number }

/** What a list of records shows as cards: projects, campaigns. */
export type RecordKind<Row extends RecordRow> = {
  /** The procedures that its lists come from: `projects` of `projects.search`. */
  domain: 'projects' | 'campaigns'
  /** Its kind in the history. */
  record: UndoableKind
  remove: (id: number) => Promise<unknown>
  order: PlacesKind['order']
  moveTo: PlacesKind['moveTo']
  nameOf: (row: Row) => string
  /** What disappears when it is deleted. */
  deletionImpact: (row: Row) => { head: ReactNode; text: ReactNode }[]
}

/** What a list gives its cards besides their record. */
export type CardParts = {
  onDelete: () => void
  /** Its handle where it can be dragged, and its place. */
  move: ReactNode
}
