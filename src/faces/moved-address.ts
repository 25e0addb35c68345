/**
 * The target of an address that only repeats another: az and the admin have no prefix. Null for any other.
 * Always on this site, whatever the path holds.
 */
export function movedAddress(url: string): string | null {
  const [, prefix, rest = ''] = /^\/+(az|ru|en)(?=[/?]|$)(.*)$/is.exec(url) ?? []
  if (prefix === undefined) return null
  const isAdmin = /^\/+admin(?=[/?]|$)/i.test(rest)
  // Browsers take two slashes, or a backslash, at the beginning for another site.
  return prefix.toLowerCase() === 'az' || isAdmin ? `/${rest.replace(/^[/\\]+/, '')}` : null
}
