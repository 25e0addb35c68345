import type { Message } from '../../lib/errors.ts'
import { addressIn } from '../../lib/language-address.ts'
import type { Language } from '../../lib/languages.ts'
import { formatMoment } from './formats.ts'
import { greet, type Letter, sayIn } from './letter.ts'
import type { SecondFactorChange } from './queue.ts'

type Receiver = { name: string; surname: string; email: string; language: Language }

const resetSubject: Message = /*i18n*/ { id: 'mail.reset.subject', message: 'Set a new password' }
const resetText: Message = /*i18n*/ {
  id: 'mail.reset.text',
  message: 'You asked for a link to set a new password for {email}.',
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
  message: 'The password of {email} was changed on {when} (Baku time). Other devices have been logged out.',
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
      'On {when} (Baku time) the code from an authenticator app was turned on for {email}: logging in now takes it as well as the password.',
  },
  off: /*i18n*/ {
    id: 'mail.secondFactor.off',
    message: 'On {when} (Baku time) the code was turned off for {email}: the password is enough now.',
  },
  reset: /*i18n*/ {
    id: 'mail.secondFactor.reset',
    message:
      'On {when} (Baku time) a colleague reset the second step of {email}. You have been logged out everywhere; log in with your password and set it up again.',
  },
}

const receiverOf = (user: Receiver) => ({ name: `${user.name} ${user.surname}`, address: user.email })

/** The link to set a new password, good until `until`. */
export function resetLetter(user: Receiver, link: string, until: Date): Letter {
  const say = sayIn(user.language)
  return {
    to: receiverOf(user),
    language: user.language,
    ink: 'yellow',
    subject: say(resetSubject),
    greeting: greet(say, user.name),
    paragraphs: [
      say(resetText, { email: user.email }),
      say(resetUntil, { until: formatMoment(until, user.language) }),
    ],
    action: { label: say(resetSubject), url: link },
    notes: [say(resetNotYou)],
  }
}

/** That the password is another one since `when`. */
export function changedLetter(user: Receiver, when: Date, siteUrl: string): Letter {
  const say = sayIn(user.language)
  return {
    to: receiverOf(user),
    language: user.language,
    ink: 'yellow',
    subject: say(changedSubject),
    greeting: greet(say, user.name),
    paragraphs: [say(changedText, { email: user.email, when: formatMoment(when, user.language) })],
    action: { label: say(logIn), url: siteUrl + addressIn(user.language, '/login') },
    notes: [say(changedNotYou)],
  }
}

/** That logging in takes a code since `when`, or none any more. */
export function secondFactorLetter(
  user: Receiver,
  change: SecondFactorChange,
  when: Date,
  siteUrl: string,
): Letter {
  const say = sayIn(user.language)
  return {
    to: receiverOf(user),
    language: user.language,
    ink: 'yellow',
    subject: say(factorSubjects[change]),
    greeting: greet(say, user.name),
    paragraphs: [say(factorTexts[change], { email: user.email, when: formatMoment(when, user.language) })],
    action: { label: say(logIn), url: siteUrl + addressIn(user.language, '/login') },
    notes: [say(changedNotYou)],
  }
}
