import { queryOptions } from '@tanstack/react-query'
import type { Language } from '../../../../src/lib/languages.ts'
import type { Api, Client } from '../../../lib/api.ts'

type From = { api: Api; language: Language }

/** The number of projects on a page (WEB-1). */
export const portfolioPageSize = 8

type Calling = { client: Client; language: Language }

/** A page of projects with only what posters show, so that no more travels with the page. */
export const postersQuery = ({ client, language }: Calling, paging: { page: number; pageSize: number }) =>
  queryOptions({
    queryKey: [['projects', 'posters'], { language, ...paging }],
    queryFn: async () => {
      const { items, pagination } = await client.projects.list.query({ language, ...paging })
      const posters = items.map(({ id, name, mainPhotoUrl, alt, service }) => {
        return { id, name, mainPhotoUrl, alt, service }
      })
      return { items: posters, pagination }
    },
  })

export const portfolioPageQuery = (from: Calling, page: number) =>
  postersQuery(from, { page, pageSize: portfolioPageSize })

export const portfolioTextsQuery = ({ api, language }: From) =>
  api.pageTexts.portfolio.read.queryOptions({ language })

export const projectQuery = ({ api, language }: From, id: number) =>
  api.projects.byId.queryOptions({ id, language })
