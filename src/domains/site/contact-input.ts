import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { email } from '../../lib/email-fields.ts'
import type { Message } from '../../lib/errors.ts'
import { emptyOr, id, line, optionalFields } from '../../lib/fields.ts'
import { phone, whatsApp } from '../../lib/phone-fields.ts'
import { newTexts } from '../content/texts.ts'
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

/**
 * An https address on a known map host, or an iframe of one, of which only the frame's address is stored.
 * Empty means no map.
 */
export const mapAddress = z
  .string()
  .max(10_000)
  .transform((value, context) => {
    const known = readMapAddress(value)
    if (known === null) context.addIssue({ code: 'custom', params: { message: errors[mapError(value)] } })
    return known ?? z.NEVER
  })

const fields = optionalFields({
  ...newTexts('contact'),
  mapEmbedCode: mapAddress,
  legalName: line(200),
  phoneNumber: emptyOr(phone),
  numberWhatsapp: emptyOr(whatsApp),
  email: emptyOr(email),
})

const noWay: Message = /*i18n*/ {
  id: 'contact.noWay',
  message: 'Write an address, a phone number or an e-mail: a record with none of them helps nobody.',
}
const ways = ['address', 'phoneNumber', 'numberWhatsapp', 'email'] as const

/** At least one way to find or reach the company is required. */
export const newContactSchema = z
  .object(fields)
  .refine((contact) => ways.some((way) => contact[way]), { path: ['address'], params: { message: noWay } })

/** Fields that aren't sent stay; record 1 is the company's. */
export const contactSchema = z.object({ id: id.default(1), ...fields, updatedAt: readAt })
