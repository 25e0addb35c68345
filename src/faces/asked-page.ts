import type { IncomingMessage } from 'node:http'
import { parseCookie } from 'cookie'
import type { FastifyInstance } from 'fastify'
import { addressIn, type Prefix, prefixOf, withoutPrefix } from '../lib/language-address.ts'
import { type Language, toLanguage } from '../lib/languages.ts'
import type { Deps } from '../procedures/deps.ts'
import { movedAddress } from './moved-address.ts'

/**
 * The kind of an address without its language prefix (web/page-address.ts). `shared`: all callers of
 * `address`, which holds only what the route's schema reads, get the same page. `missing`: no route has it.
 * `own`: made for each request.
 */
export type PageAddress = { kind: 'shared' | 'missing' | 'own'; address: string }
export type ReadAddress = (path: string, search: string) => PageAddress

/** Renders the pages and reads their addresses; tests of the API do without. */
export type Pages = (app: FastifyInstance, deps: Deps) => Promise<ReadAddress | undefined>

/** A request for a page, with all that rendering reads. */
export type AskedPage = PageAddress & { language: Language; prefix: Prefix | null }

const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i

/** The one reader of a page's address: both the cache's key and the rendering use it. */
export function askedPage(url: string, chosen: Language, readAddress: ReadAddress): AskedPage {
  const whole = `/${url.replace(origin, '').replace(/^\/+/, '')}`
  const { path, search } = splitSearch(whole)
  const prefix = prefixOf(path)
  const language = prefix ?? chosen
  const read = movedAddress(whole) === null ? readAddress(withoutPrefix(path), search) : null
  if (read === null || read.kind === 'own') return { kind: 'own', address: whole, language, prefix }
  return { kind: read.kind, address: addressIn(prefix ?? 'az', read.address), language, prefix }
}

export function splitSearch(url: string): { path: string; search: string } {
  const start = url.indexOf('?')
  return start === -1 ? { path: url, search: '' } : { path: url.slice(0, start), search: url.slice(start) }
}

/** The one reader of the stored choice (BAS-2): az without a choice, or for an unknown one. */
export const chosenLanguage = (cookies: string | undefined): Language =>
  toLanguage(cookies?.includes('language') ? parseCookie(cookies).language : undefined)

/** Callers without an Accept header, or with one that accepts everything, get a page. */
export const wantsHtml = (accept: string | undefined): boolean =>
  accept === undefined || /text\/html|\*\/\*/i.test(accept)

/** Not pages: an unknown address under these is answered as the API does. */
const otherFaces = /^\/(api|trpc|media|assets|metrics)(\/|$)/i

/** Whether a browser asks for a page, at an address where one can be. */
export const asksForPage = ({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean =>
  !otherFaces.test(url.split('?')[0] ?? '') && wantsHtml(headers.accept)
