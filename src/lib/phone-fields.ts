import { z } from 'zod'
import type { Message } from './errors.ts'
import { line, rule } from './fields.ts'
import { internationalPhone, readPhone } from './phone.ts'

const phoneInvalid: Message = /*i18n*/ {
  id: 'phone.invalid',
  message: 'Please enter a whole phone number, for example +994 50 123 45 67.',
}
/**
 * 5–20 digits; +, spaces, dashes and brackets are allowed (BAS-6), but no piece of a +994
 * number. Whole numbers come out with their country's code.
 */
export const phone = phoneField(readPhone, phoneInvalid)

const whatsAppInvalid: Message = /*i18n*/ {
  id: 'phone.whatsApp',
  message: 'WhatsApp needs a whole number, for example +994 50 123 45 67.',
}
/** A whole number with its country's code, which is in the address of a chat. */
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
