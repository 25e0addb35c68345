import type { Caller } from '../domains/staff/access.ts'
import type { Language } from '../lib/languages.ts'
import type { Deps } from './deps.ts'

/** What a procedure knows of its call, whichever face it came through. */
export type Context = {
  deps: Deps
  caller: Caller | null
  /** Of the messages; content is asked for by the input's `language`. */
  language: Language
  /** The caller's network address, for limits. */
  address: string
  idempotencyKey: string | undefined
}
