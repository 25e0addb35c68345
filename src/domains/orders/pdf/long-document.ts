import type { Language } from '../../../lib/languages.ts'
import type { Qepik } from '../../../lib/money.ts'
import { sayIn } from '../../email/email.ts'
import type { Company } from './company.ts'
import { type DocumentLine, drawLine, drawLineHead, lineHeight } from './draw-lines.ts'
import { drawVat } from './draw-vat.ts'
import { formatPercent, formatPrice } from './formats.ts'
import { labels } from './labels.ts'
import { colourBar, cropMarks } from './marks.ts'
import { bottom, columns, drawLogo, figure, left, right, trim, width } from './page.ts'
import type { Reduction } from './reductions.ts'
import { fittingSize, grey, hair, inks, mm, openSheet, type Pdf, rule, set } from './sheet.ts'

/** A label and its value: `['Customer', 'Leyla Quliyeva']`. */
type Fact = readonly [label: string, value: string]

export type LongDocument = {
  language: Language
  company: Company
  title: string
  /** Shown below the title; may be empty. */
  subtitle: string
  /** At most four, beside each other. */
  facts: readonly Fact[]
  lines: readonly DocumentLine[]
  reductions: readonly Reduction[]
  /** Null where all of it is on request. */
  total: Qepik | null
  /** The VAT in the total; 0 of a seller who is no VAT payer. */
  vat: Qepik
  /** At the end, each below its label; empty ones are left out. */
  notes: readonly Fact[]
  /** The head of a further page. */
  pageTitle: (page: number) => string
}

/** A4, as many pages as its lines need. */
export function drawLongDocument(paper: LongDocument): Promise<Buffer> {
  const { title, language, company, lines, reductions } = paper
  const pdf = openSheet('A4', { title, author: company.name, language })
  cropMarks(pdf, trim)
  const below = drawHead(pdf, paper, drawCompany(pdf, company))
  const y = pdf.part('Table', () => {
    let next = drawLineHead(pdf, below, { language })
    for (const line of lines) {
      const room = roomFor(pdf, paper, next, lineHeight(pdf, line))
      const top = room === pageTop ? drawLineHead(pdf, room - 2 * mm, { language, again: true }) : room
      next = drawLine(pdf, line, language, top)
    }
    return next
  })
  drawNotes(pdf, paper, drawSum(pdf, paper, roomFor(pdf, paper, y, (4 + reductions.length) * 9 * mm)))
  drawFoot(pdf)
  return pdf.finish()
}

/** Below the head of a further page. */
const pageTop = 24 * mm

/** Where the next `height` points go: here, or at the {@link pageTop} of a further page. */
function roomFor(pdf: Pdf, { pageTitle }: LongDocument, y: number, height: number): number {
  if (y + height <= bottom - 12 * mm) return y
  drawFoot(pdf)
  pdf.addPage({ size: 'A4', margin: 0 })
  cropMarks(pdf, trim)
  const page = pdf.bufferedPageRange().start + pdf.bufferedPageRange().count
  set(pdf, pageTitle(page), { x: left, y: pageTop - 2 * mm, size: 9, colour: grey, role: 'Pagination' })
  return pageTop
}

function drawCompany(pdf: Pdf, company: Company): number {
  const { name, legalName, logo, address, phoneNumber, email, site } = company
  const top = 24 * mm
  if (logo) drawLogo(pdf, logo, name, top)
  else set(pdf, name, { x: left, y: top, face: 'display', size: 22, width: 80 * mm })
  const facts = [...(logo ? [name] : []), legalName, address, phoneNumber, email, site].filter(Boolean)
  const place = { x: right - 76 * mm, width: 76 * mm, size: 9, align: 'right', colour: grey } as const
  let y = top
  for (const fact of facts) y = set(pdf, fact, { ...place, y }) + 1.5
  return Math.max(y, top + 18 * mm)
}

function drawHead(pdf: Pdf, { title, subtitle, facts }: LongDocument, below: number): number {
  const top = below + 10 * mm
  rule(pdf, left, top, width, 3, inks.key)
  const size = fittingSize(pdf, title, 'display', [34, 30, 26, 22], width, 44)
  let y = set(pdf, title, { x: left - 1.5, y: top + 6 * mm, width, face: 'display', size, role: 'H1' }) + 2
  if (subtitle !== '') y = set(pdf, subtitle, { x: left, y, width, size: 12, height: 32 })
  const ends = facts.map(([label, value], place) =>
    pdf.part('P', () => {
      const cell = { x: left + (place * width) / 4, role: 'Span' } as const
      const end = set(pdf, label, { ...cell, y: y + 5 * mm, size: 8.5, colour: grey }) + 2
      return set(pdf, value, {
        ...cell,
        y: end,
        width: width / 4 - 3 * mm,
        size: 10,
        height: 38,
        face: 'bold',
      })
    }),
  )
  return Math.max(...ends)
}

const drawSum = (pdf: Pdf, paper: LongDocument, below: number): number =>
  pdf.part('Table', () => drawSums(pdf, paper, below))

function drawSums(pdf: Pdf, paper: LongDocument, below: number): number {
  const { lines, reductions, total, vat, language } = paper
  const say = sayIn(language)
  const x = left + 0.42 * width
  let y = below + 3 * mm
  const row = (label: string, value: string) => {
    pdf.part('TR', () => {
      set(pdf, label, { x, y, size: 11, role: 'TH', scope: 'Row' })
      figure(pdf, value, columns.sum, { y, size: 11, role: 'TD' })
    })
    rule(pdf, x, y + 6.5 * mm, right - x, 0.5, hair)
    y += 9 * mm
  }
  if (reductions.length > 0) {
    const subtotal = lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
    row(say(labels.subtotal), formatPrice(subtotal, language))
  }
  for (const { kind, percentageBp, saving } of reductions) {
    const percent = formatPercent(percentageBp, language)
    const label = say(kind === 'campaign' ? labels.campaign : labels.client, { percent })
    row(label, `−${formatPrice(saving, language)}`)
  }
  pdf.part('TR', () => {
    const label = { face: 'bold', size: 13, role: 'TH', scope: 'Row' } as const
    set(pdf, say(labels.whole), { ...label, x: left, y: y + 4 * mm })
    const sum = total === null ? say(labels.onRequest) : formatPrice(total, language)
    figure(pdf, sum, right, { y: y + 1 * mm, size: 26, face: 'display', role: 'TD' })
  })
  return drawVat(pdf, { vat, language, y: y + 13 * mm }) + 3 * mm
}

function drawNotes(pdf: Pdf, paper: LongDocument, below: number): void {
  let y = below
  for (const [label, value] of paper.notes) {
    if (value === '') continue
    const size = 10
    const height = pdf.font('regular').fontSize(size).heightOfString(value, { width }) + 10 * mm
    y = roomFor(pdf, paper, y, Math.min(height, 120 * mm))
    y = set(pdf, label, { x: left, y: y + 3 * mm, size: 8.5, colour: grey, role: 'H2' }) + 2
    y = set(pdf, value, { x: left, y, width, size, lineGap: 1, height: bottom - 14 * mm - y })
  }
}

const drawFoot = (pdf: Pdf): void => {
  colourBar(pdf, { x: left, y: bottom - 8 * mm, width, height: 3 * mm })
}
