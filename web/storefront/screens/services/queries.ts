import type { Language } from '../../../../src/lib/languages.ts'
import type { Api } from '../../../lib/api.ts'

type From = { api: Api; language: Language }

/** So many services a page (WEB-1). */
export const servicesPageSize = 8

export const servicesPageQuery = ({ api, language }: From, page: number) =>
  api.services.list.queryOptions({ language, page, pageSize: servicesPageSize })

/** The page's heading texts, as staff wrote them. */
export const servicesTextsQuery = ({ api, language }: From) =>
  api.pageTexts.services.read.queryOptions({ language })
