import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import type { Language } from '../../../../src/lib/languages.ts'
import type { Api } from '../../../lib/api.ts'
import { whichOf } from '../../../lib/list-search.ts'

export type LinkedOffer = inferRouterOutputs<AppRouter>['offers']['linked']
export type OfferLine = LinkedOffer['lines'][number]

/** The number of an older revision to read. */
export type OfferSearch = { revision?: number | undefined }

export const offerSearch = (given: Record<string, unknown>): OfferSearch => ({
  revision: whichOf(given.revision),
})

/** The quote that the page's address leads to. */
export const linkedOfferQuery = (
  { api, language }: { api: Api; language: Language },
  { revision }: OfferSearch,
) => api.offers.linked.queryOptions({ language, revision })
