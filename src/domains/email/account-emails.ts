import type { Message } from '../../lib/errors.ts'
import { addressIn } from '../../lib/language-address.ts'
import type { Language } from '../../lib/languages.ts'
import { type Email, greet, hello, sayIn } from './email.ts'
import { formatMoment } from './formats.ts'
import type { SecondFactorChange } from './queue.ts'

/** Whom an account's letter goes to. `name` only where the address is confirmed: to any other nothing that was typed goes. */
export type Receiver = { email: string; language: Language; name: { first: string; whole: string } | null }

const confirmSubject: Message = /*i18n*/ {
  id: 'mail.confirm.subject',
  message: 'Confirm your e-mail address',
}
const confirmText: Message = /*i18n*/ {
  id: 'mail.confirm.text',
  message:
    'This address was given for an account on our website. Confirm it, and we will e-mail you about your orders.',
}
const confirmUntil: Message = /*i18n*/ {
  id: 'mail.confirm.until',
  message: 'The link works once, until {until} (Baku time).',
}
const confirmNotYou: Message = /*i18n*/ {
  id: 'mail.confirm.notYou',
  message: 'If it wasn’t you who gave it, do nothing: we won’t write to you about orders.',
}

const invitationSubject: Message = /*i18n*/ {
  id: 'mail.invitation.subject',
  message: 'You are invited to join the staff',
}
const invitationText: Message = /*i18n*/ {
  id: 'mail.invitation.text',
  message:
    'An account for our back office was made for this address. Choose a password, and you can log in with it.',
}
const invitationAction: Message = /*i18n*/ { id: 'mail.invitation.action', message: 'Choose a password' }
const invitationUntil: Message = /*i18n*/ {
  id: 'mail.invitation.until',
  message: 'The link works once, until {until} (Baku time). After that a colleague can send a new one.',
}
const invitationNotYou: Message = /*i18n*/ {
  id: 'mail.invitation.notYou',
  message: 'If you don’t work with us, do nothing: nobody can log in with this address without the link.',
}

const resetSubject: Message = /*i18n*/ { id: 'mail.reset.subject', message: 'Set a new password' }
const resetText: Message = /*i18n*/ {
  id: 'mail.reset.text',
  message: 'You asked for a link to set a new password for your account on our website.',
}
const resetUntil: Message = /*i18n*/ {
  id: 'mail.reset.until',
  message: 'The link works once, until {until} (Baku time).',
}
const resetNotYou: Message = /*i18n*/ {
  id: 'mail.reset.notYou',
  message: 'If it wasn’t you who asked, do nothing: your password stays as it is.',
}
const changedSubject: Message = /*i18n*/ {
  id: 'mail.changed.subject',
  message: 'Your password has been changed',
}
const changedText: Message = /*i18n*/ {
  id: 'mail.changed.text',
  message:
    'The password of your account on our website was changed on {when} (Baku time). Other devices have been logged out.',
}
const changedNotYou: Message = /*i18n*/ {
  id: 'mail.changed.notYou',
  message: 'If it wasn’t you, set a new password at once and tell us.',
}
const logIn: Message = /*i18n*/ { id: 'mail.changed.logIn', message: 'Log in' }

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

/** What every letter about an account has in common. */
export function toReceiver(user: Receiver) {
  const say = sayIn(user.language)
  return {
    to: { name: user.name?.whole ?? '', address: user.email },
    language: user.language,
    ink: 'yellow',
    greeting: user.name ? greet(say, user.name.first) : say(hello),
  } as const
}

/** The link that proves the address, good until `until`. */
export function confirmationEmail(user: Receiver, link: string, until: Date): Email {
  const say = sayIn(user.language)
  return {
    ...toReceiver(user),
    subject: say(confirmSubject),
    paragraphs: [say(confirmText), say(confirmUntil, { until: formatMoment(until, user.language) })],
    action: { label: say(confirmSubject), url: link },
    notes: [say(confirmNotYou)],
  }
}

/** The link by which an invited staff member chooses a password, good until `until`. */
export function invitationEmail(user: Receiver, link: string, until: Date): Email {
  const say = sayIn(user.language)
  return {
    ...toReceiver(user),
    subject: say(invitationSubject),
    paragraphs: [say(invitationText), say(invitationUntil, { until: formatMoment(until, user.language) })],
    action: { label: say(invitationAction), url: link },
    notes: [say(invitationNotYou)],
  }
}

/** The link to set a new password, good until `until`. */
export function resetEmail(user: Receiver, link: string, until: Date): Email {
  const say = sayIn(user.language)
  return {
    ...toReceiver(user),
    subject: say(resetSubject),
    paragraphs: [say(resetText), say(resetUntil, { until: formatMoment(until, user.language) })],
    action: { label: say(resetSubject), url: link },
    notes: [say(resetNotYou)],
  }
}

/** That the password is another one since `when`. */
export const changedEmail = (user: Receiver, when: Date, siteUrl: string): Email =>
  warning(user, changedSubject, changedText, when, siteUrl)

/** That logging in takes a code since `when`, or none any more. */
export const secondFactorEmail = (
  user: Receiver,
  change: SecondFactorChange,
  when: Date,
  siteUrl: string,
): Email => warning(user, factorSubjects[change], factorTexts[change], when, siteUrl)

/** What happened to the account, with what to do if it was somebody else. */
function warning(user: Receiver, subject: Message, text: Message, when: Date, siteUrl: string): Email {
  const say = sayIn(user.language)
  return {
    ...toReceiver(user),
    subject: say(subject),
    paragraphs: [say(text, { when: formatMoment(when, user.language) })],
    action: { label: say(logIn), url: siteUrl + addressIn(user.language, '/login') },
    notes: [say(changedNotYou)],
  }
}
