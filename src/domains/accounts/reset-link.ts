import { invalid, type Message } from '../../lib/errors.ts'

/** A reset link works for an hour from when it was asked for (ACC-9). */
export const resetLifeMs = 60 * 60 * 1000

const foreignUrl: Message = /*i18n*/ {
  id: 'accounts.foreignUrl',
  message: 'This address does not belong to the site.',
}

/**
 * What a reset link begins with: `url` without a trailing slash when it is on the site's exact origin.
 * Of a URL only origin and path are kept.
 * @throws VALIDATION for any other origin
 */
export function resetBaseUrl(url: string, siteUrl: string): string {
  const parsed = URL.parse(url)
  // Not `origin`: that of a blob: URL is the one inside it.
  if (!parsed || `${parsed.protocol}//${parsed.host}` !== siteUrl) throw invalid('url', foreignUrl)
  return `${siteUrl}${parsed.pathname}`.replace(/\/+$/, '')
}

export function resetLink(baseUrl: string, userId: number, token: string): string {
  return `${baseUrl}/reset-password/${userId}/${token}`
}
