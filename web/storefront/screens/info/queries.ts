import type { InfoPage } from '../../../../src/domains/content/info-pages.ts'
import type { Language } from '../../../../src/lib/languages.ts'
import type { Api } from '../../../lib/api.ts'

type From = { api: Api; language: Language }

export const infoPageQuery = ({ api, language }: From, page: InfoPage) =>
  api.pageTexts[page].read.queryOptions({ language })
