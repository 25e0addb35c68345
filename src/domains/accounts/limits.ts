import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../../db/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { networkOf } from '../../lib/network.ts'

const minute = 60
const hour = 60 * minute

/**
 * Attempts within a time (seconds), counted in the database: they hold on every instance (trust). Generous for people,
 * closed for programs. Those named Address count by network (`networkOf`).
 */
const rules = {
  /** Failed log-ins with one e-mail: from one network, on a device that the account knows, and from everywhere. */
  loginPair: { points: 10, duration: 15 * minute },
  loginDevice: { points: 10, duration: 15 * minute },
  loginAccount: { points: 1_000_000, duration: 24 * hour },
  /** Failed log-ins from one address. */
  loginAddress: { points: 100, duration: 15 * minute },
  /** Wrong codes of an account: from one network or known device, in a row and in a day; and from everywhere. */
  codePlace: { points: 5, duration: 15 * minute },
  codePlaceDay: { points: 30, duration: 24 * hour },
  codeAccountDay: { points: 30, duration: 24 * hour },
  /** Wrong passwords of who is logged in, where an act asks for it. */
  ownPassword: { points: 10, duration: 15 * minute },
  /** Changes of an account's e-mail or password by its profile: each sends mails. */
  ownChange: { points: 20, duration: hour },
  registerAddress: { points: 120, duration: hour },
  forgotAccount: { points: 5, duration: hour },
  forgotAddress: { points: 30, duration: hour },
  /** Links that confirm an address: to it, for an account, and asked for from one network address. */
  confirmationEmail: { points: 6, duration: hour },
  confirmationAccount: { points: 6, duration: hour },
  confirmationAddress: { points: 60, duration: hour },
  /** Invitations that one of the staff sends. */
  invitationAccount: { points: 60, duration: hour },
  /** Tries of links that confirm an address. */
  confirmAddress: { points: 60, duration: hour },
  resetAddress: { points: 60, duration: hour },
  contactAddress: { points: 20, duration: 10 * minute },
  orderAccount: { points: 60, duration: hour },
  /** An office of several clients behind one address. */
  orderAddress: { points: 300, duration: hour },
  /** Mails of one kind to the company, from everybody together: what is beyond stands in the back office all the same. */
  companyMail: { points: 600, duration: hour },
  /** What costs and a client may do of his own, by account; staff work as much as they have to. */
  photoAccount: { points: 30, duration: hour },
  profileAccount: { points: 120, duration: hour },
  passwordAccount: { points: 20, duration: hour },
  codesAccount: { points: 30, duration: hour },
  exportAccount: { points: 20, duration: hour },
  paperAccount: { points: 120, duration: hour },
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
  /** How many are counted now. */
  used(name: LimitName, key: string): Promise<number>
  /**
   * Takes the next turn of those that are kept `apart` (ms), and answers how long to wait for it.
   * @throws RATE_LIMITED when that is longer than `patience`; then no turn is used up
   */
  takeTurn(name: 'loginTurn', key: string, how: { apart: number; patience: number }): Promise<number>
}

const tooMany: Message = /*i18n*/ {
  id: 'error.rateLimitedFor',
  message: 'Too many attempts. Please try again in {minutes} min.',
}

/** Of whom is counted nothing is kept that could be read: no address, no e-mail. */
export const hashLimitKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

const keyOf = (name: LimitName, key: string): string =>
  hashLimitKey(name.endsWith('Address') ? networkOf(key) : key)

const unlimited: Limits = {
  consume: async () => {},
  giveBack: async () => {},
  used: async () => 0,
  takeTurn: async () => 0,
}

export function createLimits(db: Database, enabled: boolean): Limits {
  if (!enabled) return unlimited
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
        await limiter(name).consume(keyOf(name, key))
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? rateLimited(refused.msBeforeNext) : refused
      }
    },
    async giveBack(name, key) {
      await limiter(name).reward(keyOf(name, key))
    },
    used: async (name, key) => (await limiter(name).get(keyOf(name, key)))?.consumedPoints ?? 0,
    takeTurn: (name, key, how) => takeTurn(db, `${name}:${hashLimitKey(key)}`, how),
  }
}

/** RATE_LIMITED that says how long to wait. */
export function rateLimited(milliseconds: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000))
  const text = { ...tooMany, values: { minutes: Math.ceil(retryAfter / 60) } }
  return new AppError('RATE_LIMITED', text, { retryAfter })
}

/** `expire` is when the next turn begins. One statement decides, on every instance. */
async function takeTurn(
  db: Database,
  key: string,
  { apart, patience }: { apart: number; patience: number },
): Promise<number> {
  const now = new Date()
  const [turn] = await db.$queryRaw<{ next: Date }[]>`
    INSERT INTO rate_limits (key, points, expire)
    VALUES (${key}, 0, ${now}::timestamptz + ${apart}::float8 * interval '1 millisecond')
    ON CONFLICT (key) DO UPDATE
    SET expire = greatest(rate_limits.expire, ${now}::timestamptz) + ${apart}::float8 * interval '1 millisecond'
    WHERE rate_limits.expire <= ${now}::timestamptz + ${patience}::float8 * interval '1 millisecond'
    RETURNING expire AS next`
  if (turn) return Math.max(0, turn.next.getTime() - apart - now.getTime())
  const row = await db.rateLimit.findUnique({ where: { key } })
  throw rateLimited((row?.expire ?? now).getTime() - now.getTime())
}
