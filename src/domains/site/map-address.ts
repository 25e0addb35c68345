import { z } from 'zod'
import type { Message } from '../../lib/errors.ts'

/** Hosts whose maps may be framed, and the paths under which they serve frames (trust). */
const mapFrames: Record<string, RegExp> = {
  'www.google.com': /^\/maps\/(embed|d\/)/,
  'maps.google.com': /^\/maps/,
  'www.openstreetmap.org': /^\/export\/embed\.html$/,
  'yandex.com': /^\/map-widget\//,
  'yandex.ru': /^\/map-widget\//,
  'yandex.az': /^\/map-widget\//,
}
export const mapHosts: readonly string[] = Object.keys(mapFrames)

const notMap: Message = /*i18n*/ {
  id: 'contact.map',
  message: 'Please paste the map’s embed code or address from Google Maps, OpenStreetMap or Yandex Maps.',
}

/** An https address on a known map host, or an iframe of one; only its address is kept. Empty: no map. */
export const mapAddress = z
  .string()
  .max(10_000)
  .transform((value, context) => {
    const code = value.trim()
    if (code === '') return ''
    const source = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(code)
    const address = (source ? (source[1] ?? source[2] ?? '') : code).replaceAll('&amp;', '&').trim()
    const known = knownMap(address)
    if (known === null) context.addIssue({ code: 'custom', params: { message: notMap } })
    return known ?? z.NEVER
  })

function knownMap(address: string): string | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  const path = Object.hasOwn(mapFrames, url.hostname) ? mapFrames[url.hostname] : undefined
  return plain && path?.test(url.pathname) ? url.href : null
}
