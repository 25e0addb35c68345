import type { Message } from '../../../lib/errors.ts'
import { addressIn } from '../../../lib/language-address.ts'
import { type Language, languages } from '../../../lib/languages.ts'
import { confirmationLifeMs } from '../../accounts/confirm-email.ts'
import { hashToken } from '../../accounts/find-caller.ts'
import { resetLifeMs, resetLink } from '../../accounts/reset-link.ts'
import { makeToken } from '../../accounts/sessions.ts'
import { invitationLifeMs, isStillInvited } from '../../staff/invite-staff.ts'
import { formatMoment } from '../formats.ts'
import { type AccountWriting, type Receiver, receiverOf, type ToUser, toAccount } from '../to-account.ts'

/** ISO 8601: the link expires counting from then. */
type Requested = ToUser & { requestedAt: string }
/** `receiver` where it doesn't go to the account's present address. */
type Link = { link: string; until: Date; receiver?: Receiver }
type LinkEmail<Job> = {
  subject: Message
  text: Message
  /** Says `until` when the link works. */
  until: Message
  /** The label of the button; the subject by default. */
  action?: Message
  notYou: Message
  read(job: Job & Requested, writing: AccountWriting): Promise<Link | null>
}

/** An email with a link that works once. */
const withLink = <Job>({ subject, text, until: works, action = subject, notYou, read }: LinkEmail<Job>) =>
  toAccount<Job & Requested, Link>({
    read,
    say: ({ link, until }, { say, language }) => ({
      subject: say(subject),
      paragraphs: [say(text), say(works, { until: formatMoment(until, language) })],
      action: { label: say(action), url: link },
      notes: [say(notYou)],
    }),
  })

const worksOnce: Message = /*i18n*/ {
  id: 'mail.confirm.until',
  message: 'The link works once, until {until} (Baku time).',
}

