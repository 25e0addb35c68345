import type { Language } from '../../../lib/languages.ts'
import type { Qepik } from '../../../lib/money.ts'
import { shownPhone } from '../../../lib/phone.ts'
import { referenceOf } from '../../../lib/reference.ts'
import { sayIn } from '../../email/email.ts'
import { formatCount } from '../../email/formats.ts'
import { storedChoiceLabels } from '../../options/stored-choices.ts'
import type { Company } from './company.ts'
import { customerOf, type DocumentOrder, itemOf } from './document-order.ts'
import { drawLineHead } from './draw-lines.ts'
import { drawVat } from './draw-vat.ts'
import { formatDay, formatPercent, formatPrice } from './formats.ts'
import { labels } from './labels.ts'
import { barcode, colourBar, cropMarks } from './marks.ts'
import { bottom, columns, drawLogo, figure, left, right, trim, width } from './page.ts'
import type { QuoteSum } from './quote-lines.ts'
import { fittingSize, grey, hair, inks, mm, openSheet, type Pdf, rule, set, widthOf } from './sheet.ts'

type Quoted = {
  order: DocumentOrder
  sum: QuoteSum
  /** The VAT in the total; 0 of a seller who is no VAT payer. */
  vat: Qepik
  company: Company
  language: Language
  issuedAt: Date
}

/** A4 for the customer: what the order costs and how that came about. */
export function drawQuote(quoted: Quoted): Promise<Buffer> {
  const { order, company, language } = quoted
  const title = `${sayIn(language)(labels.quote)} ${referenceOf(order.id, language)}`
  const pdf = openSheet('A4', { title, author: company.name, language })
  cropMarks(pdf, trim)
  const below = drawCompany(pdf, company)
  const end = drawSum(pdf, quoted, drawTable(pdf, quoted, drawHead(pdf, quoted, below)))
  drawComment(pdf, quoted, end)
  drawFoot(pdf, quoted)
  return pdf.finish()
}

function drawCompany(pdf: Pdf, company: Company): number {
  const { name, legalName, logo, address, phoneNumber, email, site } = company
  const top = 24 * mm
  if (logo) drawLogo(pdf, logo, name, top)
  else set(pdf, name, { x: left, y: top, face: 'display', size: 22, width: 80 * mm })
  let y = top
  const lines = [...(logo ? [name] : []), legalName, address, phoneNumber, email, site].filter(Boolean)
  for (const [index, line] of lines.entries()) {
    const face = index === 0 && logo ? 'bold' : 'regular'
    const place = {
      x: right - 76 * mm,
      y,
      width: 76 * mm,
      size: 9,
      align: 'right',
      face,
      colour: face === 'bold' ? inks.key : grey,
    } as const
    y = set(pdf, line, place) + 1.5
  }
  return Math.max(y, top + 18 * mm)
}

function drawHead(pdf: Pdf, { order, language, issuedAt }: Quoted, below: number): number {
  const say = sayIn(language)
  const top = below + 12 * mm
  rule(pdf, left, top, width, 3, inks.key)
  const number = referenceOf(order.id, language)
  const beside = width - widthOf(pdf, number, 'display', 22) - 6 * mm
  const size = fittingSize(pdf, say(labels.quote), 'display', [38, 34, 30, 26, 22, 18], beside, 48)
  pdf.part('H1', () => {
    const title = { y: top + 6 * mm, face: 'display', role: 'Span' } as const
    set(pdf, say(labels.quote), { ...title, x: left - 1.5, width: beside, size })
    figure(pdf, number, right, { ...title, size: 22 })
  })
  const facts = [
    [say(labels.customer), customerOf(order), shownPhone(order.user.phoneNumber)],
    [say(labels.placed), formatDay(order.createdAt, language)],
    [say(labels.issued), formatDay(issuedAt, language)],
    ...(order.promisedOn ? [[say(labels.promised), formatDay(order.promisedOn, language)]] : []),
  ]
  const y = top + 30 * mm
  const places = order.promisedOn ? [0, 0.4, 0.6, 0.8] : [0, 0.5, 0.76]
  const ends = facts.map(([label = '', ...values], index) => {
    const x = left + (places[index] ?? 0) * width
    const wide = ((places[index + 1] ?? 1) - (places[index] ?? 0)) * width - 4 * mm
    return pdf.part('P', () => {
      let end = set(pdf, label, { x, y, size: 8.5, colour: grey, role: 'Span' }) + 2
      for (const [line, value] of values.entries()) {
        const face = line === 0 ? 'bold' : 'regular'
        end = set(pdf, value, { x, y: end, width: wide, size: 11, height: 30, face, role: 'Span' }) + 2
      }
      return end
    })
  })
  return Math.max(...ends)
}

