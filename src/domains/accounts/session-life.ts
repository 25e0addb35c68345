import type { Settings } from '../../env.ts'
import { isStaffRole } from '../access/role-rules.ts'

const minute = 60 * 1000
const hour = 60 * minute
/** A token dies after 30 days unused (ACC-4). */
export const sessionLife = 30 * 24 * hour

export type LifeSettings = Pick<Settings, 'STAFF_IDLE_MINUTES' | 'STAFF_SESSION_HOURS'>
type Times = { createdAt: Date; lastUsedAt: Date }

/** From when on a session must have begun and been used to be alive: of staff by the settings, else 30 days unused. */
export function livingSince(role: { name: string }, settings: LifeSettings, now: Date): Times {
  const ago = (time: number) => new Date(now.getTime() - time)
  if (!isStaffRole(role)) return { createdAt: new Date(0), lastUsedAt: ago(sessionLife) }
  return {
    createdAt: ago(settings.STAFF_SESSION_HOURS * hour),
    lastUsedAt: ago(Math.min(settings.STAFF_IDLE_MINUTES * minute, sessionLife)),
  }
}

export const isAlive = (session: Times, since: Times): boolean =>
  session.createdAt >= since.createdAt && session.lastUsedAt >= since.lastUsedAt

/** A use is written down at most once in so long: staff's sessions live by it. */
export const writtenEvery = (role: { name: string }): number => (isStaffRole(role) ? minute : 5 * minute)
