import { z } from 'zod'
import type { Message } from '../../../lib/errors.ts'
import { addressIn } from '../../../lib/language-address.ts'
import { languages } from '../../../lib/languages.ts'
import type { Qepik } from '../../../lib/money.ts'
import { referenceOf } from '../../../lib/reference.ts'
import type { EmailDefinition } from '../define-email.ts'
import { type Attachment, sayIn } from '../email.ts'
import { formatDay, formatMoney } from '../formats.ts'
import { type Receiver, toReceiver } from '../to-account.ts'

/** `orderId`: one that it is of, whose email waits where the address isn't confirmed; `number` as it is printed. */
type OfDocument = { orderId: number; documentId: number; number: string }

/** What an email says of a document's content; the rest of it stands in the PDF. */
const contentParts = z.object({
  language: z.enum(languages),
  dueOn: z.iso.date().nullish(),
  reference: z.string().optional(),
  of: z.object({ number: z.string() }).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  seller: z.object({ taxKind: z.string() }),
  buyer: z.object({ isCompany: z.boolean() }),
})

type Issued = {
  receiver: Receiver
  kind: 'invoice' | 'act' | 'statement' | 'correction'
  number: string
  content: z.output<typeof contentParts>
  buyer: { name: string; voen: string }
  gross: Qepik
  vat: Qepik
  orderIds: readonly number[]
  /** Null where it is too large for an email. */
  attachment: Attachment | null
  /** Where the customer's documents are. */
  address: string
}

const subjects = {
  invoice: /*i18n*/ { id: 'mail.document.invoice', message: 'Invoice {number}: {company}' },
  act: /*i18n*/ { id: 'mail.document.act', message: 'Act of acceptance {number}: {company}' },
  statement: /*i18n*/ { id: 'mail.document.statement', message: 'Account statement {number}: {company}' },
  correction: /*i18n*/ { id: 'mail.document.correction', message: 'Correction {number}: {company}' },
} as const satisfies Record<Issued['kind'], Message>

const openings = {
  invoice: /*i18n*/ { id: 'mail.document.ofInvoice', message: 'The invoice for {company}: {amount}.' },
  act: /*i18n*/ {
    id: 'mail.document.ofAct',
    message: 'The act of the works done for {company}: {amount}. Please sign it and give one copy back.',
  },
  statement: /*i18n*/ {
    id: 'mail.document.ofStatement',
    message: 'What {company} ordered and paid from {from} to {to}. Owed at the end of this time: {amount}.',
  },
  correction: /*i18n*/ {
    id: 'mail.document.ofCorrection',
    message:
      'The works that {of} names cost something else by now: this document says what changes, {amount}.',
  },
} as const satisfies Record<Issued['kind'], Message>

const texts = {
  payBy: /*i18n*/ { id: 'mail.document.payBy', message: 'Please pay it by {day}.' },
  account: /*i18n*/ { id: 'mail.document.account', message: 'The account to pay to stands in the document.' },
  accounts: /*i18n*/ {
    id: 'mail.document.accounts',
    message: 'It is paid in two parts, the net amount and the VAT: both accounts stand in the document.',
  },
  attached: /*i18n*/ { id: 'mail.document.attached', message: 'The document is attached as a PDF.' },
  tooLarge: /*i18n*/ {
    id: 'mail.document.tooLarge',
    message: 'The document is too large for an e-mail: it is among your documents on the site.',
  },
  company: /*i18n*/ { id: 'mail.document.company', message: 'Company' },
  voen: /*i18n*/ { id: 'issuedDocument.voen', message: 'VÖEN' },
  sum: /*i18n*/ { id: 'mail.document.sum', message: 'Sum' },
  vat: /*i18n*/ { id: 'mail.document.vat', message: 'Of it VAT' },
  orders: /*i18n*/ { id: 'mail.document.orders', message: 'Orders' },
  purpose: /*i18n*/ { id: 'mail.document.purpose', message: 'Purpose of the transfer' },
  see: /*i18n*/ { id: 'mail.document.see', message: 'See your documents' },
} as const satisfies Record<string, Message>

/** Large enough for any mail server, small enough for all of them. */
const maxAttachment = 8 * 1024 * 1024

/** Orders whose numbers an email names; the document names all of them. */
const maxNamed = 20

/** A document that was issued, as PDF; pointless once it counts no more, or was emptied (DOC-36). */
const documentIssued: EmailDefinition<OfDocument, Issued, 'confirmedAddress'> = {
  to: 'confirmedAddress',
  async read({ documentId, number }, { db, siteUrl, documentPdf }) {
    const document = await db.document.findUnique({
      where: { id: documentId },
      include: { user: true, orders: { orderBy: { orderId: 'asc' }, take: maxNamed + 1 } },
    })
    const content = contentParts.safeParse(document?.content).data
    if (!documentPdf) throw new TypeError('documents are mailed with what draws them')
    if (!document || document.voidedAt !== null || !content || document.user.deletedAt !== null) return null
    const { kind, user, buyerName, buyerVoen, gross, vat, orders } = document
    const { language } = content
    const attachment = await documentPdf(documentId)
    return {
      receiver: {
        email: user.email || user.contactEmail,
        language,
        name: { first: user.name, whole: `${user.name} ${user.surname}`.trim() },
      },
      kind,
      number,
      content,
      buyer: { name: buyerName, voen: buyerVoen },
      gross,
      vat,
      orderIds: orders.map(({ orderId }) => orderId),
      attachment: attachment.content.length > maxAttachment ? null : attachment,
      address: siteUrl + addressIn(language, '/payments'),
    }
  },
  write({ receiver, kind, number, content, buyer, gross, vat, orderIds, attachment, address }) {
    const { language } = receiver
    const say = sayIn(language)
    const amount = formatMoney(gross, language)
    const shownDay = (day: string | null | undefined) => (day ? formatDay(new Date(day), language) : '')
    const opening = say(openings[kind], {
      company: buyer.name,
      amount,
      of: content.of?.number ?? '',
      from: shownDay(content.from),
      to: shownDay(content.to),
    })
    const isTwoPayments = content.buyer.isCompany && content.seller.taxKind === 'vat18'
    const named = orderIds.slice(0, maxNamed).map((id) => referenceOf(id, language))
    return {
      ...toReceiver(receiver),
      subject: say(subjects[kind], { number, company: buyer.name }),
      paragraphs: [
        content.dueOn ? `${opening} ${say(texts.payBy, { day: shownDay(content.dueOn) })}` : opening,
        ...(kind === 'invoice' ? [say(isTwoPayments ? texts.accounts : texts.account)] : []),
        say(attachment ? texts.attached : texts.tooLarge),
      ],
      facts: [
        { label: say(texts.company), value: buyer.name },
        { label: say(texts.voen), value: buyer.voen },
        { label: say(texts.sum), value: kind === 'statement' ? '' : amount },
        { label: say(texts.vat), value: vat === 0 ? '' : formatMoney(vat, language) },
        {
          label: say(texts.orders),
          value: named.join(', ') + (orderIds.length > maxNamed ? ', …' : ''),
        },
        { label: say(texts.purpose), value: content.reference ?? '' },
      ].filter(({ value }) => value !== ''),
      action: { label: say(texts.see), url: address },
      attachments: attachment ? [attachment] : [],
    }
  },
}

export const documentEmails = { documentIssued }
