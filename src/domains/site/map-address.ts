import { z } from 'zod'
import type { Message } from '../../lib/errors.ts'
import { readMapAddress } from './map-frames.ts'

const notMap: Message = /*i18n*/ {
  id: 'contact.map',
  message: 'Please paste the map’s embed code or address from Google Maps, OpenStreetMap or Yandex Maps.',
}

/** An https address on a known map host, or an iframe of one; only its address is kept. Empty: no map. */
export const mapAddress = z
  .string()
  .max(10_000)
  .transform((value, context) => {
    const known = readMapAddress(value)
    if (known === null) context.addIssue({ code: 'custom', params: { message: notMap } })
    return known ?? z.NEVER
  })
