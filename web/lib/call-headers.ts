import type { Language } from '../../src/lib/languages.ts'
import { readToken } from './device.ts'
import { orderLink } from './order-link.ts'

/** Who asks, and in which language: with every call, upload and download. */
export function callHeaders(language: Language): Record<string, string> {
  const token = readToken()
  const link = orderLink()
  return {
    'x-language': language,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(link !== null && { 'x-order-link': link }),
  }
}
