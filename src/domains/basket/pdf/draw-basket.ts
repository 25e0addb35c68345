import type { Message } from '../../../lib/errors.ts'
import type { Language } from '../../../lib/languages.ts'
import type { Qepik } from '../../../lib/money.ts'
import { sayIn } from '../../email/email.ts'
import { formatMoment, formatPromised } from '../../email/formats.ts'
import type { Company } from '../../orders/pdf/company.ts'
import type { DocumentLine } from '../../orders/pdf/draw-lines.ts'
import { labels } from '../../orders/pdf/labels.ts'
import { drawLongDocument } from '../../orders/pdf/long-document.ts'
import { reductionsOf } from '../../orders/pdf/reductions.ts'
import { type TaxKind, vatOf } from '../../tax/vat.ts'
import type { BasketLine } from '../basket-input.ts'
import type { PricedLine } from '../quote-line.ts'

type Line = PricedLine & Pick<BasketLine, 'count' | 'comment' | 'artwork'>

/** A basket as its PDF shows it; each line can be ordered. */
type BasketDocument = {
  lines: readonly Line[]
  language: Language
  company: Company
  /** Empty for a visitor. */
  customer: string
  /** When the prices were calculated. */
  at: Date
  taxKind: TaxKind
}

/** A4, as many pages as the lines need: what the basket costs now. */
export function drawBasket(basket: BasketDocument): Promise<Buffer> {
  const { lines, language, company, customer, at, taxKind } = basket
  const say = sayIn(language)
  const quotes = lines.flatMap(({ quote }) => quote ?? [])
  const moment = formatMoment(at, language)
  const hasDays = lines.some(({ view }) => view.readyOn !== null)
  const notes = [
    say(basketLabels.pricesNote, { moment }),
    ...(quotes.length < lines.length ? [say(basketLabels.requestNote)] : []),
  ]
  return drawLongDocument({
    language,
    company,
    subtitle: '',
    title: say(labels.quote),
    facts: [
      ...(customer === '' ? [] : [[say(labels.customer), customer] as const]),
      [say(basketLabels.pricedAt), moment],
    ],
    lines: lines.map((line) => toDocumentLine(line, language)),
    reductions: reductionsOf(quotes),
    total: sumOf(quotes),
    vat: vatOf(
      quotes.map(({ total }) => total),
      taxKind,
    ),
    notes: [
      [say(basketLabels.prices), notes.join(' ')],
      [say(basketLabels.days), hasDays ? say(basketLabels.daysNote) : ''],
    ],
    pageTitle: (page) => say(basketLabels.page, { page }),
  })
}

/** Null when every line is on request. */
const sumOf = (quotes: readonly { total: Qepik }[]): Qepik | null =>
  quotes.length === 0 ? null : quotes.reduce((sum, { total }) => sum + total, 0)

function toDocumentLine(
  { view, quote, count, comment = '', artwork }: Line,
  language: Language,
): DocumentLine {
  const say = sayIn(language)
  const { name, choices, takesArtwork, readyOn } = view
  const details = [
    choices.map(({ value }) => value).join(' · '),
    readyOn === null ? '' : say(basketLabels.readyOn, { day: formatPromised(readyOn, language) }),
    takesArtwork && artwork === 'byUs' ? say(basketLabels.byUs) : '',
    comment === '' ? '' : say(basketLabels.comment, { comment }),
  ]
  return {
    title: name ?? '',
    details: details.filter(Boolean).join('\n'),
    count,
    amount: quote?.base ?? null,
  }
}

/** The PDF's labels, beside those that all documents have. */
const basketLabels = {
  page: /*i18n*/ { id: 'basketDocument.page', message: 'Price quote, page {page}' },
  pricedAt: /*i18n*/ { id: 'basketDocument.pricedAt', message: 'Prices as of' },
  readyOn: /*i18n*/ { id: 'basketDocument.readyOn', message: 'Ready on {day}' },
  byUs: /*i18n*/ {
    id: 'basketDocument.byUs',
    message: 'Design by us: the manager will quote it.',
  },
  comment: /*i18n*/ { id: 'basketDocument.comment', message: 'Comment: {comment}' },
  prices: /*i18n*/ { id: 'basketDocument.prices', message: 'Prices' },
  pricesNote: /*i18n*/ {
    id: 'basketDocument.pricesNote',
    message:
      'These prices are as of {moment}, Baku time, and are not binding: they can change until the order is placed. A manager will confirm the final price after looking at the artwork. This is not an invoice, and nothing has been ordered yet.',
  },
  requestNote: /*i18n*/ {
    id: 'basketDocument.requestNote',
    message: 'Items priced on request are not in the total: the manager will work them out and write to you.',
  },
  days: /*i18n*/ { id: 'basketDocument.days', message: 'Ready' },
  daysNote: /*i18n*/ {
    id: 'basketDocument.daysNote',
    message:
      'The dates hold if you order now and approve the artwork at once. Weekends and holidays don’t count.',
  },
} as const satisfies Record<string, Message>