const drawTable = (pdf: Pdf, quoted: Quoted, above: number): number =>
  pdf.part('Table', () => {
    const { order, sum, language } = quoted
    const y = drawLineHead(pdf, above + 2 * mm, { language })
    return pdf.part('TR', () => {
      const end = pdf.part('TH', () => drawItem(pdf, quoted, y), { scope: 'Row' })
      const cell = { y, size: 11, role: 'TD' } as const
      figure(pdf, formatCount(order.count, language), columns.count, cell)
      figure(pdf, formatPrice(sum.base / order.count, language, 4), columns.each, cell)
      figure(pdf, formatPrice(sum.base, language), columns.sum, cell)
      return end + 4 * mm
    })
  })

/** The item and its choices. */
function drawItem(pdf: Pdf, { order, language }: Quoted, y: number): number {
  const { service, product } = itemOf(order, language)
  const wide = 0.44 * width
  const end = set(pdf, product ?? service, { x: left, y, width: wide, face: 'bold', size: 11, height: 45 })
  if (product === null) return end
  const small = { x: left, width: wide, size: 9, colour: grey } as const
  const below = set(pdf, service, { ...small, y: end + 2, height: 24 })
  const chosen = storedChoiceLabels(order.options, language).map(({ label, value }) => `${label}: ${value}`)
  if (chosen.length === 0) return below
  return set(pdf, chosen.join('\n'), { ...small, y: below + 2, height: 60 * mm })
}

function drawSum(pdf: Pdf, quoted: Quoted, below: number): number {
  const { sum, language } = quoted
  const y = pdf.part('Table', () => drawSums(pdf, quoted, below))
  const place = { x: left, y: y + 4 * mm, width: 0.7 * width, size: 9.5, colour: grey, lineGap: 2 }
  return set(pdf, sayIn(language)(sum.isConfirmed ? labels.confirmedNote : labels.estimateNote), place)
}

function drawSums(pdf: Pdf, { sum, vat, language }: Quoted, below: number): number {
  const say = sayIn(language)
  const { discount, total, isConfirmed } = sum
  const label = { x: left, role: 'TH', scope: 'Row' } as const
  let y = below
  rule(pdf, left, y, width, 0.5, hair)
  if (discount) {
    const percent = formatPercent(discount.percentageBp, language)
    const cell = { y: y + 3 * mm, size: 11 }
    pdf.part('TR', () => {
      set(pdf, say(discount.kind === 'campaign' ? labels.campaign : labels.client, { percent }), {
        ...label,
        ...cell,
      })
      figure(pdf, `−${formatPrice(discount.saving, language)}`, columns.sum, { ...cell, role: 'TD' })
    })
    y += 10 * mm
  }
  rule(pdf, left, y, width, 1.5, inks.key)
  pdf.part('TR', () => {
    set(pdf, say(isConfirmed ? labels.total : labels.estimate), {
      ...label,
      y: y + 7.5 * mm,
      face: 'bold',
      size: 13,
    })
    figure(pdf, formatPrice(total, language), right, {
      y: y + 4.5 * mm,
      size: 26,
      face: 'display',
      role: 'TD',
    })
  })
  y = drawVat(pdf, { vat, language, y: y + 16 * mm }) + 2 * mm
  rule(pdf, left, y, width, 1.5, inks.key)
  return y
}

function drawComment(pdf: Pdf, { order, language }: Quoted, below: number): void {
  if (order.comment === '') return
  const top = below + 10 * mm
  const label = { x: left, y: top, size: 8.5, colour: grey, role: 'H2' } as const
  const y = set(pdf, sayIn(language)(labels.comment), label) + 3
  const height = bottom - 38 * mm - y
  const size = fittingSize(pdf, order.comment, 'regular', [11, 10, 9, 8, 7, 6], 0.8 * width, height)
  set(pdf, order.comment, { x: left, y, width: 0.8 * width, height, size, lineGap: 1 })
}

function drawFoot(pdf: Pdf, { order, company }: Quoted): void {
  const y = bottom - 30 * mm
  barcode(pdf, order.id, { x: left, y, width: 42 * mm, height: 11 * mm })
  const signature = [company.name, company.phoneNumber, company.email].filter(Boolean).join(' · ')
  set(pdf, signature, {
    x: left + 50 * mm,
    y: y + 8 * mm,
    width: width - 50 * mm,
    align: 'right',
    size: 8.5,
    colour: grey,
    height: 11,
  })
  colourBar(pdf, { x: left, y: y + 15 * mm, width, height: 3 * mm })
}
