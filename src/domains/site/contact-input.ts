import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { cleanLine } from '../../lib/clean-text.ts'
import type { Message } from '../../lib/errors.ts'
import { email, line, optionalFields } from '../../lib/fields.ts'
import { id } from '../../lib/figure-fields.ts'
import { phone, whatsApp } from '../../lib/phone-fields.ts'
import { fieldErrors } from '../../lib/validation.ts'
import { newTexts } from '../content/texts.ts'
import { mapAddress } from './map-address.ts'

/** Contact data may be emptied. No union: what is wrong with a text that isn't empty, the field itself says. */
function emptyOr(field: z.ZodType<string, string>) {
  return z.string().transform((value, context) => {
    if (cleanLine(value) === '') return ''
    const read = field.safeParse(value)
    if (read.success) return read.data
    for (const { message } of fieldErrors(read.error.issues))
      context.addIssue({ code: 'custom', params: { message } })
    return z.NEVER
  })
}

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

/** At least one way to find or to reach the company. */
export const newContactSchema = z
  .object(fields)
  .refine((contact) => ways.some((way) => contact[way]), { path: ['address'], params: { message: noWay } })

/** What isn't sent stays; record 1 is the company's. */
export const contactSchema = z.object({ id: id.default(1), ...fields, updatedAt: readAt })
