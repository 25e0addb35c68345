import type { Database, Transaction } from '../../db/client.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import { hashNewPassword } from '../../lib/new-password.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded } from '../audit/recorded.ts'
import { invitedParts, isStillInvited } from '../staff/invite-staff.ts'
import { lockUser } from '../staff/lock-users.ts'
import { markConfirmed } from './confirm-email.ts'
import type { CallOrigin } from './device.ts'
import { assertOpens } from './emailed-links.ts'
import { hashToken } from './find-caller.ts'
import { setPassword } from './set-password.ts'

const messages = {
  unknown: /*i18n*/ { id: 'accounts.invitationUnknown', message: 'This link is not valid.' },
  used: /*i18n*/ {
    id: 'accounts.invitationUsed',
    message: 'This link has already been used. Log in with the password you chose.',
  },
  expired: /*i18n*/ {
    id: 'accounts.invitationExpired',
    message: 'This link has expired. Ask a colleague to send the invitation again.',
  },
} as const satisfies Record<string, Message>

/**
 * An invited staff member chooses a password by the link of the invitation, and may log in from then on. Of
 * several attempts at once one wins.
 * @throws VALIDATION on the token when it is unknown, withdrawn, used, expired or ended with its sender, on
 * the password when it is a common one; RATE_LIMITED
 */
export async function acceptInvitation(
  deps: Pick<Deps, 'db' | 'limits' | 'emails' | 'now'>,
  { token, password, device, language }: CallOrigin & { token: string; password: string },
): Promise<void> {
  await deps.limits.consume('resetAddress', device.address)
  const tokenHash = hashToken(token)
  const { userId } = await findInvitation(deps.db, tokenHash, deps.now())
  const passwordHash = await hashNewPassword(password)
  await recorded(deps.db, { by: userId, kind: 'staff', id: userId }, async (tx) => {
    await lockUser(tx, userId)
    await findInvitation(tx, tokenHash, deps.now())
    const event = { act: 'invitationAccepted', device } as const
    await setPassword(deps, tx, { userId, passwordHash, language, isFirst: true, event })
    // Opening the link proves that the address is read by this user.
    await markConfirmed(deps, tx, userId)
  })
}

async function findInvitation(db: Database | Transaction, tokenHash: Uint8Array<ArrayBuffer>, now: Date) {
  const link = await db.staffInvitation.findFirst({
    where: { tokenHash, user: { deletedAt: null } },
    include: { user: { include: invitedParts } },
  })
  assertOpens(link, messages, now)
  if (!isStillInvited(link.user, now)) throw invalid('token', messages.expired)
  return link
}
