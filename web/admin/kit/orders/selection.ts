import { createContext, use } from 'react'

type Selectable = { id: number }

export type Selection<Row extends Selectable> = {
  rows: readonly Row[]
  has: (id: number) => boolean
  /** Selects a row or lets it go; with `isRange` all rows from the last one up to it. */
  toggle: (row: Row, isRange: boolean) => void
  /** Every row of the page, or none of them. */
  toggleAll: () => void
  isWhole: boolean
  set: (rows: readonly Row[]) => void
  clear: () => void
}

export const SelectionContext = createContext<Pick<
  Selection<never>,
  'has' | 'toggle' | 'toggleAll' | 'isWhole'
> | null>(null)

/** The label and behaviour of a row's checkbox; null where nothing can be selected. */
export const useSelectionOfRow = () => use(SelectionContext)

/** The rows from one to another as they stand, both included; only the other where the first isn't there. */
export function rangeOf<Row extends Selectable>(
  shown: readonly Row[],
  from: number | undefined,
  to: number,
): Row[] {
  const end = shown.findIndex(({ id }) => id === to)
  const begin = shown.findIndex(({ id }) => id === from)
  if (begin < 0) return shown.slice(end, end + 1)
  return shown.slice(Math.min(begin, end), Math.max(begin, end) + 1)
}
