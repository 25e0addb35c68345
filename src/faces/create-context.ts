import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { findCaller } from '../domains/accounts/find-caller.ts'
import { deviceCookieName, deviceHeader } from '../domains/accounts/known-devices.ts'
import { isStaffDevice } from '../domains/accounts/staff-device.ts'
import { findLink } from '../domains/order-links/find-link.ts'
import { type Language, toLanguage } from '../lib/languages.ts'
import type { Caller } from '../procedures/access.ts'
import type { Context } from '../procedures/context.ts'
import type { Deps } from '../procedures/deps.ts'
import {
  courierLinkHeader,
  isHolder,
  offerLinkHeader,
  orderLinkHeader,
  paymentLinkHeader,
} from '../procedures/order-link.ts'

declare module 'fastify' {
  interface FastifyRequest {
    context?: Context
  }
}

/** The context of a request: the caller is read each time, so that a change of role counts at once. */
export async function createContext(deps: Deps, request: FastifyRequest): Promise<Context> {
  const token = tokenOf(request)
  const link = headerOf(request, orderLinkHeader)
  const caller = token === null ? null : await findCaller(deps, token, { counts: !isBackground(request) })
  const found = link === undefined ? null : await findLink(deps, link)
  return {
    deps,
    caller,
    link: isHolder(found) ? { ...found, isStaffDevice: await changesAsStaff(deps, request, caller) } : found,
    offerToken: headerOf(request, offerLinkHeader),
    paymentToken: headerOf(request, paymentLinkHeader),
    courierToken: headerOf(request, courierLinkHeader),
    language: languageOf(request),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    idempotencyKey: headerOf(request, 'idempotency-key'),
    deviceKey: deviceKeyOf(request),
    answer: {},
    cacheTags: request.cacheTags,
  }
}

/** A header that was sent once. */
const headerOf = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined => {
  const sent = headers[name]
  return typeof sent === 'string' ? sent : undefined
}

/** A change by a link, on a device on which staff are signed in (LNK-5). */
async function changesAsStaff(deps: Deps, request: FastifyRequest, caller: Caller | null): Promise<boolean> {
  if (request.method === 'GET' || request.method === 'HEAD') return false
  return isStaffDevice(deps, { caller, deviceKey: deviceKeyOf(request) })
}

/** Sent by our own admin with requests that it makes by itself, which don't count as use of the session. */
const isBackground = ({ headers }: FastifyRequest): boolean => headers['x-background'] === '1'

/** The device's key that the request claims to have. */
export const deviceKeyOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
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
