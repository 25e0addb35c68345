import type { Database } from '../../db/client.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import { verifyPassword } from '../../lib/password-hash.ts'
import type { Caller } from '../staff/access.ts'

const wrongCurrent: Message = /*i18n*/ {
  id: 'accounts.currentPasswordWrong',
  message: 'The current password is wrong.',
}

/** Our own screens send the caller's current password with a new one; whoever sends it must know it (trust). @throws VALIDATION */
export async function assertCurrentPassword(
  db: Database,
  caller: Pick<Caller, 'id'>,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword === undefined) return
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: caller.id } })
  if (!(await verifyPassword(passwordHash, currentPassword))) throw invalid('currentPassword', wrongCurrent)
}
