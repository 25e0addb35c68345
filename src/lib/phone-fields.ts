import { z } from 'zod'
import type { Message } from './errors.ts'
import { line, rule } from './fields.ts'
import { internationalPhone, readPhone } from './phone.ts'

const phoneInvalid: Message = /*i18n*/ {
  id: 'phone.invalid',
  message: 'Please enter a whole phone number, for example +994 50 123 45 67.',
}
/**
 * 5–20 digits; +, spaces, dashes and brackets are allowed (BAS-6), but no part of an Azerbaijani number. Complete
 * numbers are parsed to have their country code.
 */
export const phone = phoneField(readPhone, phoneInvalid)

const whatsAppInvalid: Message = /*i18n*/ {
  id: 'phone.whatsApp',
  message: 'WhatsApp needs a whole number, for example +994 50 123 45 67.',
}
/** A complete number with its country code, which goes into the address of a chat. */
export const whatsApp = phoneField(
  (typed) => (internationalPhone(typed) ? readPhone(typed) : null),
  whatsAppInvalid,
)

function phoneField(read: (typed: string) => string | null, invalid: Message) {
  return line(40, { min: 1 }).pipe(
    z
      .string()
      .check(rule((typed: string) => read(typed) !== null, invalid))
      .transform((typed) => read(typed) ?? typed),
  )
}
