import type { ArtworkState } from '../../../db/generated/client.ts'
import type { Message } from '../../../lib/errors.ts'
import type { Language } from '../../../lib/languages.ts'
import { referenceOf } from '../../../lib/reference.ts'
import { sayIn } from '../../email/email.ts'
import { formatCount, formatMoment } from '../../email/formats.ts'
import { fromDay } from '../../production/production-output.ts'
import { type TicketFact, ticketFacts } from '../ticket-facts.ts'
import type { Company } from './company.ts'
import { type DocumentOrder, toTicketOrder } from './document-order.ts'
import { formatDay } from './formats.ts'
import { labels } from './labels.ts'
import { barcode, colourBar, cropMarks, perforation } from './marks.ts'
import { fittingSize, grey, inks, mm, openSheet, type Pdf, rule, set } from './sheet.ts'

/** The state of an order's artwork on its job ticket. */
const artworkLabels = {
  Missing: /*i18n*/ { id: 'document.artwork.missing', message: 'No artwork' },
  Checking: /*i18n*/ { id: 'document.artwork.checking', message: 'Checking' },
  NeedsFix: /*i18n*/ { id: 'document.artwork.needsFix', message: 'Needs fixing' },
  Checked: /*i18n*/ { id: 'document.artwork.checked', message: 'Checked' },
  ProofWaiting: /*i18n*/ { id: 'document.artwork.proofWaiting', message: 'With the customer' },
  ChangesAsked: /*i18n*/ { id: 'document.artwork.changesAsked', message: 'Changes asked' },
  Approved: /*i18n*/ { id: 'document.artwork.approved', message: 'Approved for print' },
  DesignByUs: /*i18n*/ { id: 'document.artwork.designByUs', message: 'Design by us' },
  Optional: /*i18n*/ { id: 'document.artwork.optional', message: 'Artwork optional' },
  NotNeeded: /*i18n*/ { id: 'document.artwork.notNeeded', message: 'No artwork needed' },
} as const satisfies Record<ArtworkState, Message>

/** A5, 148 × 210 mm; the trim lies this far inside. */
const edge = 9 * mm
const trim = { x: edge, y: edge, width: 148 * mm - 2 * edge, height: 210 * mm - 2 * edge }
const left = trim.x + 6 * mm
const width = trim.width - 12 * mm
const bottom = trim.y + trim.height
/** Where the part that the workshop fills in begins. */
const stub = bottom - 50 * mm

/** `daysLate`: working days that it is late when the ticket is made. */
export type Ticket = { order: DocumentOrder; daysLate: number; company: Company; language: Language }

/** A page for each job that accompanies it through the workshop: what, how many, for whom; no price. */
export function drawJobTickets(first: Ticket, ...others: readonly Ticket[]): Promise<Buffer> {
  const { company, language } = first
  const numbers = [first, ...others].map(({ order }) => order.id).join(', ')
  const title = `${sayIn(language)(labels.ticket)} ${referenceOf(numbers, language)}`
  const pdf = openSheet('A5', { title, author: company.name, language })
  pdf.part('Sect', () => drawTicket(pdf, first))
  for (const ticket of others) {
    pdf.addPage()
    pdf.part('Sect', () => drawTicket(pdf, ticket))
  }
  return pdf.finish()
}

function drawTicket(pdf: Pdf, { order, daysLate, company, language }: Ticket): void {
  const say = sayIn(language)
  cropMarks(pdf, trim)
  pdf.decoration(() =>
    pdf.rect(trim.x, trim.y, trim.width, trim.height).lineWidth(0.5).strokeColor(inks.key).stroke(),
  )
  drawHead(pdf, order, company, language)
  const facts = ticketFacts(toTicketOrder(order, daysLate), language)
  const end = pdf.part('Table', () => drawFacts(pdf, facts, language))
  drawComment(pdf, say(labels.comment), order.comment, end)
  drawStub(pdf, language)
  colourBar(pdf, { x: trim.x, y: bottom - 5 * mm, width: trim.width, height: 5 * mm })
}

function drawHead(pdf: Pdf, order: DocumentOrder, company: Company, language: Language): void {
  const say = sayIn(language)
  const top = trim.y + 6 * mm
  pdf.part('H1', () => {
    const title = `${company.name} · ${say(labels.ticket)}`
    set(pdf, title, { x: left, y: top, size: 9.5, colour: grey, role: 'Span' })
    const size = fittingSize(pdf, String(order.id), 'display', [64, 52, 42, 34], width - 48 * mm, 64)
    set(pdf, String(order.id), { x: left - 2, y: top + 5 * mm, face: 'display', size, role: 'Span' })
  })
  const bars = { x: left + width - 44 * mm, y: top, width: 44 * mm, height: 14 * mm }
  barcode(pdf, order.id, bars)
  set(pdf, formatMoment(order.createdAt, language), {
    x: bars.x,
    y: bars.y + bars.height + 1.5 * mm,
    width: bars.width,
    align: 'right',
    size: 8,
    colour: grey,
  })
  rule(pdf, left, top + 30 * mm, width, 1.5, inks.key)
}

type Line = { label: string; text: string; sizes: readonly number[] }

