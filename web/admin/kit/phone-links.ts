import { phoneAddresses, shownPhone } from '../../../src/lib/phone.ts'

/** A stored phone number as it is shown, called, and written to on WhatsApp (null where it names no country). */
export const phoneLinks = (phone: string) => ({ shown: shownPhone(phone), ...phoneAddresses(phone) })
