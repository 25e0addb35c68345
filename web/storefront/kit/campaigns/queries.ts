import type { Language } from '../../../../src/lib/languages.ts'
import type { Api } from '../../../lib/api.ts'

type From = { api: Api; language: Language }

/** So many campaigns a page (WEB-1). */
export const campaignsPageSize = 6

export const campaignsPageQuery = ({ api, language }: From, page: number) =>
  api.campaigns.list.queryOptions({ language, page, pageSize: campaignsPageSize })

/** The page's heading texts, as staff wrote them. */
export const campaignsTextsQuery = ({ api, language }: From) =>
  api.pageTexts.campaigns.read.queryOptions({ language })

/** What the services of a campaign cost. */
export const campaignServicesQuery = ({ api, language }: From, services: readonly { id: number }[]) =>
  api.services.cards.queryOptions({ language, ids: services.slice(0, 100).map(({ id }) => id) })

/** A campaign, also a past one. */
export const campaignQuery = ({ api, language }: From, id: number) =>
  api.campaigns.byId.queryOptions({ id, language })
