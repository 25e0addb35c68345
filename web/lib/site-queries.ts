import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../src/lib/languages.ts'
import type { Api, Client } from './api.ts'

/** The queries of the storefront's frame; their inputs are the same everywhere, so each is loaded once. */
type From = { api: Api; language: Language }

export const bannerQuery = ({ api, language }: From) => api.banner.read.queryOptions({ language })

export const contactQuery = ({ api, language }: From) => api.contact.list.queryOptions({ language })

export const socialQuery = ({ api }: From) => api.socialAccounts.list.queryOptions()

/** The information pages that have a text. */
export const infoPagesQuery = ({ api, language }: From) => api.pageTexts.written.queryOptions({ language })

type Calling = { client: Client; language: Language }

/** A page of services with only what cells show, so that no more travels with the page. */
export const serviceCellsQuery = (
  { client, language }: Calling,
  paging: { page: number; pageSize: number },
) =>
  queryOptions({
    queryKey: [['services', 'cells'], { language, ...paging }],
    queryFn: async () => {
      const { items, pagination } = await client.services.list.query({ language, ...paging })
      const cells = items.map(({ id, name, photoUrl, priceFrom, serviceTypes }) => {
        return { id, name, photoUrl, priceFrom, products: serviceTypes.length }
      })
      return { items: cells, pagination }
    },
  })

/** The footer lists the first ten; home's teaser and the menu use the same answer. */
export const firstServicesQuery = (from: Calling) => serviceCellsQuery(from, { page: 1, pageSize: 10 })
