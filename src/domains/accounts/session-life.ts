import type { Settings } from '../../env.ts'
import { isStaffRole } from '../access/role-rules.ts'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
/** A token expires after 30 days without use (ACC-4). */
export const sessionLifeMs = 30 * 24 * hourMs

export type LifeSettings = Pick<Settings, 'STAFF_IDLE_MINUTES' | 'STAFF_SESSION_HOURS'>
type Times = { createdAt: Date; lastUsedAt: Date }

/**
 * A session that began or was last used before this moment has expired: by the settings for staff, else after
 * 30 days.
 */
export function livingSince(role: { name: string }, settings: LifeSettings, now: Date): Times {
  const ago = (time: number) => new Date(now.getTime() - time)
  if (!isStaffRole(role)) return { createdAt: new Date(0), lastUsedAt: ago(sessionLifeMs) }
  return {
    createdAt: ago(settings.STAFF_SESSION_HOURS * hourMs),
    lastUsedAt: ago(Math.min(settings.STAFF_IDLE_MINUTES * minuteMs, sessionLifeMs)),
  }
}

export const isAlive = (session: Times, since: Times): boolean =>
  session.createdAt >= since.createdAt && session.lastUsedAt >= since.lastUsedAt

/** Uses are recorded at most this often, and more often for staff, whose sessions are shorter. */
export const writeIntervalMs = (role: { name: string }): number =>
  isStaffRole(role) ? minuteMs : 5 * minuteMs
