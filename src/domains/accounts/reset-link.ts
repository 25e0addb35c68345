import { invalid, type Message } from '../../lib/errors.ts'

/** A reset link works for an hour from when it was asked for (ACC-9). */
export const resetLifeMs = 60 * 60 * 1000

const foreignUrl: Message = /*i18n*/ {
  id: 'accounts.foreignUrl',
  message: 'This address does not belong to the site.',
}
const notHome: Message = /*i18n*/ {
  id: 'accounts.notHome',
  message: 'This has to be the address of the site’s home page.',
}

/** The path of the home page in any language. */
const home = /^(\/(?:ru|en))?\/*$/i

/**
 * The beginning of a reset link: `url` without a trailing slash when it is the site's home page in any
 * language (ACC-8). Any other path could put a stranger's text into the emailed link, or break it.
 * @throws VALIDATION for another origin and for another page
 */
export function resetBaseUrl(url: string, siteUrl: string): string {
  const parsed = URL.parse(url)
  // `origin` isn't used, since for a blob: URL it is that of the inner address.
  if (!parsed || `${parsed.protocol}//${parsed.host}` !== siteUrl) throw invalid('url', foreignUrl)
  const page = home.exec(parsed.pathname)
  if (!page) throw invalid('url', notHome)
  return siteUrl + (page[1]?.toLowerCase() ?? '')
}

export function resetLink(baseUrl: string, userId: number, token: string): string {
  return `${baseUrl}/reset-password/${userId}/${token}`
}