/** The lines above the comment; returns where they end. */
function drawFacts(pdf: Pdf, facts: readonly TicketFact[], language: Language): number {
  const chosen = facts.filter((fact) => fact.kind === 'choice')
  let y = trim.y + 40 * mm
  for (const fact of facts) {
    if (fact === chosen[0]) y = drawChoices(pdf, chosen, language, y)
    const line = fact.kind === 'choice' ? null : lineOf(fact, language)
    if (line) y = drawLine(pdf, line, y)
  }
  return y
}

/** The label and size of a fact; the comment has a place of its own, and choices form one block. */
function lineOf(fact: Exclude<TicketFact, { kind: 'choice' }>, language: Language): Line | null {
  const say = sayIn(language)
  if (fact.kind === 'comment') return null
  const label = say(labels[factLabels[fact.kind]])
  if (fact.kind === 'run')
    return { label, text: say(labels.pieces, { count: formatCount(fact.count, language) }), sizes: [14] }
  if (fact.kind === 'promised') {
    const late = fact.daysLate > 0 ? [say(labels.late, { days: fact.daysLate })] : []
    return { label, text: [formatDay(fromDay(fact.day), language), ...late].join(', '), sizes: [14, 12, 10] }
  }
  if (fact.kind === 'artwork') {
    const { state, version, fileNames } = fact
    const text = [say(artworkLabels[state]), ...(version > 0 ? [`v${version}`] : []), ...fileNames].join(
      ' · ',
    )
    return { label, text, sizes: [10, 9, 8, 7, 6] }
  }
  return { label, text: fact.text, sizes: fact.kind === 'job' ? [14, 12, 10, 8] : [10] }
}

const factLabels = {
  service: 'service',
  job: 'job',
  run: 'run',
  size: 'size',
  promised: 'promised',
  customer: 'customer',
  artwork: 'artwork',
} as const satisfies Record<Exclude<TicketFact['kind'], 'choice' | 'comment'>, keyof typeof labels>

const column = 26 * mm
const room = width - column

function drawLine(pdf: Pdf, { label, text, sizes }: Line, y: number): number {
  const size = fittingSize(pdf, text, 'bold', sizes, room, (sizes[0] ?? 10) * 2.6)
  return drawRow(pdf, label, text, { y, size, height: 36 })
}

/** Draws a label and value as a table row; returns where the next one goes. */
function drawRow(
  pdf: Pdf,
  label: string,
  text: string,
  { y, size, height }: { y: number; size: number; height: number },
): number {
  const name = { x: left, y: y + (size - 9) * 0.72, size: 9, colour: grey, role: 'TH', scope: 'Row' } as const
  const place = { x: left + column, y, width: room, face: 'bold', size, height, role: 'TD' } as const
  return pdf.part('TR', () => {
    set(pdf, label, name)
    return set(pdf, text, place) + 2.2 * mm
  })
}

/** The choices in one block, however many they are. */
function drawChoices(
  pdf: Pdf,
  chosen: readonly Extract<TicketFact, { kind: 'choice' }>[],
  language: Language,
  top: number,
): number {
  const text = chosen.map(({ label, text }) => `${label}: ${text}`).join('\n')
  const height = 44 * mm
  const size = fittingSize(pdf, text, 'bold', [10, 9, 8, 7, 6, 5], room, height)
  return drawRow(pdf, sayIn(language)(labels.choice), text, { y: top, size, height })
}

/** The whole comment, however small the type: it is part of the job. */
function drawComment(pdf: Pdf, label: string, comment: string, top: number): void {
  if (comment === '') return
  rule(pdf, left, top, width, 0.5, inks.key)
  const y = set(pdf, label, { x: left, y: top + 2.5 * mm, size: 9, colour: grey, role: 'H2' }) + 1 * mm
  const height = stub - y - 3 * mm
  const size = fittingSize(pdf, comment, 'regular', [12, 11, 10, 9, 8, 7, 6, 5], width, height)
  set(pdf, comment, { x: left, y, width, height, size })
}

function drawStub(pdf: Pdf, language: Language): void {
  const say = sayIn(language)
  perforation(pdf, trim.x, stub, trim.width)
  const steps = [labels.artwork, labels.printing, labels.cutting, labels.packing].map((step) => say(step))
  const box = 4.5 * mm
  const half = width / 2
  pdf.part('L', () => {
    for (const [index, step] of steps.entries()) {
      const x = left + (index % 2) * half
      const y = stub + 6 * mm + Math.floor(index / 2) * 9 * mm
      pdf.decoration(() => pdf.rect(x, y, box, box).lineWidth(1).strokeColor(inks.key).stroke())
      const place = { x: x + box + 2.5 * mm, y: y + 0.6, size: 10.5, role: 'LBody' } as const
      pdf.part('LI', () => set(pdf, step, place))
    }
  })
  const y = stub + 33 * mm
  for (const [index, label] of [labels.machine, labels.doneBy].entries()) {
    const x = left + index * half
    const said = say(label)
    set(pdf, said, { x, y, size: 9, colour: grey })
    const from = x + pdf.widthOfString(said) + 2 * mm
    pdf.decoration(() =>
      pdf
        .moveTo(from, y + 9)
        .lineTo(x + half - 4 * mm, y + 9)
        .lineWidth(0.5)
        .strokeColor(inks.key)
        .stroke(),
    )
  }
}
