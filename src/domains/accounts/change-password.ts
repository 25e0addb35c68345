import type { Deps } from '../../api/deps.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import { hashPassword, verifyPassword } from '../../lib/password-hash.ts'
import type { Caller } from '../staff/access.ts'
import { setPassword } from './set-password.ts'

const wrongCurrent: Message = /*i18n*/ {
  id: 'accounts.currentPasswordWrong',
  message: 'The current password is wrong.',
}

/**
 * Changes the caller's own password; other sessions end, this one stays (api-contract, change-password).
 * @throws VALIDATION when a current password is given and wrong (trust)
 */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'mail' | 'now'>,
  caller: Pick<Caller, 'id' | 'sessionId'>,
  input: { newPassword: string; currentPassword?: string | undefined },
): Promise<void> {
  if (input.currentPassword !== undefined) {
    const { passwordHash } = await deps.db.user.findUniqueOrThrow({ where: { id: caller.id } })
    if (!(await verifyPassword(passwordHash, input.currentPassword)))
      throw invalid('currentPassword', wrongCurrent)
  }
  const passwordHash = await hashPassword(input.newPassword)
  await deps.db.$transaction((tx) =>
    setPassword(deps, tx, { userId: caller.id, passwordHash, keepSession: caller.sessionId }),
  )
}
