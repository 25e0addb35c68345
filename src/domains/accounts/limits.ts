import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterPrisma, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../../db/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { networkOf } from '../../lib/network.ts'
import { type LimitName, type Limits, quickRules, rules } from '../../procedures/limits.ts'

const tooMany: Message = /*i18n*/ {
  id: 'error.rateLimitedFor',
  message: 'Too many attempts. Please try again in {minutes} min.',
}

/** Limits store hashes only, so no address or e-mail can be read from them. */
export const hashLimitKey = (key: string): string => createHash('sha256').update(key).digest('base64url')

const keyOf = (name: LimitName, key: string): string =>
  hashLimitKey(name.endsWith('Address') ? networkOf(key) : key)

const unlimited: Limits = {
  consume: async () => {},
  assertLeft: async () => {},
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
    async consume(name, key, attempts = 1) {
      try {
        await limiter(name).consume(keyOf(name, key), attempts)
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? rateLimited(refused.msBeforeNext) : refused
      }
    },
    async assertLeft(name, key) {
      const counted = await limiter(name).get(keyOf(name, key))
      if (counted && counted.consumedPoints > limiter(name).points) throw rateLimited(counted.msBeforeNext)
    },
    async giveBack(name, key, attempts = 1) {
      await limiter(name).reward(keyOf(name, key), attempts)
    },
    used: async (name, key) => (await limiter(name).get(keyOf(name, key)))?.consumedPoints ?? 0,
    takeTurn: (name, key, how) => takeTurn(db, `${name}:${hashLimitKey(key)}`, how),
  }
}

/** A RATE_LIMITED error that says how long to wait. */
function rateLimited(milliseconds: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000))
  const text = { ...tooMany, values: { minutes: Math.ceil(retryAfter / 60) } }
  return new AppError('RATE_LIMITED', text, { retryAfter })
}

/** `expire` is when the next turn begins. One statement decides for every instance. */
async function takeTurn(
  db: Database,
  key: string,
  { apartMs, maxWaitMs }: { apartMs: number; maxWaitMs: number },
): Promise<number> {
  const now = new Date()
  const [turn] = await db.$queryRaw<{ next: Date }[]>`
    INSERT INTO rate_limits (key, points, expire)
    VALUES (${key}, 0, ${now}::timestamptz + ${apartMs}::float8 * interval '1 millisecond')
    ON CONFLICT (key) DO UPDATE
    SET expire = greatest(rate_limits.expire, ${now}::timestamptz) + ${apartMs}::float8 * interval '1 millisecond'
    WHERE rate_limits.expire <= ${now}::timestamptz + ${maxWaitMs}::float8 * interval '1 millisecond'
    RETURNING expire AS next`
  if (turn) return Math.max(0, turn.next.getTime() - apartMs - now.getTime())
  const row = await db.rateLimit.findUnique({ where: { key } })
  throw rateLimited((row?.expire ?? now).getTime() - now.getTime())
}
