/** A link as the server stores it: without http it gets https:// (specification 3); empty stays empty. */
export function withHttps(link: string): string {
  const address = link.replace(/\s/g, '')
  if (address === '' || /^[a-z][a-z0-9+-]*:(?!\d)/i.test(address)) return address
  return `https://${address.replace(/^\/\//, '')}`
}

/** The host in few letters: `instagram.com`. */
export const hostOf = (link: string): string =>
  URL.canParse(link) ? new URL(link).hostname.replace(/^www\./, '') : link
