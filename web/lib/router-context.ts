import type { I18n } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { Prefix } from '../../src/lib/language-address.ts'
import type { Language } from '../../src/lib/languages.ts'
import type { Api, Client } from './api.ts'
import type { PostedContact } from './posted-contact.ts'

/** What every loader and head gets. */
export type RouterContext = {
  queryClient: QueryClient
  client: Client
  api: Api
  i18n: I18n
  language: Language
  /** The language that the page's address says; every link keeps it. */
  prefix: Prefix | null
  /** Set on the page that answers a form which was sent without our program. */
  posted?: PostedContact | undefined
  /** The public origin, for absolute addresses in the head. */
  siteUrl: string
}
