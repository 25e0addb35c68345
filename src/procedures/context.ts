import type { CacheTags } from '../cache/cache-tags.ts'
import type { Language } from '../lib/languages.ts'
import type { Pagination } from '../lib/paging.ts'
import type { Caller } from './access.ts'
import type { Deps } from './deps.ts'
import type { SentLink } from './order-link.ts'

/** `pagination`: a list's, when a page was asked for; a header on REST. `cookie`: one to set. */
type Beside = { pagination?: Pagination | undefined; cookie?: string }

/** What a procedure knows of its call, on either face. */
export type Context = {
  deps: Deps
  caller: Caller | null
  /** The order's link that was sent with the call, beside the signed-in user. */
  link?: SentLink
  /** The token of a quote's link that was sent with the call. */
  offerToken?: string | undefined
  /** The token of a payment link that was sent with the call. */
  paymentToken?: string | undefined
  /** The token of a courier's link that was sent with the call. */
  courierToken?: string | undefined
  /** The language of messages; content has the input's `language`. */
  language: Language
  /** The caller's network address, for limits and the list of sessions. */
  address: string
  /** The user agent; empty when there is none. */
  userAgent: string
  idempotencyKey: string | undefined
  /** The key from an earlier log-in that the caller's device claims to have. */
  deviceKey?: string | undefined
  /** What goes with the answer's body, where the face has a place for it. */
  answer: Beside
  /** Where procedures record what they read, if the answer may be cached. */
  cacheTags?: CacheTags | undefined
}
