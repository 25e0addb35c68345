/** Pure, since the browser uses it too. Hosts whose maps may be framed, and their frames' paths (SITE-6). */
const mapFrames: Record<string, RegExp> = {
  'www.google.com': /^\/maps\/(embed|d\/)/,
  'maps.google.com': /^\/maps\/(embed|d\/)/,
  'www.openstreetmap.org': /^\/export\/embed\.html$/,
  'yandex.com': /^\/map-widget\//,
  'yandex.ru': /^\/map-widget\//,
  'yandex.az': /^\/map-widget\//,
}
export const mapHosts: readonly string[] = Object.keys(mapFrames)

/**
 * The https address of a map on a known host, from itself, its page or an iframe's code; empty for none, null
 * for another host.
 */
export function readMapAddress(value: string): string | null {
  const address = addressIn(value)
  if (address === '') return ''
  const url = knownAddress(address)
  if (!url) return null
  return isFrame(url) ? url.href : frameOfPage(url)
}

/** Hosts of short links: only opening them shows where they lead, and we open nothing (SITE-6). */
const shortHosts = /^(maps\.app\.goo\.gl|goo\.gl|g\.page|g\.co|share\.google|ya\.cc|clck\.ru|bit\.ly)$/

/** Why a map can't be shown: it is a short link, can't be framed, or isn't a map. */
export function mapError(value: string): 'short' | 'closed' | 'unknown' {
  const typed = addressIn(value)
  const address = /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`
  if (!URL.canParse(address)) return 'unknown'
  const { hostname, pathname } = new URL(address)
  if (/(^|\.)2gis\.[a-z]+$/.test(hostname)) return 'closed'
  if (shortHosts.test(hostname)) return 'short'
  return /(^|\.)yandex\.[a-z]{2,9}(\.[a-z]{2,9})?$/.test(hostname) && pathname.startsWith('/maps/-/')
    ? 'short'
    : 'unknown'
}

/** The typed address, or the one in an iframe's code. */
function addressIn(value: string): string {
  const code = value.trim()
  const source = /<iframe\b[^<>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(code)
  return (source ? (source[1] ?? source[2] ?? '') : code).replaceAll('&amp;', '&').trim()
}

function knownAddress(address: string): URL | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return isPlain && Object.hasOwn(mapFrames, url.hostname) ? url : null
}

const isGoogle = ({ hostname }: URL): boolean => hostname.endsWith('.google.com')

function isFrame(url: URL): boolean {
  if (isGoogle(url) && url.searchParams.get('output') === 'embed') return url.pathname.startsWith('/maps')
  return mapFrames[url.hostname]?.test(url.pathname) === true
}

type Place = { lat: number; lon: number; zoom: number }

/** The frame of the place that a map's page shows; null where its address doesn't name one. */
function frameOfPage(url: URL): string | null {
  if (isGoogle(url)) {
    const place = url.pathname.startsWith('/maps') && googlePlace(url)
    return place
      ? `https://www.google.com/maps?q=${place.lat},${place.lon}&z=${place.zoom}&output=embed`
      : null
  }
  if (url.hostname === 'www.openstreetmap.org') {
    const place = readPlace(/^#map=(?<zoom>[\d.]+)\/(?<lat>-?[\d.]+)\/(?<lon>-?[\d.]+)/.exec(url.hash))
    return place && openStreetMapFrame(place)
  }
  const at = url.pathname.startsWith('/maps') && url.searchParams.get('ll')
  const place = at && readPlace(/^(?<lon>-?[\d.]+),(?<lat>-?[\d.]+)$/.exec(at), url.searchParams.get('z'))
  if (!place) return null
  const point = `${place.lon},${place.lat}`
  return `https://${url.hostname}/map-widget/v1/?ll=${point}&z=${place.zoom}&pt=${point}`
}

function googlePlace({ pathname, searchParams }: URL): Place | null {
  const inPath = /\/@(?<lat>-?[\d.]+),(?<lon>-?[\d.]+),(?<zoom>[\d.]+)z/.exec(pathname)
  const asked = searchParams.get('q') ?? searchParams.get('query') ?? searchParams.get('ll') ?? ''
  return readPlace(inPath ?? /^(?<lat>-?[\d.]+),\s*(?<lon>-?[\d.]+)$/.exec(asked), searchParams.get('z'))
}

function readPlace(found: RegExpExecArray | null, zoomAsked?: string | null): Place | null {
  const [lat, lon] = [Number(found?.groups?.lat), Number(found?.groups?.lon)]
  const zoom = Number(found?.groups?.zoom ?? (zoomAsked || 16))
  const isPlace = Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && zoom >= 1 && zoom <= 22
  return isPlace ? { lat, lon, zoom } : null
}

function openStreetMapFrame({ lat, lon }: Place): string {
  const [low, left, high, right] = [lat - 0.004, lon - 0.004, lat + 0.004, lon + 0.004].map((degrees) =>
    Number(degrees.toFixed(5)),
  )
  const frame = 'https://www.openstreetmap.org/export/embed.html'
  return `${frame}?bbox=${left},${low},${right},${high}&marker=${lat},${lon}`
}
