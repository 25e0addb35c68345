import type { Logger } from 'pino'
import type { AnswerCache, OutputCache } from '../cache/answer-cache.ts'
import type { Content } from '../cache/content.ts'
import type { Versions } from '../cache/content-versions.ts'
import type { Database } from '../db/client.ts'
import type { Settings } from '../env.ts'
import type { FairTurns } from '../lib/fair-turns.ts'
import type { Traces } from '../traces/traces.ts'
import type { Limits } from './limits.ts'
import type { Rooms } from './rooms.ts'

/**
 * Everything that the program is made of; tests and main build it, domains are handed it. What a domain brings
 * along (`media`, `email`, `health`, `live`) it adds here itself, so that nothing below the domains knows them.
 */
export interface Deps {
  settings: Settings
  db: Database
  log: Logger
  /** Where files of a request wait; on the file system of the uploads. */
  tempDir: string
  /** What bodies may take of memory and disk. */
  rooms: Rooms
  /** Ids of public services, best first. */
  search: (query: string, limit?: number) => Promise<number[]>
  /** Ids of public services and products, best first, of each at most `limit`. */
  suggest: (query: string, limit: number) => Promise<{ services: number[]; products: number[] }>
  /** Answers that are the same for everybody, kept until what they show changes. */
  answers: AnswerCache
  /** What the pages' reads put out, kept likewise. */
  outputs: OutputCache
  /** How often each noun of the content has changed; null while changes may stay unheard. */
  contentVersions: () => Versions | null
  /** Drops what shows any of these, on every instance; resolves when each has. */
  contentChanged: (touched: readonly Content[]) => Promise<void>
  limits: Limits
  /** What calculates prices waits here for its caller's turn. */
  priceTurns: FairTurns
  traces: Traces
  now: () => Date
  /** False while starting, draining, or while the database is away: then callers get 503. */
  isReady: () => boolean
}
