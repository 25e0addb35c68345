import type { Language } from '../../../lib/languages.ts'
import type { Qepik } from '../../../lib/money.ts'
import { sayIn } from '../../email/email.ts'
import { formatMoment } from '../../email/formats.ts'
import type { Company } from '../../orders/pdf/company.ts'
import type { PaperLine } from '../../orders/pdf/draw-lines.ts'
import { formatDay } from '../../orders/pdf/formats.ts'
import { drawLongPaper } from '../../orders/pdf/long-paper.ts'
import { reductionsOf } from '../../orders/pdf/reductions.ts'
import { words } from '../../orders/pdf/words.ts'
import type { BasketLine } from '../basket-input.ts'
import type { PricedLine } from '../quote-line.ts'
import { basketWords } from './basket-words.ts'

type Line = PricedLine & Pick<BasketLine, 'count' | 'comment' | 'artwork'>

/** A basket as its paper shows it: each line can be ordered. */
export type BasketPaper = {
  lines: readonly Line[]
  language: Language
  company: Company
  /** Empty for a visitor. */
  customer: string
  /** The moment of the prices. */
  at: Date
}

/** A4, as many pages as the lines need: what the basket costs now, to be shown to somebody else. */
export function drawBasket({ lines, language, company, customer, at }: BasketPaper): Promise<Buffer> {
  const say = sayIn(language)
  const quotes = lines.flatMap(({ quote }) => quote ?? [])
  const moment = formatMoment(at, language)
  const hasDays = lines.some(({ view }) => view.readyOn !== null)
  const notes = [
    say(basketWords.pricesNote, { moment }),
    ...(quotes.length < lines.length ? [say(basketWords.requestNote)] : []),
  ]
  return drawLongPaper({
    ...{ language, company, subtitle: '' },
    title: say(words.quote),
    facts: [
      ...(customer === '' ? [] : [[say(words.customer), customer] as const]),
      [say(basketWords.pricedAt), moment],
    ],
    lines: lines.map((line) => toPaperLine(line, language)),
    reductions: reductionsOf(quotes),
    total: sumOf(quotes),
    notes: [
      [say(basketWords.prices), notes.join(' ')],
      [say(basketWords.days), hasDays ? say(basketWords.daysNote) : ''],
    ],
    pageTitle: (page) => say(basketWords.page, { page }),
  })
}

/** Null where every line is on request. */
const sumOf = (quotes: readonly { total: Qepik }[]): Qepik | null =>
  quotes.length === 0 ? null : quotes.reduce((sum, { total }) => sum + total, 0)

function toPaperLine({ view, quote, count, comment = '', artwork }: Line, language: Language): PaperLine {
  const say = sayIn(language)
  const { name, choices, needsArtwork, readyOn } = view
  const details = [
    choices.map(({ value }) => value).join(' · '),
    readyOn === null ? '' : say(basketWords.readyOn, { day: formatDay(new Date(readyOn), language) }),
    needsArtwork && artwork === 'byUs' ? say(basketWords.byUs) : '',
    comment === '' ? '' : say(basketWords.comment, { comment }),
  ]
  return {
    title: name ?? '',
    details: details.filter(Boolean).join('\n'),
    ...{ count, amount: quote?.base ?? null },
  }
}
