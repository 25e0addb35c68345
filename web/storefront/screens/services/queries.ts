import type { Language } from '../../../../src/lib/languages.ts'
import type { Api, Client } from '../../../lib/api.ts'
import { serviceCellsQuery } from '../../../lib/site-queries.ts'

type From = { api: Api; language: Language }

/** The number of services on a page (WEB-1). */
export const servicesPageSize = 8

export const servicesPageQuery = (from: { client: Client; language: Language }, page: number) =>
  serviceCellsQuery(from, { page, pageSize: servicesPageSize })

export const servicesTextsQuery = ({ api, language }: From) =>
  api.pageTexts.services.read.queryOptions({ language })
