/** Pure: shared with the browser. Hosts whose maps may be framed, and the paths under which they serve frames (trust). */
const mapFrames: Record<string, RegExp> = {
  'www.google.com': /^\/maps\/(embed|d\/)/,
  'maps.google.com': /^\/maps/,
  'www.openstreetmap.org': /^\/export\/embed\.html$/,
  'yandex.com': /^\/map-widget\//,
  'yandex.ru': /^\/map-widget\//,
  'yandex.az': /^\/map-widget\//,
}
export const mapHosts: readonly string[] = Object.keys(mapFrames)

/** The https address of a map on a known host, out of itself or of an iframe's code; empty for none, null for another. */
export function readMapAddress(value: string): string | null {
  const code = value.trim()
  if (code === '') return ''
  const source = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(code)
  const address = (source ? (source[1] ?? source[2] ?? '') : code).replaceAll('&amp;', '&').trim()
  return knownMap(address)
}

function knownMap(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  const path = Object.hasOwn(mapFrames, url.hostname) ? mapFrames[url.hostname] : undefined
  return plain && path?.test(url.pathname) ? url.href : null
}
