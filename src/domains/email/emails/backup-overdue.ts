import type { Message } from '../../../lib/errors.ts'
import { formatMoment } from '../formats.ts'
import { type ToUser, toAccount } from '../to-account.ts'

/** `lastAt` is null while none has succeeded since they were scheduled, at `since`. Both are ISO 8601. */
type Overdue = { lastAt: string | null; since: string }

const texts = {
  subject: /*i18n*/ { id: 'mail.backupOverdue.subject', message: 'Backups are no longer being made' },
  text: /*i18n*/ {
    id: 'mail.backupOverdue.text',
    message:
      'The last backup of the website succeeded on {when} (Baku time), and the next one is long overdue.',
  },
  none: /*i18n*/ {
    id: 'mail.backupOverdue.none',
    message:
      'Backups of the website have been scheduled since {when} (Baku time), but none has succeeded so far.',
  },
  act: /*i18n*/ {
    id: 'mail.backupOverdue.act',
    message:
      'Please tell the person who looks after the server: the program’s log says what is wrong. Until a backup succeeds, a broken disk would take everything newer with it.',
  },
} as const satisfies Record<string, Message>

export const backupOverdue = toAccount({
  read: async ({ lastAt, since }: ToUser & Overdue) => ({ lastAt, since }),
  say({ lastAt, since }, { say, language }) {
    const when = formatMoment(new Date(lastAt ?? since), language)
    return {
      subject: say(texts.subject),
      paragraphs: [say(lastAt === null ? texts.none : texts.text, { when }), say(texts.act)],
    }
  },
})
