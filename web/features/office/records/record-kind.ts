import type { ReactNode } from 'react'

export type RecordRow = { id: number }

/** What a list of records shows as cards: projects, campaigns. */
export type RecordKind<Row extends RecordRow> = {
  domain: 'projects' | 'deals'
  remove: (id: number) => Promise<unknown>
  nameOf: (row: Row) => string
  /** What goes when it is deleted. */
  goes: (row: Row) => { head: ReactNode; text: ReactNode }[]
}
