import type { inferRouterOutputs } from '@trpc/server'
import type { EqaimeKind } from '../../../../src/domains/eqaime/eqaime-kinds.ts'
import type { EqaimeState } from '../../../../src/domains/tax/eqaime-states.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'

type Outputs = inferRouterOutputs<AppRouter>['documents']
export type DocumentRow = Outputs['list']['items'][number]
export type Works = Outputs['toAccept'][number]

/**
 * What stands in a tab of its own; without one the e-qaimə to write. `portal`: those that were exported; `works`: what
 * an act is to be issued of; the others are kinds of documents.
 */
export const documentTabs = [
  'portal',
  'works',
  'invoice',
  'act',
  'receipt',
  'statement',
  'correction',
] as const
export type DocumentTab = (typeof documentTabs)[number]
/** A receipt isn't kept: the ledger says what it says. */
export type DocumentKind = Exclude<DocumentTab, 'portal' | 'works' | 'receipt'>

/** The tab, what is searched for, the page; of e-qaimə also their kind and month, or how they stand in the portal. */
export type DocumentsSearch = {
  tab?: DocumentTab
  q?: string
  page?: number | undefined
  eqaime?: EqaimeKind
  month?: string
  state?: EqaimeState
}
