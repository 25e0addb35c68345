import { hashNewPassword } from '../../lib/new-password.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isStaffRole } from '../access/role-rules.ts'
import { lockUser } from '../staff/lock-users.ts'
import { keepForUndo } from './account-changes.ts'
import { knowsCurrentPassword } from './current-password.ts'
import type { CallOrigin } from './device.ts'
import { recordProfile } from './record-profile.ts'
import { setPassword } from './set-password.ts'

type Input = { newPassword: string; currentPassword?: string | undefined }

/**
 * Changes the caller's own password; other sessions end, this one stays (ACC-10). A mailed link undoes it for
 * a day.
 * @throws VALIDATION when a current password is given and wrong (ACC-10), and for a common new one;
 * RATE_LIMITED
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'limits' | 'emails' | 'now'>,
  caller: Pick<Caller, 'id' | 'sessionId' | 'role'>,
  { newPassword, currentPassword, device, language }: Input & CallOrigin,
): Promise<void> {
  const knows = await knowsCurrentPassword(deps, caller, currentPassword)
  const passwordHash = await hashNewPassword(newPassword, 'newPassword')
  await recordProfile(deps.db, caller, caller, async (tx) => {
    const id = await keepForUndo(deps, tx, await lockUser(tx, caller.id), knows)
    await setPassword(deps, tx, {
      userId: caller.id,
      passwordHash,
      language,
      keepSession: caller.sessionId,
      change: { id, isTold: false },
      event: isStaffRole(caller.role) ? null : { act: 'passwordChanged', device },
    })
  })
}
