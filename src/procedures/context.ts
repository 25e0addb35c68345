import type { CacheTags } from '../cache/cache-tags.ts'
import type { Language } from '../lib/languages.ts'
import type { Pagination } from '../lib/paging.ts'
import type { Caller } from './access.ts'
import type { Deps } from './deps.ts'
import type { SentLink } from './order-link.ts'

/** `pagination`: of a list that is answered whole unless a page is asked for; a header on REST. `cookie`: one to set. */
type Beside = { pagination?: Pagination | undefined; cookie?: string }

/** What a procedure knows of its call, whichever face it came through. */
export type Context = {
  deps: Deps
  caller: Caller | null
  /** The order's link that was sent with the call, beside who is signed in. */
  link?: SentLink
  /** The token of a quote's link that was sent with the call. */
  offerToken?: string | undefined
  /** Of the messages; content is asked for by the input's `language`. */
  language: Language
  /** The caller's network address, for limits and the list of sessions. */
  address: string
  /** What the caller's program calls itself; empty when it doesn't say. */
  userAgent: string
  idempotencyKey: string | undefined
  /** By which the caller's device was known at an earlier log-in, as it says. */
  deviceKey?: string | undefined
  /** What goes beside the answer's body, where the face has a place for it. */
  answer: Beside
  /** Where procedures note what they read, when the answer may be kept. */
  cacheTags?: CacheTags | undefined
}
