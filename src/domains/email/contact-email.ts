import { cleanLine } from '../../lib/clean-text.ts'
import type { Message } from '../../lib/errors.ts'
import { type Email, sayIn } from './email.ts'
import { formatMoment } from './formats.ts'
import { type ToCompany, toCompany } from './to-company.ts'

const subject: Message = /*i18n*/ { id: 'mail.contact.subject', message: 'Call-back request' }
const text: Message = /*i18n*/ {
  id: 'mail.contact.text',
  message: 'Somebody has asked on the website to be called back.',
}
const inbox: Message = /*i18n*/ { id: 'mail.contact.inbox', message: 'Open the inbox' }
const labels = {
  name: /*i18n*/ { id: 'mail.contact.name', message: 'Name' },
  phone: /*i18n*/ { id: 'mail.contact.phone', message: 'Phone' },
  sent: /*i18n*/ { id: 'mail.contact.sent', message: 'Sent' },
} as const satisfies Record<string, Message>

/** To the company: who wants to be called back. */
export function contactEmail(
  request: { name: string; phoneNumber: string; createdAt: Date },
  to: ToCompany,
): Email {
  const say = sayIn(to.language)
  return toCompany(to, {
    ...{ ink: 'key', subject: say(subject), text: say(text) },
    facts: [
      { label: say(labels.name), value: cleanLine(request.name) },
      { label: say(labels.phone), value: request.phoneNumber },
      { label: say(labels.sent), value: formatMoment(request.createdAt, to.language) },
    ],
    action: { label: say(inbox), path: `/contact/inbox?${atRequest(request)}` },
  })
}

/** What the inbox is asked for, so that it shows the request, also when a staff member has answered it meanwhile. */
const atRequest = ({ phoneNumber }: { phoneNumber: string }): URLSearchParams =>
  new URLSearchParams({ show: 'all', q: phoneNumber })
