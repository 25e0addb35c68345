import type { Language } from '../../src/lib/languages.ts'
import { readToken } from './device.ts'

/** The headers that say who calls and in which language; sent with every call, upload and download. */
export function callHeaders(language: Language): Record<string, string> {
  const token = readToken()
  const link = orderLink()
  const offer = tokenAfter('q')
  const payment = tokenAfter('p')
  return {
    'x-language': language,
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(link !== null && { 'x-order-link': link }),
    ...(offer !== null && { 'x-quote-link': offer }),
    ...(payment !== null && { 'x-payment-link': payment }),
  }
}

/** The token of the page under `/q/{token}` or `/p/{token}` that is open; null on every other page. */
const tokenAfter = (letter: 'q' | 'p'): string | null => {
  const [, found, token = null] = /\/([qp])\/([\w-]{43})(?:\/back)?\/?$/.exec(location.pathname) ?? []
  return found === letter ? token : null
}

let held: string | null = null

/** The token of an order's secret link, for the page under `/o/{token}` that is being opened. */
export function setOrderLink(token: string | null): void {
  held = token
}

/**
 * The header that calls are sent with; only while a page of that link is shown, so that no other page acts in its
 * name.
 */
const orderLink = (): string | null =>
  held !== null && location.pathname.includes(`/o/${held}`) ? held : null
