import type { Database } from '../../../db/client.ts'
import type { Message } from '../../../lib/errors.ts'
import { type OfOrder, toCompanyOfOrder, toCustomer } from '../about-order.ts'
import type { Translator, Writing } from '../define-email.ts'
import type { Fact } from '../email.ts'
import { formatMoment } from '../formats.ts'

type OfMessage = OfOrder & { messageId: number }
type Unread = { id: number; text: string; createdAt: Date; files: number }
type Together = { messages: readonly Omit<Unread, 'id'>[] }

/** ms: unread messages that follow within this time are sent in one email. */
const togetherFor = 2 * 60_000
/** Characters of a message that an email quotes; the page shows all of it. */
const maxTextLength = 1000
const maxMessages = 20

const filesLabel: Message = /*i18n*/ { id: 'mail.order.files', message: 'Files' }

export const messageEmails = {
  /** Messages from staff that the customer hasn't read. */
  messageToCustomer: toCustomer({
    subject: /*i18n*/ {
      id: 'mail.messageToCustomer.subject',
      message: 'A message about your order No. {order}',
    },
    text: /*i18n*/ {
      id: 'mail.messageToCustomer.text',
      message: 'We have written to you about your order. You can answer on the order’s page.',
    },
    read: (job: OfMessage, writing) => readTogether('staff', job, writing),
    say: sayMessages,
  }),

  /** Messages from the customer that staff haven't read. */
  messageToCompany: toCompanyOfOrder({
    subject: /*i18n*/ { id: 'mail.messageToCompany.subject', message: 'Message about order No. {order}' },
    text: /*i18n*/ { id: 'mail.messageToCompany.text', message: '{client} has written about the order.' },
    read: (job: OfMessage, writing) => readTogether('customer', job, writing),
    say: sayMessages,
  }),
}

function sayMessages({ messages }: Together, { say, language }: Translator): { facts: Fact[] } {
  const facts = messages.slice(0, maxMessages).map(({ text, createdAt, files }) => {
    const shown = [...text].length > maxTextLength ? `${[...text].slice(0, maxTextLength).join('')}…` : text
    const withFiles = files === 0 ? [] : [`${say(filesLabel)}: ${files}`]
    return {
      label: formatMoment(createdAt, language),
      value: [shown, ...withFiles].filter(Boolean).join('\n'),
    }
  })
  return { facts }
}

async function readTogether(
  side: 'customer' | 'staff',
  { orderId, messageId }: OfMessage,
  { db }: Writing,
): Promise<Together | null> {
  const messages = sentTogether(await readUnread(db, orderId, side), messageId)
  return messages && { messages }
}

/** One side's messages about an order that the other side hasn't read, oldest first. */
async function readUnread(db: Database, orderId: number, side: 'customer' | 'staff'): Promise<Unread[]> {
  const rows = await db.orderMessage.findMany({
    where: { orderId, side, readAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, text: true, createdAt: true, _count: { select: { attachments: true } } },
  })
  return rows.map(({ _count, ...row }) => ({ ...row, files: _count.attachments }))
}

/**
 * The messages that share this one's email, oldest first: itself and those within two minutes after it. Null
 * when it has been read, or when an earlier one's email includes it; the same at every attempt.
 */
export function sentTogether<Row extends Pick<Unread, 'id' | 'createdAt'>>(
  unread: readonly Row[],
  messageId: number,
): Row[] | null {
  let first: Row | undefined
  const isTogether = (row: Row) =>
    first !== undefined && row.createdAt.getTime() < first.createdAt.getTime() + togetherFor
  for (const row of unread) {
    if (isTogether(row)) continue
    first = row
    if (row.id === messageId) return unread.filter((one) => one.id >= row.id && isTogether(one))
  }
  return null
}
