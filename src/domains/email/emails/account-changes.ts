import type { Message } from '../../../lib/errors.ts'
import { addressIn } from '../../../lib/language-address.ts'
import type { Translator } from '../define-email.ts'
import { formatMoment } from '../formats.ts'
import { type AccountWriting, receiverOf, type ToUser, toAccount } from '../to-account.ts'
import { newToken } from './account-links.ts'

type OfChange = ToUser & { changeId?: number | undefined }
type Happened = { when: Date; siteUrl: string }
type Changed = 'password' | 'email' | 'both'
type Undo = { link: string; until: Date }
/** The second factor was turned on or off by its owner, or reset by staff. */
type SecondFactorChange = 'on' | 'off' | 'reset'

const texts = {
  changed: /*i18n*/ { id: 'mail.changed.subject', message: 'Your password has been changed' },
  changedText: /*i18n*/ {
    id: 'mail.changed.text',
    message:
      'The password of your account on our website was changed on {when} (Baku time). Other devices have been logged out.',
  },
  changedNotYou: /*i18n*/ {
    id: 'mail.changed.notYou',
    message: 'If it wasn’t you, set a new password at once and tell us.',
  },
  logIn: /*i18n*/ { id: 'mail.changed.logIn', message: 'Log in' },
  wasYou: /*i18n*/ { id: 'mail.undo.wasYou', message: 'If it was you, there is nothing to do.' },
  notYou: /*i18n*/ {
    id: 'mail.undo.notYou',
    message:
      'If it wasn’t you, undo the change by {until} (Baku time): the e-mail address and the password will be as they were, and every device will be logged out.',
  },
  undo: /*i18n*/ { id: 'mail.undo.action', message: 'Undo the change' },
} as const satisfies Record<string, Message>

const undoSubjects: Record<Changed, Message> = {
  password: /*i18n*/ { id: 'mail.undo.passwordSubject', message: 'Your password was changed' },
  email: /*i18n*/ { id: 'mail.undo.emailSubject', message: 'Your e-mail address was changed' },
  both: /*i18n*/ { id: 'mail.undo.bothSubject', message: 'Your e-mail address and password were changed' },
}
const undoTexts: Record<Changed, Message> = {
  password: /*i18n*/ {
    id: 'mail.undo.password',
    message:
      'The password of your account on our website was changed on {when} (Baku time). Other devices have been logged out.',
  },
  email: /*i18n*/ {
    id: 'mail.undo.email',
    message:
      'On {when} (Baku time) your account on our website got another e-mail address. This one no longer belongs to it. Other devices have been logged out.',
  },
  both: /*i18n*/ {
    id: 'mail.undo.both',
    message:
      'On {when} (Baku time) your account on our website got another e-mail address and another password. Other devices have been logged out.',
  },
}

const factorSubjects: Record<SecondFactorChange, Message> = {
  on: /*i18n*/ { id: 'mail.secondFactor.onSubject', message: 'Logging in now takes a code as well' },
  off: /*i18n*/ { id: 'mail.secondFactor.offSubject', message: 'Logging in no longer takes a code' },
  reset: /*i18n*/ { id: 'mail.secondFactor.resetSubject', message: 'Your second step was reset' },
}
const factorTexts: Record<SecondFactorChange, Message> = {
  on: /*i18n*/ {
    id: 'mail.secondFactor.on',
    message:
      'On {when} (Baku time) the code from an authenticator app was turned on for your account on our website: logging in now takes it as well as the password.',
  },
  off: /*i18n*/ {
    id: 'mail.secondFactor.off',
    message:
      'On {when} (Baku time) the code was turned off for your account on our website: the password is enough now.',
  },
  reset: /*i18n*/ {
    id: 'mail.secondFactor.reset',
    message:
      'On {when} (Baku time) a colleague reset the second step of your account. You have been logged out everywhere; log in with your password and set it up again.',
  },
}

export const accountChangeEmails = {
  /** `changeId` is what its link undoes. */
  passwordChanged: toAccount({
    read: (job: OfChange, writing) => readChanged('password', job, writing),
    say: sayChanged,
  }),

  /** It goes to the address that the account had before. */
  emailChanged: toAccount({
    read: (job: ToUser & { changeId: number; withPassword: boolean }, writing) =>
      readChanged(job.withPassword ? 'both' : 'email', job, writing),
    say: sayChanged,
  }),

  /** `changeId` is the change by which the account lost the address that this goes to. */
  secondFactorChanged: toAccount({
    async read({ change, changeId }: OfChange & { change: SecondFactorChange }, writing) {
      const { receiver, when, siteUrl } = writing
      const owner = changeId === undefined ? { receiver } : await readOwner(changeId, writing)
      return owner && { receiver: owner.receiver, change, when, siteUrl }
    },
    say: ({ change, ...happened }, translator) =>
      warn(factorSubjects[change], factorTexts[change], happened, translator),
  }),
}

/** Without a change that can be undone the receiver is only warned. */
async function readChanged(changed: Changed, { changeId }: OfChange, writing: AccountWriting) {
  const { tx, user, receiver, when, siteUrl } = writing
  if (changeId === undefined) return { receiver, changed, when, siteUrl, undo: null }
  const owner = await readOwner(changeId, writing)
  if (!owner) return null
  const { token, tokenHash } = newToken()
  await tx.accountUndo.create({ data: { changeId, tokenHash } })
  const page = addressIn(receiver.language, `/undo-account-change/${user.id}/${token}`)
  return {
    receiver: owner.receiver,
    changed,
    when,
    siteUrl,
    undo: { link: siteUrl + page, until: owner.until },
  }
}

/** The account with the address that it had before a change; null once that can't be undone any more. */
async function readOwner(changeId: number, { tx, user, receiver, now }: AccountWriting) {
  const change = await tx.accountChange.findUnique({ where: { id: changeId } })
  if (!change || change.expiresAt <= now) return null
  const { email, emailConfirmedAt, expiresAt } = change
  return { receiver: receiverOf({ ...user, email, emailConfirmedAt }, receiver.language), until: expiresAt }
}

function sayChanged(
  { changed, undo, ...happened }: Happened & { changed: Changed; undo: Undo | null },
  translator: Translator,
) {
  if (undo === null) return warn(texts.changed, texts.changedText, happened, translator)
  const { say, language } = translator
  return {
    subject: say(undoSubjects[changed]),
    paragraphs: [
      say(undoTexts[changed], { when: formatMoment(happened.when, language) }),
      say(texts.wasYou),
      say(texts.notYou, { until: formatMoment(undo.until, language) }),
    ],
    action: { label: say(texts.undo), url: undo.link },
  }
}

/** The warning of a change, with what to do if it was someone else. */
const warn = (
  subject: Message,
  text: Message,
  { when, siteUrl }: Happened,
  { say, language }: Translator,
) => ({
  subject: say(subject),
  paragraphs: [say(text, { when: formatMoment(when, language) })],
  action: { label: say(texts.logIn), url: siteUrl + addressIn(language, '/login') },
  notes: [say(texts.changedNotYou)],
})
