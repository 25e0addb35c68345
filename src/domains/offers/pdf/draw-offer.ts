import type { Language } from '../../../lib/languages.ts'
import type { Qepik } from '../../../lib/money.ts'
import { sayIn } from '../../email/email.ts'
import { choicesInLine } from '../../options/choice-words.ts'
import type { Company } from '../../orders/pdf/company.ts'
import type { PaperLine } from '../../orders/pdf/draw-lines.ts'
import { formatDay } from '../../orders/pdf/formats.ts'
import { drawLongPaper } from '../../orders/pdf/long-paper.ts'
import { words } from '../../orders/pdf/words.ts'
import { amountOf, longestDays, type OfferLine, reductionsOfLines } from '../lines.ts'
import { offerWords } from './offer-words.ts'

/** A revision as its paper shows it; money in qəpik, `validUntil` a stored day. */
export type OfferPaper = {
  offerId: number
  number: number
  language: Language
  title: string
  note: string
  lines: readonly OfferLine[]
  total: Qepik
  validUntil: Date
  sentAt: Date
  customer: string
  preparedBy: string
  company: Company
}

/** A4, as many pages as the lines need: what a customer accepts, word for word. */
export function drawOffer(paper: OfferPaper): Promise<Buffer> {
  const { offerId, language, company, lines, title, note, total } = paper
  const { number, customer, preparedBy, sentAt, validUntil } = paper
  const say = sayIn(language)
  const days = longestDays(lines)
  return drawLongPaper({
    ...{ language, company, total, subtitle: title },
    title: say(offerWords.title, { number: offerId }),
    facts: [
      [say(words.customer), customer],
      [say(offerWords.revision), `${number}, ${formatDay(sentAt, language)}`],
      [say(offerWords.validUntil), formatDay(validUntil, language)],
      [say(offerWords.preparedBy), preparedBy],
    ],
    lines: lines.map((line) => toPaperLine(line, language)),
    reductions: reductionsOfLines(lines),
    notes: [
      [say(offerWords.time), days === null ? '' : say(offerWords.days, { days })],
      [say(offerWords.note), note],
    ],
    pageTitle: (page) => say(offerWords.page, { number: offerId, page }),
  })
}

function toPaperLine(line: OfferLine, language: Language): PaperLine {
  const { title, options, details, count } = line
  return {
    title: title[language] || title.az,
    details: [choicesInLine(options?.choices ?? [], language), details].filter(Boolean).join('\n'),
    ...{ count, amount: amountOf(line) },
  }
}
