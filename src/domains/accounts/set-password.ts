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
  /** The session that goes on; every other one ends. */
  keepSession?: number | undefined
  /** Of the page on which the user did it; staff have another one. */
  language?: Language | undefined
  /** By which an email of it can undo it; an email that tells of more is sent by whoever changes more. */
  change?: { id: number; isTold: boolean } | undefined
  /** Of an invited staff member: nobody has to be told. */
  isFirst?: boolean | undefined
  /** What is written down; null where the history of the record says it already. */
  event: { act: 'passwordChanged' | 'passwordReset' | 'invitationAccepted'; device: Device } | null
}

/**
 * The one place where a password changes: sessions end, reset links and invitations that were sent are void, the user gets a
 * email (ACC-10). The user's row is changed first, so a log-in that checked the old
 * password meanwhile finds it changed or has its session ended here.
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
  for (const changeId of await addressesLost(tx, { userId, now, told: [email] }))
    await deps.emails.enqueue(tx, { kind: 'passwordChanged', userId, changeId })
}

/** No reset link that this user asked for until now works any longer, and none that waits in the queue is sent. */
export async function voidResets(tx: Transaction, userId: number, now: Date): Promise<void> {
  // Not through Prisma: what the screens show of the user stays the version that it is.
  await tx.$executeRaw`UPDATE users SET resets_void_at = ${now} WHERE id = ${userId}`
  await tx.passwordReset.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } })
}
