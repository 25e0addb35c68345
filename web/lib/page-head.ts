import { msg } from '@lingui/core/macro'
import { companyName } from '../../src/lib/company-name.ts'
import { addressIn } from '../../src/lib/language-address.ts'
import numberSign from '../fonts/roboto-flex-number.woff2?url'
import { type Page, pageTags } from './page-tags.ts'
import type { RouterContext } from './router-context.ts'
import { bannerQuery } from './site-queries.ts'

type Match = { context: RouterContext }

/** The tags for a route's `head`: see {@link pageTags}. */
export const pageHead = (match: Match, page: Page) =>
  pageTags(
    {
      siteUrl: match.context.siteUrl,
      language: match.context.language,
      name: siteName(match),
      home: match.context.i18n._(msg`Home`),
    },
    page,
  )

/**
 * The tags of a page that search engines leave alone: of an account, a link, or a missing one. Most of them name an
 * order, in Azerbaijani and Russian by №, a font of its own.
 */
export const unlistedHead = (match: Match, title: string) => ({
  meta: [{ title: `${title} – ${siteName(match)}` }, { name: 'robots', content: 'noindex' }],
  // A page that the program itself opens has drawn with its fonts before.
  links: import.meta.env.SSR && match.context.language !== 'en' ? [fontAhead(numberSign)] : [],
})

/** A font that a page needs at its first paint. */
export const fontAhead = (href: string) => ({
  rel: 'preload',
  as: 'font' as const,
  type: 'font/woff2',
  crossOrigin: 'anonymous' as const,
  href,
})

/** The site's name is the banner's title (SITE-2). */
export function siteName({ context }: Match): string {
  const banners = context.queryClient.getQueryData(bannerQuery(context).queryKey)
  return companyName(banners?.[0]?.title, context.siteUrl)
}

/** The absolute address of a page in the shown language, from its path without a prefix. */
export const pageUrl = ({ context }: Match, path: string): string =>
  context.siteUrl + addressIn(context.language, path)

/** A list's title, with the number of a further page. */
export const listTitle = ({ context: { i18n } }: Match, title: string, page: number): string =>
  page > 1 ? i18n._(msg`${title}, page ${page}`) : title

/** `/services`, `/services?page=2`. */
export const listPath = (path: string, page = 1): string => (page > 1 ? `${path}?page=${page}` : path)
