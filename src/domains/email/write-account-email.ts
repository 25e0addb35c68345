import type { Database } from '../../db/client.ts'
import type { User } from '../../db/generated/client.ts'
import { addressIn } from '../../lib/language-address.ts'
import { type Language, languages, toLanguage } from '../../lib/languages.ts'
import { confirmationLifeMs } from '../accounts/confirm-email.ts'
import { hashToken } from '../accounts/find-caller.ts'
import { resetLifeMs, resetLink } from '../accounts/reset-link.ts'
import { makeToken } from '../accounts/sessions.ts'
import { invitationLifeMs, invitedParts, isStillInvited } from '../staff/invite-staff.ts'
import {
  changedEmail,
  confirmationEmail,
  invitationEmail,
  type Receiver,
  resetEmail,
  secondFactorEmail,
} from './account-emails.ts'
import type { Email } from './email.ts'
import { backupOverdueEmail } from './operation-emails.ts'
import type { QueuedEmail } from './queue.ts'
import { undoEmail } from './undo-email.ts'

export type AccountEmail = Extract<QueuedEmail, { userId: number }>

/** An email about an account; null when the account is gone, or the email is of no use any more. */
export function writeAccountEmail(
  db: Database,
  job: AccountEmail,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<Email | null> {
  const when = new Date(job.queuedAt)
  return db.$transaction(async (tx) => {
    // Against a change of the address at the same time: a link belongs to the address that it goes to.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${job.userId} FOR SHARE`
    const where = { id: job.userId, deletedAt: null }
    const user = await tx.user.findFirst({ where, include: invitedParts })
    if (!user) return null
    const receiver = toReceiver(user, job.language)
    switch (job.kind) {
      case 'emailConfirmation': {
        const expiresAt = new Date(new Date(job.requestedAt).getTime() + confirmationLifeMs)
        if (user.emailConfirmedAt || expiresAt <= now) return null
        const { token, tokenHash } = newToken()
        await tx.emailConfirmation.create({ data: { userId: user.id, tokenHash, expiresAt } })
        const page = addressIn(receiver.language, `/confirm-email/${user.id}/${token}`)
        return confirmationEmail(receiver, siteUrl + page, expiresAt)
      }
      case 'staffInvitation': {
        const requestedAt = new Date(job.requestedAt)
        const expiresAt = new Date(requestedAt.getTime() + invitationLifeMs)
        const isCurrent = user.invitedAt !== null && user.invitedAt <= requestedAt
        if (!isCurrent || user.emailConfirmedAt || expiresAt <= now || !isStillInvited(user, now)) return null
        const { token, tokenHash } = newToken()
        await tx.staffInvitation.create({ data: { userId: user.id, tokenHash, expiresAt } })
        const page = addressIn(receiver.language, `/invitation/${user.id}/${token}`)
        return invitationEmail(receiver, siteUrl + page, expiresAt)
      }
      case 'passwordReset': {
        const requestedAt = new Date(job.requestedAt)
        const expiresAt = new Date(requestedAt.getTime() + resetLifeMs)
        const isVoid = user.resetsVoidAt !== null && user.resetsVoidAt >= requestedAt
        if (isVoid || expiresAt <= now) return null
        const { token, tokenHash } = newToken()
        await tx.passwordReset.create({ data: { userId: user.id, tokenHash, createdAt: now, expiresAt } })
        const base = user.emailConfirmedAt ? job.baseUrl : plainBase(job.baseUrl, siteUrl, receiver.language)
        return resetEmail(receiver, resetLink(base, user.id, token), expiresAt)
      }
      case 'passwordChanged':
      case 'emailChanged': {
        const told = changedBy(job)
        if (job.changeId === undefined) return changedEmail(receiver, when, siteUrl)
        const change = await tx.accountChange.findUnique({ where: { id: job.changeId } })
        if (!change || change.expiresAt <= now) return null
        const { token, tokenHash } = newToken()
        await tx.accountUndo.create({ data: { changeId: change.id, tokenHash } })
        const { email, emailConfirmedAt, expiresAt } = change
        const owner = toReceiver({ ...user, email, emailConfirmedAt }, job.language)
        const page = addressIn(owner.language, `/undo-account-change/${user.id}/${token}`)
        return undoEmail(owner, { told, when, link: siteUrl + page, until: expiresAt })
      }
      case 'backupOverdue':
        return backupOverdueEmail(receiver, job)
      case 'secondFactorChanged': {
        if (job.changeId === undefined) return secondFactorEmail(receiver, job.change, when, siteUrl)
        const change = await tx.accountChange.findUnique({ where: { id: job.changeId } })
        if (!change || change.expiresAt <= now) return null
        const { email, emailConfirmedAt } = change
        const owner = toReceiver({ ...user, email, emailConfirmedAt }, job.language)
        return secondFactorEmail(owner, job.change, when, siteUrl)
      }
    }
  })
}

function changedBy(job: Extract<AccountEmail, { kind: 'passwordChanged' | 'emailChanged' }>) {
  if (job.kind === 'passwordChanged') return 'password'
  return job.withPassword ? 'both' : 'email'
}

/** Each attempt makes a token of its own, so that none is ever in the queue; the time runs from the request. */
function newToken() {
  const token = makeToken()
  return { token, tokenHash: hashToken(token) }
}

/** Whoever asks for a reset names the page of its link: to an unconfirmed address only one of ours, with no words of theirs. */
function plainBase(baseUrl: string, siteUrl: string, language: Language): string {
  const ours = languages.map((one) => (siteUrl + addressIn(one, '/')).replace(/\/$/, ''))
  return ours.find((base) => base === baseUrl) ?? (siteUrl + addressIn(language, '/')).replace(/\/$/, '')
}

const toReceiver = (user: User, language: Language | undefined): Receiver => ({
  email: user.email,
  language: language ?? toLanguage(user.language),
  name: user.emailConfirmedAt ? { first: user.name, whole: `${user.name} ${user.surname}` } : null,
})
