import type { Message } from '../../lib/errors.ts'
import { type Receiver, toReceiver } from './account-emails.ts'
import { type Email, sayIn } from './email.ts'
import { formatMoment } from './formats.ts'

const overdueSubject: Message = /*i18n*/ {
  id: 'mail.backupOverdue.subject',
  message: 'Backups are no longer being made',
}
const overdueText: Message = /*i18n*/ {
  id: 'mail.backupOverdue.text',
  message:
    'The last backup of the website succeeded on {when} (Baku time), and the next one is long overdue.',
}
const overdueNone: Message = /*i18n*/ {
  id: 'mail.backupOverdue.none',
  message:
    'Backups of the website have been scheduled since {when} (Baku time), but none has succeeded so far.',
}
const overdueAct: Message = /*i18n*/ {
  id: 'mail.backupOverdue.act',
  message:
    'Please tell the person who looks after the server: the program’s log says what is wrong. Until a backup succeeds, a broken disk would take everything newer with it.',
}

/** That the last backup is too old, or that none ever succeeded. */
export function backupOverdueEmail(
  user: Receiver,
  { lastAt, since }: { lastAt: string | null; since: string },
): Email {
  const say = sayIn(user.language)
  const when = formatMoment(new Date(lastAt ?? since), user.language)
  return {
    ...toReceiver(user),
    subject: say(overdueSubject),
    paragraphs: [say(lastAt === null ? overdueNone : overdueText, { when }), say(overdueAct)],
  }
}
