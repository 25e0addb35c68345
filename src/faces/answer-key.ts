import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { toLanguage } from '../lib/languages.ts'
import { parseQuery } from '../lib/query.ts'
import { askedPage, chosenLanguage, type ReadAddress, splitSearch, wantsHtml } from './asked-page.ts'
import { languageOf } from './create-context.ts'
import type { Described } from './described.ts'
import { readInput } from './wire-input.ts'

/** A request whose answer may be cached under a key. */
export type Asked = IncomingMessage & { answerKey?: string | null }

/** Longer addresses are made up. */
const maxUrlLength = 2000
const call = /^\/+(?:api|trpc)\//i
const noPage = /^\/+(?:media|assets|metrics|admin)(?:[/?]|$)/i
const home = /^(?:\/ru|\/en)?\/?(?:homepage)?$/
/** Home shows two random campaigns (WEB-3), so it is cached in this many variants. */
const drawings = 4
const missing = 'missing '
/** It is the same in every language. */
const sitemap = /^\/+sitemap\.xml\/?(?:[?]|$)/i

export type AnswerKey = (request: IncomingMessage) => string | null

/**
 * What the answer to a request depends on, beside the content: what the handlers read of the address, by the
 * same readers. Null for answers that aren't the same for everyone, and for requests that change something.
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

/** Addresses without a route share one page; only routing shows whether another face has the address. */
export const isOfMissing = (key: string): boolean => key.startsWith(missing)

const pageKeys =
  (readAddress: ReadAddress) =>
  (url: string, chosen?: string): string | null => {
    const { kind, language, address } = askedPage(url, toLanguage(chosen), readAddress)
    if (kind === 'own') return null
    return `${kind === 'missing' ? missing : 'page '}${language} ${address}`
  }

/**
 * What the answer to a call depends on: the procedures that it names and their inputs as their schemas read
 * them, so that spelling, order and unknown fields make no difference. Null for calls whose answers are never
 * cached.
 */
function callKeys(procedures: readonly Described[]): (request: IncomingMessage) => string | null {
  const kept = procedures.filter(({ meta, type }) => meta.reads && type === 'query')
  const rest = remembered(restKeys(kept))
  const trpc = remembered(trpcKeys(new Map(kept.map((procedure) => [procedure.name, procedure]))))
  return ({ method, url = '', headers }) => {
    if (headers.authorization !== undefined) return null
    const said = headers['x-language']
    const language = typeof said === 'string' ? said : undefined
    if (url.toLowerCase().startsWith('/api/')) return rest(url, language)
    // tRPC answers HEAD, and callers who take an answer piece by piece, in its own way.
    if (method !== 'GET' || /jsonl/i.test(`${headers['trpc-accept']} ${headers.accept}`)) return null
    return headers['content-type'] === undefined ? trpc(url, language) : null
  }
}

function restKeys(kept: readonly Described[]) {
  const faces = kept
    .flatMap((procedure) => procedure.paths.map((path) => ({ procedure, names: `/api${path}`.split('/') })))
    // As in Fastify, a fixed name goes before a parameter.
    .sort((a, b) => parametersOf(a.names) - parametersOf(b.names))
  return (url: string, said: string | undefined): string | null => {
    const { path, search } = splitSearch(url)
    const names = path.replace(/\/$/, '').split('/')
    const face = faces.find((one) => fits(one.names, names))
    if (!face) return null
    const query = parseQuery(search.slice(1))
    const params = Object.fromEntries(
      face.names.flatMap((name, index) => (name.startsWith(':') ? [[name.slice(1), names[index]]] : [])),
    )
    const input = canonical(face.procedure, readInput(face.procedure, { query, body: undefined, params }))
    if (input === null) return null
    const language = languageOf({ query, headers: { 'x-language': said } })
    return `rest ${language} ${face.procedure.name} ${input}`
  }
}

const parametersOf = (names: string[]): number => names.filter((name) => name.startsWith(':')).length

/** As Fastify finds routes, but only for plainly written ones. */
const fits = (pattern: string[], names: string[]): boolean =>
  pattern.length === names.length &&
  pattern.every((part, index) =>
    part.startsWith(':')
      ? /^\w+$/.test(names[index] ?? '')
      : part.toLowerCase() === names[index]?.toLowerCase(),
  )

function trpcKeys(kept: ReadonlyMap<string, Described>) {
  return (url: string, said: string | undefined): string | null => {
    const { path, search } = splitSearch(url)
    const query = new URLSearchParams(search)
    if (!path.startsWith('/trpc/') || query.has('connectionParams')) return null
    const isBatch = query.get('batch') === '1'
    const named = path.slice('/trpc/'.length)
    const given = readJson(query.get('input'))
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
    const inputs = (isBatch ? named.split(',') : [named]).map((name, index) => {
      const procedure = kept.get(name)
      return procedure ? canonical(procedure, isBatch ? fieldsOf(given)[index] : given) : null
    })
    if (inputs.includes(null)) return null
    const language = languageOf({ query: parseQuery(search.slice(1)), headers: { 'x-language': said } })
    return `trpc ${language} ${isBatch ? 'batch ' : ''}${named} ${inputs.join(' ')}`
  }
}

/** Null when it can't be read: refused calls are never cached. */
function readJson(text: string | null): unknown {
  try {
    return text ? JSON.parse(text) : {}
  } catch {
    return null
  }
}

/** An input as the schemas of its fields read it; null for one that is refused. */
function canonical({ fields }: Described, given: unknown = {}): string | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
  const said = fieldsOf(given)
  const read = Object.entries(fields).map(([name, field]) =>
    field.safeParse(Object.hasOwn(said, name) ? said[name] : undefined),
  )
  if (!read.every(({ success }) => success)) return null
  return read.map(({ data }) => (data === undefined ? '' : JSON.stringify(data))).join(',')
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

type KeyOf = (url: string, said?: string) => string | null

/** The same, but repeated addresses aren't read again: 1 MB of them at most. */
function remembered(keyOf: KeyOf): KeyOf {
  const known = new LRUCache<string, { key: string | null }>({
    maxSize: 1024 * 1024,
    sizeCalculation: ({ key }, from) => from.length + (key?.length ?? 0) + 100,
  })
  return (url, said) => {
    const from = said === undefined ? url : `${url} ${said}`
    const found = known.get(from)
    if (found) return found.key
    const key = keyOf(url, said)
    known.set(from, { key })
    return key
  }
}
