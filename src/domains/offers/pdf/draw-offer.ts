import type { Message } from '../../../lib/errors.ts'
import type { Language } from '../../../lib/languages.ts'
import type { Qepik } from '../../../lib/money.ts'
import { sayIn } from '../../email/email.ts'
import { choicesInLine } from '../../options/choice-labels.ts'
import type { Company } from '../../orders/pdf/company.ts'
import type { DocumentLine } from '../../orders/pdf/draw-lines.ts'
import { formatDay } from '../../orders/pdf/formats.ts'
import { labels } from '../../orders/pdf/labels.ts'
import { drawLongDocument } from '../../orders/pdf/long-document.ts'
import type { TaxKind } from '../../tax/vat.ts'
import { amountOf, longestDays, type OfferLine, reductionsOfLines, vatOfLines } from '../lines.ts'

/** A revision as its PDF shows it; money in qəpik, `validUntil` is a stored day. */
type OfferDocument = {
  offerId: number
  number: number
  language: Language
  title: string
  note: string
  lines: readonly OfferLine[]
  total: Qepik
  taxKind: TaxKind
  validUntil: Date
  sentAt: Date
  customer: string
  /** The company to which it is addressed. */
  buyer: { name: string; voen: string } | null
  preparedBy: string
  company: Company
}

/** A4, as many pages as the lines need: the wording that a customer accepts. */
export function drawOffer(offer: OfferDocument): Promise<Buffer> {
  const { offerId, language, company, lines, title, note, total } = offer
  const { number, taxKind, customer, buyer, preparedBy, sentAt, validUntil } = offer
  const say = sayIn(language)
  const days = longestDays(lines)
  return drawLongDocument({
    language,
    company,
    total,
    vat: vatOfLines(lines, taxKind),
    subtitle: title,
    title: say(offerLabels.title, { number: offerId }),
    facts: [
      [say(labels.customer), customer],
      ...(buyer ? [companyFact(buyer, language)] : []),
      [say(offerLabels.revision), `${number}, ${formatDay(sentAt, language)}`],
      [say(offerLabels.validUntil), formatDay(validUntil, language)],
      [say(offerLabels.preparedBy), preparedBy],
    ],
    lines: lines.map((line) => toDocumentLine(line, language)),
    reductions: reductionsOfLines(lines),
    notes: [
      [say(offerLabels.time), days === null ? '' : say(offerLabels.days, { days })],
      [say(offerLabels.note), note],
    ],
    pageTitle: (page) => say(offerLabels.page, { number: offerId, page }),
  })
}

function companyFact({ name, voen }: { name: string; voen: string }, language: Language): [string, string] {
  const say = sayIn(language)
  return [say(offerLabels.company), voen === '' ? name : `${name}, ${say(offerLabels.voen)} ${voen}`]
}

function toDocumentLine(line: OfferLine, language: Language): DocumentLine {
  const { title, options, details, count } = line
  return {
    title: title[language] || title.az,
    details: [choicesInLine(options?.choices ?? [], language), details].filter(Boolean).join('\n'),
    count,
    amount: amountOf(line),
  }
}

/** The labels of a quote's PDF, beside those that all documents have. */
const offerLabels = {
  title: /*i18n*/ { id: 'offerDocument.title', message: 'Quote No. {number}' },
  company: /*i18n*/ { id: 'offerDocument.company', message: 'Company' },
  voen: /*i18n*/ { id: 'issuedDocument.voen', message: 'VÖEN' },
  revision: /*i18n*/ { id: 'offerDocument.revision', message: 'Revision' },
  validUntil: /*i18n*/ { id: 'offerDocument.validUntil', message: 'Valid until' },
  preparedBy: /*i18n*/ { id: 'offerDocument.preparedBy', message: 'Prepared by' },
  time: /*i18n*/ { id: 'offerDocument.time', message: 'Time' },
  days: /*i18n*/ {
    id: 'offerDocument.days',
    message:
      '{days, plural, one {# working day after artwork approval} other {# working days after artwork approval}}',
  },
  note: /*i18n*/ { id: 'offerDocument.note', message: 'Note' },
  page: /*i18n*/ { id: 'offerDocument.page', message: 'Quote No. {number}, page {page}' },
} as const satisfies Record<string, Message>
