import type { IncomingMessage } from 'node:http'
import { toLanguage } from '../lib/languages.ts'
import { askedPage, chosenLanguage, type ReadAddress, wantsHtml } from './asked-page.ts'
import { callKeys } from './call-key.ts'
import type { Described } from './described.ts'
import { remembered } from './remembered.ts'

/** A request whose answer may be kept under a key. */
export type Asked = IncomingMessage & { answerKey?: string | null }

/** Longer addresses are made up. */
const maxUrlLength = 2000
const call = /^\/+(?:api|trpc)\//i
const noPage = /^\/+(?:media|assets|metrics|admin)(?:[/?]|$)/i
const home = /^(?:\/ru|\/en)?\/?(?:homepage)?$/
/** Home shows two campaigns by chance (WEB-3), so it is kept in so many drawings. */
const drawings = 4
const missing = 'missing '
/** It is the same in whatever words it is asked for. */
const sitemap = /^\/+sitemap\.xml\/?(?:[?]|$)/i

export type AnswerKey = (request: IncomingMessage) => string | null

/**
 * What the answer to a request depends on, beside the content: what its making reads of the address, by the same
 * readers. Null for what isn't the same for everybody, and for what changes something.
 */
export function createAnswerKey(procedures: readonly Described[], readAddress?: ReadAddress): AnswerKey {
  const callKey = callKeys(procedures)
  const pageKey = readAddress ? remembered(pageKeys(readAddress)) : () => null
  return (request) => {
    const { method, url = '', headers } = request
    if ((method !== 'GET' && method !== 'HEAD') || url.length > maxUrlLength) return null
    if (call.test(url)) return callKey(request)
    if (sitemap.test(url)) return 'sitemap'
    if (noPage.test(url) || !wantsHtml(headers.accept)) return null
    const key = pageKey(url, chosenLanguage(headers.cookie))
    return key !== null && home.test(key.slice(key.indexOf('/')))
      ? `${Math.floor(Math.random() * drawings)} ${key}`
      : key
  }
}

/** One page is kept for every address that no route has: whether another face has it only routing tells. */
export const isOfMissing = (key: string): boolean => key.startsWith(missing)

const pageKeys =
  (readAddress: ReadAddress) =>
  (url: string, chosen?: string): string | null => {
    const { kind, language, address } = askedPage(url, toLanguage(chosen), readAddress)
    if (kind === 'own') return null
    return `${kind === 'missing' ? missing : 'page '}${language} ${address}`
  }
