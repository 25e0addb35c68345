import type { Database, Transaction } from '../../db/client.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import { hashNewPassword } from '../../lib/new-password.ts'
import type { Deps } from '../../procedures/deps.ts'
import { invitedParts, isShutOut } from '../staff/invite-staff.ts'
import { markConfirmed } from './confirm-email.ts'
import type { CallOrigin } from './device.ts'
import { assertOpens } from './emailed-links.ts'
import { hashToken } from './find-caller.ts'
import { setPassword } from './set-password.ts'

const messages = {
  unknown: /*i18n*/ { id: 'accounts.resetUnknown', message: 'This link is not valid.' },
  used: /*i18n*/ {
    id: 'accounts.resetUsed',
    message: 'This link has already been used. Please ask for a new one.',
  },
  expired: /*i18n*/ {
    id: 'accounts.resetExpired',
    message: 'This link has expired. Please ask for a new one.',
  },
} as const satisfies Record<string, Message>

/**
 * Sets a new password by a reset link and ends every session (ACC-9). Of several attempts at once one wins.
 * @throws VALIDATION on the token when it is unknown, used or expired, and on a common password; RATE_LIMITED
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'limits' | 'emails' | 'now'>,
  { token, password, device, language }: CallOrigin & { token: string; password: string },
): Promise<void> {
  await deps.limits.consume('resetAddress', device.address)
  const tokenHash = hashToken(token)
  await findReset(deps.db, tokenHash, deps.now())
  const passwordHash = await hashNewPassword(password)
  await deps.db.$transaction(async (tx) => {
    const { userId } = await findReset(tx, tokenHash, deps.now())
    const claimed = await tx.passwordReset.updateMany({
      where: { tokenHash, usedAt: null },
      data: { usedAt: deps.now() },
    })
    if (claimed.count === 0) throw invalid('token', messages.used)
    await setPassword(deps, tx, { userId, passwordHash, language, event: { act: 'passwordReset', device } })
    // Opening the link proves that the address is read by this user.
    await markConfirmed(deps, tx, userId)
  })
}

async function findReset(db: Database | Transaction, tokenHash: Uint8Array<ArrayBuffer>, now: Date) {
  const link = await db.passwordReset.findFirst({
    where: { tokenHash, user: { deletedAt: null } },
    include: { user: { include: invitedParts } },
  })
  assertOpens(link, messages, now)
  if (isShutOut(link.user, now)) throw invalid('token', messages.unknown)
  return link
}
