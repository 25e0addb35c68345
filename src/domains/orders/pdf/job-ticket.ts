import type { Language } from '../../../lib/languages.ts'
import { sayIn } from '../../email/email.ts'
import { formatCount, formatMoment } from '../../email/formats.ts'
import { storedInWords } from '../../options/choice-words.ts'
import type { Company } from './company.ts'
import { customerOf, type DocumentOrder, itemOf } from './document-order.ts'
import { formatDay } from './formats.ts'
import { barcode, colourBar, cropMarks, perforation } from './marks.ts'
import { closeSheet, fittingSize, grey, inks, mm, openSheet, type Pdf, set } from './sheet.ts'
import { words } from './words.ts'

/** A5, 148 × 210 mm; the trim lies this far inside. */
const edge = 9 * mm
const trim = { x: edge, y: edge, width: 148 * mm - 2 * edge, height: 210 * mm - 2 * edge }
const left = trim.x + 6 * mm
const width = trim.width - 12 * mm
const bottom = trim.y + trim.height
/** Where the part that the workshop fills in begins. */
const stub = bottom - 50 * mm

export type Ticket = { order: DocumentOrder; company: Company; language: Language }

/** What goes with each job through the workshop: what, how many, for whom; no price. A page each. */
export function drawJobTickets(first: Ticket, ...others: readonly Ticket[]): Promise<Buffer> {
  const { company, language } = first
  const numbers = [first, ...others].map(({ order }) => order.id).join(', ')
  const title = `${sayIn(language)(words.ticket)} № ${numbers}`
  const pdf = openSheet('A5', { title, author: company.name, language })
  drawTicket(pdf, first)
  for (const ticket of others) {
    pdf.addPage()
    drawTicket(pdf, ticket)
  }
  return closeSheet(pdf)
}

function drawTicket(pdf: Pdf, { order, company, language }: Ticket): void {
  const say = sayIn(language)
  cropMarks(pdf, trim)
  pdf.rect(trim.x, trim.y, trim.width, trim.height).lineWidth(0.5).strokeColor(inks.key).stroke()
  drawHead(pdf, order, company, language)
  const end = drawChoices(pdf, order, language, drawFacts(pdf, order, language))
  drawComment(pdf, say(words.comment), order.comment, end)
  drawStub(pdf, language)
  colourBar(pdf, { x: trim.x, y: bottom - 5 * mm, width: trim.width, height: 5 * mm })
}

function drawHead(pdf: Pdf, order: DocumentOrder, company: Company, language: Language): void {
  const say = sayIn(language)
  const top = trim.y + 6 * mm
  set(pdf, `${company.name} · ${say(words.ticket)}`, { x: left, y: top, size: 9.5, colour: grey })
  const size = fittingSize(pdf, String(order.id), 'display', [64, 52, 42, 34], width - 48 * mm, 64)
  set(pdf, String(order.id), { x: left - 2, y: top + 5 * mm, face: 'display', size })
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
  pdf.rect(left, top + 30 * mm, width, 1.5).fill(inks.key)
}

function drawFacts(pdf: Pdf, order: DocumentOrder, language: Language): number {
  const say = sayIn(language)
  const { service, product } = itemOf(order, language)
  const column = 26 * mm
  let y = trim.y + 40 * mm
  const line = (label: string, value: string, sizes: readonly number[] = [10]) => {
    const room = width - column
    const size = fittingSize(pdf, value, 'bold', sizes, room, (sizes[0] ?? 10) * 2.6)
    set(pdf, label, { x: left, y: y + (size - 9) * 0.72, size: 9, colour: grey })
    y = set(pdf, value, { x: left + column, y, width: room, face: 'bold', size, height: 36 }) + 2.2 * mm
  }
  if (product !== null) line(say(words.service), service)
  line(say(words.job), product ?? service, [14, 12, 10, 8])
  line(say(words.run), say(words.pieces, { count: formatCount(order.count, language) }), [14])
  if (order.promisedOn) line(say(words.promised), formatDay(order.promisedOn, language), [14])
  line(say(words.customer), customerOf(order))
  return y
}

/** What was chosen of the product, in one block however much it is. */
function drawChoices(pdf: Pdf, { options }: DocumentOrder, language: Language, top: number): number {
  const chosen = storedInWords(options, language).map(({ label, value }) => `${label}: ${value}`)
  if (chosen.length === 0) return top
  const text = chosen.join('\n')
  const [x, room, height] = [left + 26 * mm, width - 26 * mm, 44 * mm]
  const size = fittingSize(pdf, text, 'bold', [10, 9, 8, 7, 6, 5], room, height)
  set(pdf, sayIn(language)(words.choice), { x: left, y: top + (size - 9) * 0.72, size: 9, colour: grey })
  return set(pdf, text, { x, y: top, width: room, face: 'bold', size, height }) + 2.2 * mm
}

/** All of it, however small: what the customer wrote is part of the job. */
function drawComment(pdf: Pdf, label: string, comment: string, top: number): void {
  if (comment === '') return
  pdf.rect(left, top, width, 0.5).fill(inks.key)
  const y = set(pdf, label, { x: left, y: top + 2.5 * mm, size: 9, colour: grey }) + 1 * mm
  const height = stub - y - 3 * mm
  const size = fittingSize(pdf, comment, 'regular', [12, 11, 10, 9, 8, 7, 6, 5], width, height)
  set(pdf, comment, { x: left, y, width, height, size })
}

function drawStub(pdf: Pdf, language: Language): void {
  const say = sayIn(language)
  perforation(pdf, trim.x, stub, trim.width)
  const steps = [words.artwork, words.printing, words.cutting, words.packing].map((step) => say(step))
  const box = 4.5 * mm
  const column = width / 2
  for (const [index, step] of steps.entries()) {
    const x = left + (index % 2) * column
    const y = stub + 6 * mm + Math.floor(index / 2) * 9 * mm
    pdf.rect(x, y, box, box).lineWidth(1).strokeColor(inks.key).stroke()
    set(pdf, step, { x: x + box + 2.5 * mm, y: y + 0.6, size: 10.5 })
  }
  const y = stub + 33 * mm
  for (const [index, label] of [words.machine, words.doneBy].entries()) {
    const x = left + index * column
    const said = say(label)
    set(pdf, said, { x, y, size: 9, colour: grey })
    const from = x + pdf.widthOfString(said) + 2 * mm
    pdf
      .moveTo(from, y + 9)
      .lineTo(x + column - 4 * mm, y + 9)
      .lineWidth(0.5)
      .strokeColor(inks.key)
      .stroke()
  }
}
