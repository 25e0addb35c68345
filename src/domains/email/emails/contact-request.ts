import type { ContactRequest } from '../../../db/generated/client.ts'
import { cleanLine } from '../../../lib/clean-text.ts'
import type { Message } from '../../../lib/errors.ts'
import { toCompany } from '../company.ts'
import { formatMoment } from '../formats.ts'

const texts = {
  subject: /*i18n*/ { id: 'mail.contact.subject', message: 'Call-back request' },
  text: /*i18n*/ {
    id: 'mail.contact.text',
    message: 'Somebody has asked on the website to be called back.',
  },
  inbox: /*i18n*/ { id: 'mail.contact.inbox', message: 'Open the inbox' },
  name: /*i18n*/ { id: 'mail.contact.name', message: 'Name' },
  phone: /*i18n*/ { id: 'mail.contact.phone', message: 'Phone' },
  sent: /*i18n*/ { id: 'mail.contact.sent', message: 'Sent' },
} as const satisfies Record<string, Message>

type Request = Pick<ContactRequest, 'name' | 'phoneNumber' | 'createdAt'>

export const contactRequest = toCompany<{ requestId: number }, Request>({
  read: ({ requestId }, { db }) => db.contactRequest.findUnique({ where: { id: requestId } }),
  say: ({ name, phoneNumber, createdAt }, { say, language }) => ({
    ink: 'key',
    subject: say(texts.subject),
    text: say(texts.text),
    facts: [
      { label: say(texts.name), value: cleanLine(name) },
      { label: say(texts.phone), value: phoneNumber },
      { label: say(texts.sent), value: formatMoment(createdAt, language) },
    ],
    // The inbox still shows the request when another staff member has already answered it.
    action: {
      label: say(texts.inbox),
      path: `/contact/inbox?${new URLSearchParams({ show: 'all', q: phoneNumber })}`,
    },
  }),
})
