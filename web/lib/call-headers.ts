import type { Language } from '../../src/lib/languages.ts'
import { readToken } from './device.ts'
import { offerLink } from './offer-link.ts'
import { orderLink } from './order-link.ts'

/** Who asks, and in which language: with every call, upload and download. */
export function callHeaders(language: Language): Record<string, string> {
  const token = readToken()
  const link = orderLink()
  const offer = offerLink()
  return {
    'x-language': language,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(link !== null && { 'x-order-link': link }),
    ...(offer !== null && { 'x-quote-link': offer }),
  }
}
