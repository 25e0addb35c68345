import type { Message } from '../../lib/errors.ts'
import { addressIn } from '../../lib/language-address.ts'
import type { Language } from '../../lib/languages.ts'
import { formatMoment } from './formats.ts'
import { greet, type Letter, sayIn } from './letter.ts'

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
