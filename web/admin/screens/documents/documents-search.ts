import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'

type Outputs = inferRouterOutputs<AppRouter>['documents']
export type DocumentRow = Outputs['list']['items'][number]
export type Works = Outputs['toAccept'][number]

/** The kinds of documents, each in a tab; without one what an act is to be issued of. */
export const documentTabs = ['invoice', 'act', 'receipt', 'statement', 'correction'] as const
export type DocumentTab = (typeof documentTabs)[number]
/** A receipt isn't kept: the ledger says what it says. */
export type DocumentKind = Exclude<DocumentTab, 'receipt'>

/** The tab, what is searched for, and the page. */
export type DocumentsSearch = { tab?: DocumentTab; q?: string; page?: number | undefined }
