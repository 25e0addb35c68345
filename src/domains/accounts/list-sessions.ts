import { z } from 'zod'
import type { Deps } from '../../api/deps.ts'
import type { Caller } from '../staff/access.ts'
import { sessionLife } from './find-caller.ts'
import { nameDevice } from './name-device.ts'

/** More than anybody looks through; a program that logs in anew for each call makes more. */
const mostListed = 100

/**
 * A session of one's own. Browser and system as people call them, '' when unknown; the network address of the
 * log-in; when it was last used, within an hour; `isThis`: the one that asks.
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

/** The caller's living sessions: the one that asks, then the latest used (issue 5, "Security"). */
export async function listSessions(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id' | 'sessionId'>,
): Promise<SessionView[]> {
  const since = new Date(deps.now().getTime() - sessionLife)
  const rows = await deps.db.session.findMany({
    where: { userId: caller.id, revokedAt: null, lastUsedAt: { gte: since } },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    take: mostListed,
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
