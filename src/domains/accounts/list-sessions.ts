import { z } from 'zod'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { nameDevice } from './name-device.ts'
import { livingSince } from './session-life.ts'

/**
 * A session of the caller's. Browser and system have their usual names, '' when unknown; `address` is that of
 * the log-in, the last use is exact to 5 minutes (1 for staff), `isThis` is the session that asks.
 */
export const sessionSchema = z.object({
  id: z.int(),
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isThis: z.boolean(),
})
export type SessionView = z.infer<typeof sessionSchema>

/** The caller's active sessions: the one that asks, then by latest use (ACC-7). */
export async function listSessions(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  caller: Pick<Caller, 'id' | 'sessionId' | 'role'>,
): Promise<SessionView[]> {
  const since = livingSince(caller.role, deps.settings, deps.now())
  const rows = await deps.db.session.findMany({
    where: {
      userId: caller.id,
      revokedAt: null,
      createdAt: { gte: since.createdAt },
      lastUsedAt: { gte: since.lastUsedAt },
    },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
  })
  const sessions = rows.map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
    id,
    ...nameDevice(userAgent),
    address,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isThis: id === caller.sessionId,
  }))
  return sessions.sort((one, other) => Number(other.isThis) - Number(one.isThis))
}
