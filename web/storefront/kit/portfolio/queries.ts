import type { Language } from '../../../../src/lib/languages.ts'
import type { Api } from '../../../lib/api.ts'

type From = { api: Api; language: Language }

/** So many projects a page (WEB-1). */
export const portfolioPageSize = 8

export const portfolioPageQuery = ({ api, language }: From, page: number) =>
  api.projects.list.queryOptions({ language, page, pageSize: portfolioPageSize })

/** The page's heading texts, as staff wrote them. */
export const portfolioTextsQuery = ({ api, language }: From) =>
  api.pageTexts.portfolio.read.queryOptions({ language })

export const projectQuery = ({ api, language }: From, id: number) =>
  api.projects.byId.queryOptions({ id, language })
