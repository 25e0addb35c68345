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

/** The home page in any language, as addresses have it. */
const home = /^(\/(?:ru|en))?\/*$/i

/**
 * What a reset link begins with: `url` without a trailing slash when it is the site's home page, in any language
 * (ACC-8). Any other path would be a stranger's words in the mailed link, and break it.
 * @throws VALIDATION for another origin and for another page
 */
export function resetBaseUrl(url: string, siteUrl: string): string {
  const parsed = URL.parse(url)
  // Not `origin`: that of a blob: URL is the one inside it.
  if (!parsed || `${parsed.protocol}//${parsed.host}` !== siteUrl) throw invalid('url', foreignUrl)
  const page = home.exec(parsed.pathname)
  if (!page) throw invalid('url', notHome)
  return siteUrl + (page[1]?.toLowerCase() ?? '')
}

export function resetLink(baseUrl: string, userId: number, token: string): string {
  return `${baseUrl}/reset-password/${userId}/${token}`
}
