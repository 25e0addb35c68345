import type { Message } from '../../lib/errors.ts'
import { type Receiver, toReceiver } from './account-emails.ts'
import { type Email, sayIn } from './email.ts'
import { formatMoment } from './formats.ts'

/** What of an account was changed. */
type Told = 'password' | 'email' | 'both'

const subjects: Record<Told, Message> = {
  password: /*i18n*/ { id: 'mail.undo.passwordSubject', message: 'Your password was changed' },
  email: /*i18n*/ { id: 'mail.undo.emailSubject', message: 'Your e-mail address was changed' },
  both: /*i18n*/ { id: 'mail.undo.bothSubject', message: 'Your e-mail address and password were changed' },
}
const texts: Record<Told, Message> = {
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
const wasYou: Message = /*i18n*/ { id: 'mail.undo.wasYou', message: 'If it was you, there is nothing to do.' }
const notYou: Message = /*i18n*/ {
  id: 'mail.undo.notYou',
  message:
    'If it wasn’t you, undo the change by {until} (Baku time): the e-mail address and the password will be as they were, and every device will be logged out.',
}
const undo: Message = /*i18n*/ { id: 'mail.undo.action', message: 'Undo the change' }

/** That password or e-mail are others since `when`, with the link that undoes it until `until`. */
export function undoEmail(
  user: Receiver,
  { told, when, link, until }: { told: Told; when: Date; link: string; until: Date },
): Email {
  const say = sayIn(user.language)
  return {
    ...toReceiver(user),
    subject: say(subjects[told]),
    paragraphs: [
      say(texts[told], { when: formatMoment(when, user.language) }),
      say(wasYou),
      say(notYou, { until: formatMoment(until, user.language) }),
    ],
    action: { label: say(undo), url: link },
  }
}
