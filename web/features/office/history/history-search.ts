import type { RecordKind } from './record-places.ts'
import type { SignInAct } from './sign-in-words.ts'

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

/** Whether less than everything is shown. */
export const isFiltered = ({ page: _, view: __, ...filter }: HistorySearch): boolean =>
  Object.values(filter).some((value) => value !== undefined)
