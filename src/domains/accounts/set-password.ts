import type { Transaction } from '../../db/client.ts'
import type { Language } from '../../lib/languages.ts'
import type { Deps } from '../../procedures/deps.ts'
import { addressesLost } from './account-changes.ts'
import type { Device } from './device.ts'
import { writeSecurityEvent } from './security-events.ts'
import { endSessions } from './sessions.ts'

type Change = {
  userId: number
  passwordHash: string
  /** This session stays; all others end. */
  keepSession?: number | undefined
  /** The language of the page on which the user did it; staff have another one. */
  language?: Language | undefined
  /**
   * The recorded change, by which the email can undo it; callers that change more send an email of their own.
   */
  change?: { id: number; isTold: boolean } | undefined
  /** True for an invited staff member's first password, about which no email is needed. */
  isFirst?: boolean | undefined
  /** What is recorded; null where the record's history says it already. */
  event: { act: 'passwordChanged' | 'passwordReset' | 'invitationAccepted'; device: Device } | null
}

/**
 * The one place where a password changes: sessions end, reset links and invitations become void, and the user
 * gets an email (ACC-10). The user's row is changed first, so that a log-in which has just checked the
 * old password finds it changed or has its session ended here.
 */
export async function setPassword(
  deps: Pick<Deps, 'emails' | 'now'>,
  tx: Transaction,
  { userId, passwordHash, keepSession, language, change, isFirst = false, event }: Change,
): Promise<void> {
  const now = deps.now()
  const { email } = await tx.user.update({
    where: { id: userId },
    data: { passwordHash, invitedAt: null, invitedById: null },
    select: { email: true },
  })
  await tx.staffInvitation.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } })
  await endSessions(tx, userId, now, keepSession)
  await voidResets(tx, userId, now)
  await tx.logInChallenge.deleteMany({ where: { userId } })
  if (event) await writeSecurityEvent(tx, { ...event, userId, at: now })
  if (change?.isTold || isFirst) return
  await deps.emails.enqueue(tx, { kind: 'passwordChanged', userId, language, changeId: change?.id })
  for (const changeId of await addressesLost(tx, { userId, now, notified: [email] }))
    await deps.emails.enqueue(tx, { kind: 'passwordChanged', userId, changeId })
}

/** Voids every reset link that this user has asked for, also those that wait in the queue. */
export async function voidResets(tx: Transaction, userId: number, now: Date): Promise<void> {
  // Prisma would move `updatedAt`, although nothing changes of what screens show.
  await tx.$executeRaw`UPDATE users SET resets_void_at = ${now} WHERE id = ${userId}`
  await tx.passwordReset.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } })
}
