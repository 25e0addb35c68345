import { RateLimiterMemory, RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../../db/client.ts'
import { AppError } from '../../lib/errors.ts'

/** Attempts within a time, counted in the database: they hold on every instance (trust). */
const rules = {
  /** Failed log-ins with one e-mail. */
  loginAccount: { points: 10, duration: 15 * 60 },
  /** Failed log-ins from one address. */
  loginAddress: { points: 100, duration: 15 * 60 },
  /** Wrong codes of an account: in a row, and in a day. */
  codeAccount: { points: 5, duration: 15 * 60 },
  codeAccountDay: { points: 30, duration: 24 * 60 * 60 },
  /** Wrong passwords of who is logged in, where an act asks for it. */
  ownPassword: { points: 10, duration: 15 * 60 },
  /** Changes of an account's e-mail or password by its profile: each sends mails. */
  ownChange: { points: 20, duration: 60 * 60 },
  registerAddress: { points: 120, duration: 60 * 60 },
  forgotAccount: { points: 5, duration: 60 * 60 },
  forgotAddress: { points: 30, duration: 60 * 60 },
  /** Links that confirm an address: to it, for an account, and asked for from one network address. */
  confirmationEmail: { points: 6, duration: 60 * 60 },
  confirmationAccount: { points: 6, duration: 60 * 60 },
  confirmationAddress: { points: 60, duration: 60 * 60 },
  /** Tries of such links. */
  confirmAddress: { points: 60, duration: 60 * 60 },
  resetAddress: { points: 60, duration: 60 * 60 },
  contactAddress: { points: 20, duration: 10 * 60 },
  /** What costs and a client may do of his own, by account; staff work as much as they have to. */
  photoAccount: { points: 30, duration: 60 * 60 },
  profileAccount: { points: 120, duration: 60 * 60 },
  passwordAccount: { points: 20, duration: 60 * 60 },
  codesAccount: { points: 30, duration: 60 * 60 },
  exportAccount: { points: 20, duration: 60 * 60 },
  paperAccount: { points: 120, duration: 60 * 60 },
} as const
/** Counted in each process for itself, where counting in the database would cost more than what is counted. */
const quickRules = {
  /** All that a client's account asks for. */
  callsAccount: { points: 1200, duration: 60 },
} as const
export type LimitName = keyof typeof rules | keyof typeof quickRules

export type Limits = {
  /** Counts an attempt. @throws RATE_LIMITED with the seconds to wait */
  consume(name: LimitName, key: string): Promise<void>
  /** Takes back a counted attempt that was none: only failures count. */
  giveBack(name: LimitName, key: string): Promise<void>
}

export function createLimits(db: Database, enabled: boolean): Limits {
  if (!enabled) return { consume: async () => {}, giveBack: async () => {} }
  const limiters = new Map<string, RateLimiterPrisma | RateLimiterMemory>(
    Object.entries(rules).map(([name, rule]) => [
      name,
      new RateLimiterPrisma({
        storeClient: db,
        tableName: 'rateLimit',
        keyPrefix: name,
        ...rule,
        clearExpiredByTimeout: false,
      }),
    ]),
  )
  for (const [name, rule] of Object.entries(quickRules)) limiters.set(name, new RateLimiterMemory(rule))
  const limiter = (name: LimitName): RateLimiterPrisma | RateLimiterMemory => {
    const found = limiters.get(name)
    if (!found) throw new TypeError(`no limit ${name}`)
    return found
  }
  return {
    async consume(name, key) {
      try {
        await limiter(name).consume(key.slice(0, 200))
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? tooMany(refused.msBeforeNext) : refused
      }
    },
    async giveBack(name, key) {
      await limiter(name).reward(key.slice(0, 200))
    },
  }
}

function tooMany(milliseconds: number): AppError {
  return new AppError('RATE_LIMITED', undefined, { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) })
}
