import type { Language } from '../../src/lib/languages.ts'
import type { Api } from './api.ts'

/** What the storefront's frame shows on every page; the same inputs everywhere, so it is loaded once. */
type From = { api: Api; language: Language }

export const bannerQuery = ({ api, language }: From) => api.banner.read.queryOptions({ language })

export const contactQuery = ({ api, language }: From) => api.contact.list.queryOptions({ language })

export const socialQuery = ({ api }: From) => api.socialAccounts.list.queryOptions()

/** The information pages that have a text. */
export const infoPagesQuery = ({ api, language }: From) => api.pageTexts.written.queryOptions({ language })

/** The footer lists the first ten; home's teaser and the menu use the same answer. */
export const firstServicesQuery = ({ api, language }: From) =>
  api.services.list.queryOptions({ language, page: 1, pageSize: 10 })
