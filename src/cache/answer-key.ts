import type { IncomingMessage } from 'node:http'
import { toLanguage } from '../lib/languages.ts'

/** A request whose answer may be kept under a key. */
export type Asked = IncomingMessage & { answerKey?: string | null }

/** Longer addresses are made up. */
const longestUrl = 2000
const call = /^\/(?:api|trpc)\//i
const noPage = /^\/(?:media|assets|metrics|admin)(?:[/?]|$)/i
const home = /^\/(?:(?:ru|en)\/?)?(?:homepage\/?)?(?:\?|$)/i
/** Home shows two campaigns by chance (specification 2), so it is kept in so many drawings. */
const drawings = 4

/**
 * What the answer to a request depends on, beside the content: its address and language. Null for what isn't the
 * same for everybody, and for what changes something.
 */
export function answerKey({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'GET' || headers.authorization !== undefined || url.length > longestUrl) return null
  if (call.test(url)) {
    const isStream = headers['trpc-accept'] !== undefined
    return isStream ? null : `${toLanguage(headers['x-language'])} ${url}`
  }
  if (noPage.test(url) || !wantsHtml(headers.accept)) return null
  const drawing = home.test(url) ? Math.floor(Math.random() * drawings) : 0
  return `page ${chosenLanguage(headers.cookie)} ${drawing} ${url}`
}

/** Whoever says nothing, or takes everything, gets a page. */
export const wantsHtml = (accept: string | undefined): boolean =>
  accept === undefined || /text\/html|\*\/\*/i.test(accept)

const chosenLanguage = (cookie: string | undefined): string =>
  cookie === undefined ? '' : toLanguage(/(?:^|;)\s*language="?([a-z]+)/.exec(cookie)?.[1])
