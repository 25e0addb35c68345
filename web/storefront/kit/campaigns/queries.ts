import type { Language } from '../../../../src/lib/languages.ts'
import type { Api } from '../../../lib/api.ts'

type From = { api: Api; language: Language }

/** The number of campaigns on a page (WEB-1). */
export const campaignsPageSize = 6

export const campaignsPageQuery = ({ api, language }: From, page: number) =>
  api.campaigns.list.queryOptions({ language, page, pageSize: campaignsPageSize })

export const campaignsTextsQuery = ({ api, language }: From) =>
  api.pageTexts.campaigns.read.queryOptions({ language })

/** The prices of a campaign's services. */
export const campaignServicesQuery = ({ api, language }: From, services: readonly { id: number }[]) =>
  api.services.cards.queryOptions({ language, ids: services.slice(0, 100).map(({ id }) => id) })

/** One campaign, which may be over. */
export const campaignQuery = ({ api, language }: From, id: number) =>
  api.campaigns.byId.queryOptions({ id, language })
