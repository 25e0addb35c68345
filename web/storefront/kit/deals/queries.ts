import type { Language } from '../../../../src/lib/languages.ts'
import type { Api } from '../../../lib/api.ts'

type From = { api: Api; language: Language }

/** So many campaigns a page (WEB-1). */
export const dealsPageSize = 6

export const dealsPageQuery = ({ api, language }: From, page: number) =>
  api.deals.list.queryOptions({ language, page, pageSize: dealsPageSize })

/** The page's heading texts, as staff wrote them. */
export const dealsTextsQuery = ({ api, language }: From) =>
  api.pageTexts.deals.read.queryOptions({ language })

/** What the services of a campaign cost. */
export const dealServicesQuery = ({ api, language }: From, services: readonly { id: number }[]) =>
  api.services.cards.queryOptions({ language, ids: services.slice(0, 100).map(({ id }) => id) })

/** A campaign, also a past one. */
export const dealQuery = ({ api, language }: From, id: number) =>
  api.deals.byId.queryOptions({ id, language })
