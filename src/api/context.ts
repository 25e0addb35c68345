import type { MadeOf } from '../cache/made-of.ts'
import type { Caller } from '../domains/staff/access.ts'
import type { Language } from '../lib/languages.ts'
import type { Deps } from './deps.ts'

/** What a procedure knows of its call, whichever face it came through. */
export type Context = {
  deps: Deps
  caller: Caller | null
  /** Of the messages; content is asked for by the input's `language`. */
  language: Language
  /** The caller's network address, for limits and the list of sessions. */
  address: string
  /** What the caller's program calls itself; empty when it doesn't say. */
  userAgent: string
  idempotencyKey: string | undefined
  /** Where procedures note what they read, when the answer may be kept. */
  madeOf?: MadeOf | undefined
}
