import type { Logger } from 'pino'
import type { AnswerCache } from '../cache/answer-cache.ts'
import type { Content } from '../cache/content.ts'
import type { Versions } from '../cache/content-versions.ts'
import type { Database } from '../db/client.ts'
import type { Settings } from '../env.ts'
import type { FairTurns } from '../lib/fair-turns.ts'
import type { Traces } from '../traces/traces.ts'
import type { Limits } from './limits.ts'
import type { Rooms } from './rooms.ts'

/**
 * All parts of the program; tests and main build it, domains receive it. What a domain adds (`media`,
 * `email`, `health`, `live`) it declares itself, so that nothing below the domains knows them.
 */
export interface Deps {
  settings: Settings
  db: Database
  log: Logger
  /** Where files of a request wait, on the file system of the uploads. */
  tempDir: string
  /** The memory and disk that bodies may take. */
  rooms: Rooms
  /** Ids of public services, best first. */
  search: (query: string, limit?: number) => Promise<number[]>
  /** Ids of public services and products, best first, at most `limit` of each. */
  suggest: (query: string, limit: number) => Promise<{ services: number[]; products: number[] }>
  /** Answers that are the same for everyone, cached until their content changes. */
  answers: AnswerCache
  /** How often each noun of the content has changed; null while changes may be missed. */
  contentVersions: () => Versions | null
  /** Drops cached answers that show any of these, on every instance; resolves when each has. */
  contentChanged: (touched: readonly Content[]) => Promise<void>
  limits: Limits
  /** Calculations of prices wait here for their caller's turn. */
  priceTurns: FairTurns
  traces: Traces
  now: () => Date
  /** False while starting, draining, or while the database is away: then callers get 503. */
  isReady: () => boolean
}
