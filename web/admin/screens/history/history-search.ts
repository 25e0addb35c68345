import type { RecordKind } from '../../kit/history/record-places.ts'
import type { SignInAct } from './sign-in-labels.ts'

/** The search parameters of the history: search, kind, person, days, page. */
export type HistorySearch = {
  /** Sign-ins instead of changes, and which of them. */
  view?: 'signins' | undefined
  act?: SignInAct | undefined
  q?: string | undefined
  kind?: RecordKind | undefined
  who?: number | undefined
  from?: string | undefined
  to?: string | undefined
  page?: number | undefined
}

/** How many filters besides the search are in force; the days count as one. */
export const filtersInForce = ({ act, kind, who, from, to }: HistorySearch): number =>
  [act, kind, who, from ?? to].filter((value) => value !== undefined).length

/** Whether a search or filter is in force. */
export const isFiltered = ({ page: _, view: __, ...filter }: HistorySearch): boolean =>
  Object.values(filter).some((value) => value !== undefined)
