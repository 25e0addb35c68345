import { createHash } from 'node:crypto'
import type { Database, Transaction } from '../../db/client.ts'
import { type Prepared, queryPrepared } from '../../db/prepared.ts'
import type { Settings } from '../../env.ts'
import type { Caller } from '../../procedures/access.ts'
import { isStaffRole } from '../access/role-rules.ts'
import { isAlive, type LifeSettings, livingSince, writeIntervalMs } from './session-life.ts'

export const hashToken = (token: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHash('sha256').update(token).digest())

type LivingSession = {
  id: number
  userId: number
  createdAt: Date
  lastUsedAt: Date
  role: { id: number; name: string; permissions: number[] }
}

/** This query runs at each call with a bearer token. */
const sessionQuery: Prepared = {
  name: 'session-of-token',
  text: `
    SELECT s.id, s.user_id AS "userId", s.created_at AS "createdAt", s.last_used_at AS "lastUsedAt",
      json_build_object('id', r.id, 'name', r.name, 'permissions', r.permissions) AS role
    FROM sessions s JOIN users u ON u.id = s.user_id JOIN roles r ON r.id = u.role_id
    WHERE s.token_hash = $1 AND s.revoked_at IS NULL AND u.deleted_at IS NULL`,
}

type FindDeps = {
  db: Database
  now: () => Date
  settings: Pick<Settings, 'STAFF_SECOND_FACTOR'> & LifeSettings
}

/**
 * The holder of this access token; null for an unknown, ended or expired one, or when the user is deleted.
 * `counts`: the call counts as a use of the session; what a page polls by itself doesn't.
 */
export async function findCaller(
  deps: FindDeps,
  token: string,
  { counts }: { counts: boolean },
): Promise<Caller | null> {
  const now = deps.now()
  const [session] = await queryPrepared<LivingSession>(deps.db, sessionQuery, [hashToken(token)])
  if (!session) return null
  if (!isAlive(session, livingSince(session.role, deps.settings, now))) return null
  const unused = now.getTime() - session.lastUsedAt.getTime()
  if (counts && unused > writeIntervalMs(session.role)) {
    await deps.db.session.update({ where: { id: session.id }, data: { lastUsedAt: now } })
  }
  const { id, userId, role } = session
  const mustHave = deps.settings.STAFF_SECOND_FACTOR === 'required' && isStaffRole(role)
  const lacksSecondFactor = mustHave && !(await hasSecondFactor(deps.db, userId))
  return {
    id: userId,
    sessionId: id,
    role: { id: role.id, name: role.name },
    areas: new Set(lacksSecondFactor ? [] : role.permissions),
    lacksSecondFactor,
  }
}

export async function hasSecondFactor(db: Database | Transaction, userId: number): Promise<boolean> {
  return (await db.secondFactor.count({ where: { userId, confirmedAt: { not: null } } })) > 0
}
