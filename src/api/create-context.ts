import type { FastifyRequest } from 'fastify'
import { findCaller } from '../domains/accounts/find-caller.ts'
import { type Language, toLanguage } from '../lib/languages.ts'
import type { Context } from './context.ts'
import type { Deps } from './deps.ts'

declare module 'fastify' {
  interface FastifyRequest {
    context?: Context
  }
}

/** The context of a request: who calls is read anew each time, so a change of role counts at once. */
export async function createContext(deps: Deps, request: FastifyRequest): Promise<Context> {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? []
  const key = request.headers['idempotency-key']
  return {
    deps,
    caller: scheme?.toLowerCase() === 'bearer' && token ? await findCaller(deps, token) : null,
    language: languageOf(request),
    address: request.ip,
    idempotencyKey: typeof key === 'string' ? key : undefined,
  }
}

/** `language` or `lang` of the query, else the header that our own pages send with each call. */
export function languageOf(request: FastifyRequest): Language {
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (name.toLowerCase() === 'language' || name.toLowerCase() === 'lang') return toLanguage(value)
  }
  return toLanguage(request.headers['x-language'])
}
