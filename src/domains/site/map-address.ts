import { z } from 'zod'
import type { Message } from '../../lib/errors.ts'
import { mapError, readMapAddress } from './map-frames.ts'

const notMap: Message = /*i18n*/ {
  id: 'contact.map',
  message: 'Please paste the map’s embed code or address from Google Maps, OpenStreetMap or Yandex Maps.',
}

const shortLink: Message = /*i18n*/ {
  id: 'contact.mapShort',
  message:
    'A short link doesn’t say where the map is. Open it, and paste the long address of that page, or its embed code (Share, Embed a map).',
}
const closedMap: Message = /*i18n*/ {
  id: 'contact.mapClosed',
  message:
    '2GIS maps can’t be shown on other sites. Please find the place on Google Maps, OpenStreetMap or Yandex Maps.',
}
const errors = { short: shortLink, closed: closedMap, unknown: notMap }

/** An https address on a known map host, or an iframe of one; only the address of its frame is kept. Empty: no map. */
export const mapAddress = z
  .string()
  .max(10_000)
  .transform((value, context) => {
    const known = readMapAddress(value)
    if (known === null) context.addIssue({ code: 'custom', params: { message: errors[mapError(value)] } })
    return known ?? z.NEVER
  })
