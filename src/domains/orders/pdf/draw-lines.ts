import type { Language } from '../../../lib/languages.ts'
import type { Qepik } from '../../../lib/money.ts'
import { sayIn } from '../../email/email.ts'
import { formatCount } from '../../email/formats.ts'
import { formatPrice } from './formats.ts'
import { labels } from './labels.ts'
import { columns, figure, left, width } from './page.ts'
import { grey, hair, inks, mm, type Pdf, rule, set } from './sheet.ts'

/** A document's line in one language; `amount` is for all pieces before discounts, null means on request. */
export type DocumentLine = { title: string; details: string; count: number; amount: Qepik | null }

/** The names of the columns, `again` on a further page; returns where the first line goes. */
export function drawLineHead(
  pdf: Pdf,
  below: number,
  { language, again = false }: { language: Language; again?: boolean },
): number {
  const say = sayIn(language)
  const top = below + 8 * mm
  rule(pdf, left, top, width, 1.5, inks.key)
  const head = { y: top + 3 * mm, size: 8.5, colour: grey } as const
  const place = again
    ? ({ ...head, role: 'Pagination' } as const)
    : ({ ...head, role: 'TH', scope: 'Column' } as const)
  const draw = () => {
    set(pdf, say(labels.item), { ...place, x: left })
    figure(pdf, say(labels.count), columns.count, place)
    figure(pdf, say(labels.each), columns.each, place)
    figure(pdf, say(labels.sum), columns.sum, place)
  }
  if (again) draw()
  else pdf.part('TR', draw)
  rule(pdf, left, head.y + 6 * mm, width, 0.5, inks.key)
  return head.y + 9 * mm
}

const titleBox = { width: 0.44 * width, face: 'bold', size: 10.5, height: 42 } as const
const detailsBox = { width: 0.44 * width, size: 9, colour: grey, height: 420 } as const

/** The maximum height of a line. */
export function lineHeight(pdf: Pdf, { title, details }: DocumentLine): number {
  const ofTitle = pdf.font('bold').fontSize(titleBox.size).heightOfString(title, titleBox)
  const ofDetails = pdf.font('regular').fontSize(detailsBox.size).heightOfString(details, detailsBox)
  return Math.min(ofTitle, titleBox.height) + Math.min(ofDetails, detailsBox.height) + 8 * mm
}

/** Draws a line as a table row with its details; returns where the next one goes. */
export function drawLine(pdf: Pdf, line: DocumentLine, language: Language, y: number): number {
  const { title, details, count, amount } = line
  const end = pdf.part('TR', () => {
    const below = pdf.part('TH', () => drawName(pdf, { title, details }, y), { scope: 'Row' })
    const cell = { y, size: 10.5, role: 'TD' } as const
    figure(pdf, formatCount(count, language), columns.count, cell)
    figure(pdf, amount === null ? '' : formatPrice(amount / count, language, 4), columns.each, cell)
    const sum = amount === null ? sayIn(language)(labels.onRequest) : formatPrice(amount, language)
    figure(pdf, sum, columns.sum, { ...cell, face: 'bold' })
    return below
  })
  rule(pdf, left, end + 3 * mm, width, 0.5, hair)
  return end + 6 * mm
}

function drawName(pdf: Pdf, { title, details }: Pick<DocumentLine, 'title' | 'details'>, y: number): number {
  const end = set(pdf, title, { ...titleBox, x: left, y })
  return details === '' ? end : set(pdf, details, { ...detailsBox, x: left, y: end + 2 })
}
