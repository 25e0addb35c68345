/**
 * Where an address leads that only repeats another: az and the admin have no prefix. Null for any other.
 * Always on this site, whatever the path holds.
 */
export function movedAddress(url: string): string | null {
  const [, prefix, rest = ''] = /^\/+(az|ru|en)(?=[/?]|$)(.*)$/is.exec(url) ?? []
  if (prefix === undefined) return null
  const isAdmin = /^\/+admin(?=[/?]|$)/i.test(rest)
  // What begins with two slashes, or with a backslash, a browser takes for another site.
  return prefix.toLowerCase() === 'az' || isAdmin ? `/${rest.replace(/^[/\\]+/, '')}` : null
}
