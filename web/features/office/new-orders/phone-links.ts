import { formatPhone } from '../../../ui/phone-number.ts'

const azerbaijani = /^\+994\d{9}$/
const foreign = /^\+(?!994)\d{8,15}$/

/** A stored phone number as it is shown, called, and written to on WhatsApp (null where it names no country). */
export function phoneLinks(phoneNumber: string): { shown: string; call: string; whatsApp: string | null } {
  const formatted = formatPhone(phoneNumber)
  const number = formatted.replace(/[^\d+]/g, '')
  if (azerbaijani.test(number) || foreign.test(number))
    return { shown: formatted, call: `tel:${number}`, whatsApp: `https://wa.me/${number.slice(1)}` }
  return { shown: phoneNumber, call: `tel:${phoneNumber.replace(/[^\d+]/g, '')}`, whatsApp: null }
}
