import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { findCaller } from '../domains/accounts/find-caller.ts'
import { deviceCookieName, deviceHeader } from '../domains/accounts/known-devices.ts'
import { findLink } from '../domains/order-links/find-link.ts'
import { type Language, toLanguage } from '../lib/languages.ts'
import type { Context } from '../procedures/context.ts'
import type { Deps } from '../procedures/deps.ts'
import { offerLinkHeader, orderLinkHeader } from '../procedures/order-link.ts'

declare module 'fastify' {
  interface FastifyRequest {
    context?: Context
  }
}

/** The context of a request: the caller is read anew each time, so a change of role counts at once. */
export async function createContext(deps: Deps, request: FastifyRequest): Promise<Context> {
  const token = tokenOf(request)
  const key = request.headers['idempotency-key']
  const link = request.headers[orderLinkHeader]
  const offerToken = request.headers[offerLinkHeader]
  return {
    deps,
    caller: token === null ? null : await findCaller(deps, token, { counts: !isBackground(request) }),
    link: typeof link === 'string' ? await findLink(deps, link) : null,
    offerToken: typeof offerToken === 'string' ? offerToken : undefined,
    language: languageOf(request),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    idempotencyKey: typeof key === 'string' ? key : undefined,
    deviceKey: deviceKeyOf(request),
    answer: {},
    cacheTags: request.cacheTags,
  }
}

/** Said by our own admin of what it asks by itself: while nobody touches it, a session isn't used. */
const isBackground = ({ headers }: FastifyRequest): boolean => headers['x-background'] === '1'

const deviceKeyOf = ({ headers }: FastifyRequest): string | undefined => {
  const key = (headers.cookie && parseCookie(headers.cookie)[deviceCookieName]) ?? headers[deviceHeader]
  return typeof key === 'string' && /^[\w-]{43}$/.test(key) ? key : undefined
}

/** The access token of a request; null without one. */
export function tokenOf(request: FastifyRequest): string | null {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? []
  return (scheme?.toLowerCase() === 'bearer' && token) || null
}

/** `language` or `lang` of the query, else the header that our own pages send with each call. */
export function languageOf(request: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (name.toLowerCase() === 'language' || name.toLowerCase() === 'lang') return toLanguage(value)
  }
  return toLanguage(request.headers['x-language'])
}
