import type { Database } from '../../db/client.ts'
import type { User } from '../../db/generated/client.ts'
import { addressIn } from '../../lib/language-address.ts'
import { type Language, languages, toLanguage } from '../../lib/languages.ts'
import { confirmationLifeMs } from '../accounts/confirm-email.ts'
import { hashToken } from '../accounts/find-caller.ts'
import { resetLifeMs, resetLink } from '../accounts/reset-link.ts'
import { makeToken } from '../accounts/sessions.ts'
import { invitationLifeMs } from '../staff/invite-staff.ts'
import {
  changedLetter,
  confirmLetter,
  invitationLetter,
  type Receiver,
  resetLetter,
  secondFactorLetter,
} from './account-letters.ts'
import type { Letter } from './letter.ts'
import { backupOverdueLetter } from './operation-letters.ts'
import type { QueuedMail } from './queue.ts'
import { undoLetter } from './undo-letter.ts'

export type AccountMail = Extract<QueuedMail, { userId: number }>

/** A letter about an account; null when the account is gone, or the letter is of no use any more. */
export function writeAccountLetter(
  db: Database,
  mail: AccountMail,
  { siteUrl, now }: { siteUrl: string; now: Date },
): Promise<Letter | null> {
  const when = new Date(mail.queuedAt)
  return db.$transaction(async (tx) => {
    // Against a change of the address at the same time: a link belongs to the address that it goes to.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${mail.userId} FOR SHARE`
    const user = await tx.user.findFirst({ where: { id: mail.userId, deletedAt: null } })
    if (!user) return null
    const receiver = toReceiver(user, mail.language)
    switch (mail.kind) {
      case 'emailConfirmation': {
        const expiresAt = new Date(new Date(mail.requestedAt).getTime() + confirmationLifeMs)
        if (user.emailConfirmedAt || expiresAt <= now) return null
        const { token, tokenHash } = newToken()
        await tx.emailConfirmation.create({ data: { userId: user.id, tokenHash, expiresAt } })
        const page = addressIn(receiver.language, `/confirm-email/${user.id}/${token}`)
        return confirmLetter(receiver, siteUrl + page, expiresAt)
      }
      case 'staffInvitation': {
        const requestedAt = new Date(mail.requestedAt)
        const expiresAt = new Date(requestedAt.getTime() + invitationLifeMs)
        const isCurrent = user.invitedAt !== null && user.invitedAt <= requestedAt
        if (!isCurrent || user.emailConfirmedAt || expiresAt <= now) return null
        const { token, tokenHash } = newToken()
        await tx.staffInvitation.create({ data: { userId: user.id, tokenHash, expiresAt } })
        const page = addressIn(receiver.language, `/invitation/${user.id}/${token}`)
        return invitationLetter(receiver, siteUrl + page, expiresAt)
      }
      case 'passwordReset': {
        const requestedAt = new Date(mail.requestedAt)
        const expiresAt = new Date(requestedAt.getTime() + resetLifeMs)
        const isVoid = user.resetsVoidAt !== null && user.resetsVoidAt >= requestedAt
        if (isVoid || expiresAt <= now) return null
        const { token, tokenHash } = newToken()
        await tx.passwordReset.create({ data: { userId: user.id, tokenHash, createdAt: now, expiresAt } })
        const base = user.emailConfirmedAt
          ? mail.baseUrl
          : plainBase(mail.baseUrl, siteUrl, receiver.language)
        return resetLetter(receiver, resetLink(base, user.id, token), expiresAt)
      }
      case 'passwordChanged':
      case 'emailChanged': {
        const told = changedBy(mail)
        if (mail.changeId === undefined) return changedLetter(receiver, when, siteUrl)
        const change = await tx.accountChange.findUnique({ where: { id: mail.changeId } })
        if (!change || change.expiresAt <= now) return null
        const { token, tokenHash } = newToken()
        await tx.accountUndo.create({ data: { changeId: change.id, tokenHash } })
        const { email, emailConfirmedAt, expiresAt } = change
        const owner = toReceiver({ ...user, email, emailConfirmedAt }, mail.language)
        const page = addressIn(owner.language, `/undo-account-change/${user.id}/${token}`)
        return undoLetter(owner, { told, when, link: siteUrl + page, until: expiresAt })
      }
      case 'backupOverdue':
        return backupOverdueLetter(receiver, mail)
      case 'secondFactorChanged':
        return secondFactorLetter(receiver, mail.change, when, siteUrl)
    }
  })
}

function changedBy(mail: Extract<AccountMail, { kind: 'passwordChanged' | 'emailChanged' }>) {
  if (mail.kind === 'passwordChanged') return 'password'
  return mail.withPassword ? 'both' : 'email'
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
