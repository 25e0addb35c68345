import type { Language } from '../../../../src/lib/languages.ts'
import type { Api } from '../../../lib/api.ts'

type From = { api: Api; language: Language }

export const serviceQuery = ({ api, language }: From, id: number) =>
  api.services.byId.queryOptions({ id, language })

export const productQuery = ({ api, language }: From, id: number) =>
  api.products.byId.queryOptions({ id, language })

/** The running campaigns, for the badge. */
export const campaignsQuery = ({ api, language }: From) => api.campaigns.list.queryOptions({ language })
