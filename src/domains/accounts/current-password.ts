import { invalid, type Message } from '../../lib/errors.ts'
import { verifyPassword } from '../../lib/password-hash.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'

const wrongCurrent: Message = /*i18n*/ {
  id: 'accounts.currentPasswordWrong',
  message: 'The current password is wrong.',
}

/**
 * Our own screens send the caller's current password with a new password or e-mail, and it must be right
 * (ACC-10). False when it isn't sent. The attempt is counted before the check and given back when it is
 * right, so that no one guesses.
 * @throws VALIDATION, RATE_LIMITED
 */
export async function knowsCurrentPassword(
  { db, limits }: Pick<Deps, 'db' | 'limits'>,
  { id }: Pick<Caller, 'id'>,
  currentPassword: string | undefined,
): Promise<boolean> {
  if (currentPassword === undefined) return false
  await limits.consume('ownPassword', String(id))
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id } })
  if (!(await verifyPassword(passwordHash, currentPassword))) throw invalid('currentPassword', wrongCurrent)
  await limits.giveBack('ownPassword', String(id))
  return true
}
