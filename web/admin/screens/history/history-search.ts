import type { RecordKind } from '../../kit/history/record-places.ts'
import type { SignInAct } from './sign-in-labels.ts'

/** What the address says of the history: what is searched for, which kind, whose, which days, which page. */
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

/** How many of the filters beside the search let less than everything through; the days are one. */
export const filtersInForce = ({ act, kind, who, from, to }: HistorySearch): number =>
  [act, kind, who, from ?? to].filter((value) => value !== undefined).length

/** Whether less than everything is shown. */
export const isFiltered = ({ page: _, view: __, ...filter }: HistorySearch): boolean =>
  Object.values(filter).some((value) => value !== undefined)