export const accountLinkEmails = {
  emailConfirmation: withLink({
    subject: /*i18n*/ { id: 'mail.confirm.subject', message: 'Confirm your e-mail address' },
    text: /*i18n*/ {
      id: 'mail.confirm.text',
      message:
        'This address was given for an account on our website. Confirm it, and we will e-mail you about your orders.',
    },
    until: worksOnce,
    notYou: /*i18n*/ {
      id: 'mail.confirm.notYou',
      message: 'If it wasn’t you who gave it, do nothing: we won’t write to you about orders.',
    },
    async read({ requestedAt }: Requested, { tx, user, receiver, siteUrl, now }) {
      const expiresAt = new Date(new Date(requestedAt).getTime() + confirmationLifeMs)
      if (user.emailConfirmedAt || expiresAt <= now) return null
      const { token, tokenHash } = newToken()
      await tx.emailConfirmation.create({ data: { userId: user.id, tokenHash, expiresAt } })
      const page = addressIn(receiver.language, `/confirm-email/${user.id}/${token}`)
      return { link: siteUrl + page, until: expiresAt }
    },
  }),

  /** It goes to the address that staff have entered for an account (CUS-10). */
  newEmailConfirmation: withLink({
    subject: /*i18n*/ { id: 'mail.newEmail.subject', message: 'Confirm your new e-mail address' },
    text: /*i18n*/ {
      id: 'mail.newEmail.text',
      message:
        'We were told that this is now the address of your account on our website. Once you confirm it, you log in with it, and we write to you here.',
    },
    until: worksOnce,
    action: /*i18n*/ { id: 'mail.newEmail.action', message: 'Confirm the address' },
    notYou: /*i18n*/ {
      id: 'mail.newEmail.notYou',
      message: 'If you have no account with us, do nothing: nothing changes then.',
    },
    async read({ requestedAt, email }: Requested & { email: string }, { tx, user, receiver, siteUrl, now }) {
      const expiresAt = new Date(new Date(requestedAt).getTime() + confirmationLifeMs)
      if (user.pendingEmail !== email || expiresAt <= now) return null
      const { token, tokenHash } = newToken()
      await tx.emailConfirmation.create({ data: { userId: user.id, tokenHash, expiresAt, email } })
      const page = addressIn(receiver.language, `/confirm-email/${user.id}/${token}`)
      const asUnknown = receiverOf({ ...user, email, emailConfirmedAt: null }, receiver.language)
      return { link: siteUrl + page, until: expiresAt, receiver: asUnknown }
    },
  }),

  /** The invited staff member chooses a password by it. */
  staffInvitation: withLink({
    subject: /*i18n*/ { id: 'mail.invitation.subject', message: 'You are invited to join the staff' },
    text: /*i18n*/ {
      id: 'mail.invitation.text',
      message:
        'An account for our back office was made for this address. Choose a password, and you can log in with it.',
    },
    until: /*i18n*/ {
      id: 'mail.invitation.until',
      message: 'The link works once, until {until} (Baku time). After that a colleague can send a new one.',
    },
    action: /*i18n*/ { id: 'mail.invitation.action', message: 'Choose a password' },
    notYou: /*i18n*/ {
      id: 'mail.invitation.notYou',
      message: 'If you don’t work with us, do nothing: nobody can log in with this address without the link.',
    },
    async read(job: Requested, { tx, user, receiver, siteUrl, now }) {
      const requestedAt = new Date(job.requestedAt)
      const expiresAt = new Date(requestedAt.getTime() + invitationLifeMs)
      const isCurrent = user.invitedAt !== null && user.invitedAt <= requestedAt
      if (!isCurrent || user.emailConfirmedAt || expiresAt <= now || !isStillInvited(user, now)) return null
      const { token, tokenHash } = newToken()
      await tx.staffInvitation.create({ data: { userId: user.id, tokenHash, expiresAt } })
      const page = addressIn(receiver.language, `/invitation/${user.id}/${token}`)
      return { link: siteUrl + page, until: expiresAt }
    },
  }),

  /** `baseUrl` is on an origin that was already checked against SITE_URL. */
  passwordReset: withLink({
    subject: /*i18n*/ { id: 'mail.reset.subject', message: 'Set a new password' },
    text: /*i18n*/ {
      id: 'mail.reset.text',
      message: 'You asked for a link to set a new password for your account on our website.',
    },
    until: /*i18n*/ { id: 'mail.reset.until', message: 'The link works once, until {until} (Baku time).' },
    notYou: /*i18n*/ {
      id: 'mail.reset.notYou',
      message: 'If it wasn’t you who asked, do nothing: your password stays as it is.',
    },
    async read(job: Requested & { baseUrl: string }, { tx, user, receiver, siteUrl, now }) {
      const requestedAt = new Date(job.requestedAt)
      const expiresAt = new Date(requestedAt.getTime() + resetLifeMs)
      const isVoid = user.resetsVoidAt !== null && user.resetsVoidAt >= requestedAt
      if (isVoid || expiresAt <= now) return null
      const { token, tokenHash } = newToken()
      await tx.passwordReset.create({ data: { userId: user.id, tokenHash, createdAt: now, expiresAt } })
      const base = user.emailConfirmedAt ? job.baseUrl : plainBase(job.baseUrl, siteUrl, receiver.language)
      return { link: resetLink(base, user.id, token), until: expiresAt }
    },
  }),
}

/** Each attempt makes a token of its own, so that none is ever in the queue. */
export function newToken() {
  const token = makeToken()
  return { token, tokenHash: hashToken(token) }
}

/**
 * The sender of a reset names the page of its link: unconfirmed addresses only get one of ours, with nothing
 * that was typed.
 */
function plainBase(baseUrl: string, siteUrl: string, language: Language): string {
  const ours = languages.map((one) => (siteUrl + addressIn(one, '/')).replace(/\/$/, ''))
  return ours.find((base) => base === baseUrl) ?? (siteUrl + addressIn(language, '/')).replace(/\/$/, '')
}
