import type { Message } from '../../../lib/errors.ts'
import type { Qepik } from '../../../lib/money.ts'
import { formatMoney } from '../formats.ts'
import { type ToUser, toAccount } from '../to-account.ts'

/** What twelve months' turnover counted when it was queued, and the threshold of then. */
type Near = { counted: Qepik; threshold: Qepik }

const texts = {
  subject: /*i18n*/ { id: 'mail.thresholdNear.subject', message: 'The VAT threshold is near' },
  text: /*i18n*/ {
    id: 'mail.thresholdNear.text',
    message:
      'The counted turnover of the last 12 months is {counted}. {left} is left to the threshold of {threshold}.',
  },
  crossedSubject: /*i18n*/ {
    id: 'mail.thresholdNear.crossedSubject',
    message: 'The VAT threshold is crossed',
  },
  crossed: /*i18n*/ {
    id: 'mail.thresholdNear.crossed',
    message:
      'The counted turnover of the last 12 months is {counted}: the threshold of {threshold} is crossed.',
  },
  act: /*i18n*/ {
    id: 'mail.thresholdNear.act',
    message: 'Please talk to your accountant about registering for VAT.',
  },
  label: /*i18n*/ { id: 'mail.thresholdNear.label', message: 'Open the reports' },
  note: /*i18n*/ {
    id: 'mail.thresholdNear.note',
    message: 'This e-mail is sent once a year at most, to staff who see the reports.',
  },
} as const satisfies Record<string, Message>

/** Staff who see the reports are told that turnover comes near the threshold of VAT (REP-14). */
export const thresholdNear = toAccount({
  read: async ({ counted, threshold }: ToUser & Near, { siteUrl }) => ({ counted, threshold, siteUrl }),
  say({ counted, threshold, siteUrl }, { say, language }) {
    const left = threshold - counted
    const sums = {
      counted: formatMoney(counted, language),
      threshold: formatMoney(threshold, language),
      left: formatMoney(left, language),
    }
    return {
      subject: say(left > 0 ? texts.subject : texts.crossedSubject),
      paragraphs: [say(left > 0 ? texts.text : texts.crossed, sums), say(texts.act)],
      action: { label: say(texts.label), url: `${siteUrl}/admin/reports` },
      notes: [say(texts.note)],
    }
  },
})
