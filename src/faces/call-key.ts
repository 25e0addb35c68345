import type { IncomingMessage } from 'node:http'
import { parseQuery } from '../lib/query.ts'
import { splitSearch } from './asked-page.ts'
import { languageOf } from './create-context.ts'
import type { Described } from './described.ts'
import { remembered } from './remembered.ts'
import { readInput } from './wire-input.ts'

/**
 * What the answer to a call depends on: the procedures that it names and their inputs as their schemas read them,
 * so that neither spelling nor order nor anything unknown makes another. Null for calls whose answers are never
 * kept.
 */
export function callKeys(procedures: readonly Described[]): (request: IncomingMessage) => string | null {
  const kept = procedures.filter(({ meta, type }) => meta.reads && type === 'query')
  const rest = remembered(restKeys(kept))
  const trpc = remembered(trpcKeys(new Map(kept.map((procedure) => [procedure.name, procedure]))))
  return ({ method, url = '', headers }) => {
    if (headers.authorization !== undefined) return null
    const said = headers['x-language']
    const language = typeof said === 'string' ? said : undefined
    if (url.toLowerCase().startsWith('/api/')) return rest(url, language)
    // tRPC answers HEAD, and whoever takes an answer piece by piece, in ways of its own.
    if (method !== 'GET' || /jsonl/i.test(`${headers['trpc-accept']} ${headers.accept}`)) return null
    return headers['content-type'] === undefined ? trpc(url, language) : null
  }
}

function restKeys(kept: readonly Described[]) {
  const faces = kept
    .flatMap((procedure) => procedure.paths.map((path) => ({ procedure, names: `/api${path}`.split('/') })))
    // As Fastify does: a fixed name before a parameter.
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

/** As Fastify finds routes, but only what is written plainly. */
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

/** Null when it can't be read: what is refused is never kept. */
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
