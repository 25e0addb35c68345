import type { Deps } from '../../api/deps.ts'
import type { Language } from '../../lib/languages.ts'
import { hashPassword } from '../../lib/password-hash.ts'
import type { Caller } from '../staff/access.ts'
import { isStaffRole } from '../staff/role-rules.ts'
import { assertCurrentPassword } from './current-password.ts'
import type { Device } from './device.ts'
import { recordProfile } from './record-profile.ts'
import { setPassword } from './set-password.ts'

/**
 * Changes the caller's own password; other sessions end, this one stays (api-contract, change-password).
 * @throws VALIDATION when a current password is given and wrong (trust)
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'mail' | 'now'>,
  caller: Pick<Caller, 'id' | 'sessionId' | 'role'>,
  input: { newPassword: string; currentPassword?: string | undefined },
  { language, ...device }: Device & { language: Language },
): Promise<void> {
  await assertCurrentPassword(deps.db, caller, input.currentPassword)
  const passwordHash = await hashPassword(input.newPassword)
  await recordProfile(deps.db, caller, caller, (tx) =>
    setPassword(deps, tx, {
      userId: caller.id,
      passwordHash,
      language,
      keepSession: caller.sessionId,
      event: isStaffRole(caller.role) ? null : { act: 'passwordChanged', device },
    }),
  )
}
