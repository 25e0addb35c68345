import type { Database } from '../../db/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole, isStaffRole } from '../access/role-rules.ts'
import { hashToken } from './find-caller.ts'
import { isAlive, livingSince } from './session-life.ts'

const isStaffs: Message = /*i18n*/ {
  id: 'accounts.staffDevice',
  message:
    'Staff are logged in on this device. What counts as the customer’s word comes from a device of their own: send them the link, or use the way for staff.',
}
export const staffDeviceRefused = (): AppError => new AppError('FORBIDDEN', isStaffs)

type From = { caller: Caller | null; deviceKey?: string | undefined }

/**
 * Whether a call comes from a device on which staff are signed in, by the access token or by the HttpOnly
 * cookie from a log-in (ACC-19). Sessions of the user `except` are left out.
 */
export async function isStaffDevice(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  { caller, deviceKey }: From,
  except?: number,
): Promise<boolean> {
  if (caller !== null && caller.id !== except && isStaffRole(caller.role)) return true
  if (deviceKey === undefined) return false
  const sessions = await db.session.findMany({
    where: {
      deviceHash: hashToken(deviceKey),
      revokedAt: null,
      user: { deletedAt: null, role: { name: { not: customerRole } } },
      ...(except !== undefined && { userId: { not: except } }),
    },
    select: { createdAt: true, lastUsedAt: true, user: { select: { role: { select: { name: true } } } } },
  })
  return sessions.some((session) => isAlive(session, livingSince(session.user.role, settings, now())))
}

/** Whether a staff member has ever logged in on the device. */
export async function isKnownToStaff(db: Database, deviceKey: string | undefined): Promise<boolean> {
  if (deviceKey === undefined) return false
  const user = { role: { name: { not: customerRole } } }
  return (await db.knownDevice.count({ where: { keyHash: hashToken(deviceKey), user } })) > 0
}
