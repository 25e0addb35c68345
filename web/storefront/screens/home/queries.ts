import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '../../../../src/lib/languages.ts'
import type { Api, Client } from '../../../lib/api.ts'
import { firstServicesQuery } from '../../../lib/site-queries.ts'
import { postersQuery } from '../../kit/portfolio/queries.ts'
import { pickCampaigns } from './picks.ts'

type From = { api: Api; language: Language }

/** The number of projects on home (WEB-2). */
export const worksTeaserQuery = (from: { client: Client; language: Language }) =>
  postersQuery(from, { page: 1, pageSize: 4 })

export const partnersQuery = ({ api }: From) => api.partners.list.queryOptions()

export const aboutUsQuery = ({ api, language }: From) => api.aboutUs.read.queryOptions({ language })

export const advertisementsQuery = ({ api }: From) => api.advertisements.list.queryOptions()

/** Two campaigns are chosen from so many. */
const chosenFrom = 50

/**
 * The seed travels to the browser with the page's data and stays for the visit, so that the same two campaigns show
 * in another language.
 */
const seedQuery = queryOptions({
  queryKey: ['home', 'seed'],
  queryFn: () => Math.floor(Math.random() * 2 ** 31),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Two random campaigns with two random other services each; only these travel with the page. */
export const homeCampaignsQuery = (from: From & { client: Client; queryClient: QueryClient }) =>
  queryOptions({
    queryKey: ['home', 'campaigns', from.language],
    queryFn: async () => {
      const [seed, services, campaigns] = await Promise.all([
        from.queryClient.fetchQuery(seedQuery),
        from.queryClient.fetchQuery(firstServicesQuery(from)),
        from.client.campaigns.list.query({ language: from.language, page: 1, pageSize: chosenFrom }),
      ])
      return pickCampaigns(campaigns.items, services.items, seed).map(({ campaign, others }) => {
        const { id, title, offer, head, date, endDate, percentage, photoUrl, services } = campaign
        return { campaign: { id, title, offer, head, date, endDate, percentage, photoUrl, services }, others }
      })
    },
  })
