import { z } from 'zod'
import { trimmed } from './clean-text.ts'
import type { Message } from './errors.ts'
import { lenient, rule } from './fields.ts'

const linkInvalid: Message = /*i18n*/ {
  id: 'link.invalid',
  message: 'Please enter a web address without spaces (http or https).',
}
const noAddress = /[\s\p{Cc}\p{Cf}]/u
/** A web address as it is stored: without http(s) it gets https:// (BAS-9); empty stays empty. */
export function withHttps(typed: string): string {
  const address = trimmed(typed)
  if (address === '' || /^[a-z][a-z0-9+-]*:(?!\d)/i.test(address) || noAddress.test(address)) return address
  return `https://${address.replace(/^\/\//, '')}`
}

/** A text with a space isn't an address; removing the space would make another one. */
function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(value) || noAddress.test(value) || !URL.canParse(value)) return false
  const { hostname, username } = new URL(value)
  return (
    username === '' && (hostname === 'localhost' || /[^.]\.[^.]/.test(hostname) || hostname.startsWith('['))
  )
}

/** A web address; without http(s) it gets https://, other schemes are refused (BAS-9). */
export const link = lenient(
  (value) => (typeof value === 'string' ? withHttps(value) : value),
  z.string().min(1).max(2000).check(rule(isWebAddress, linkInvalid)),
)
