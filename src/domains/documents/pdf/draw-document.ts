import { drawLogo, left, right, width } from '../../orders/pdf/page.ts'
import { fittingSize, grey, inks, mm, openSheet, type Pdf, rule, set } from '../../orders/pdf/sheet.ts'
import type { Said } from '../document-content.ts'
import { both, drawFoot, pagesOf, roomFor, roomy, type Sheet, second, tight, top } from './document-page.ts'
import type { DocumentSheet, PaymentBox } from './document-sheet.ts'
import { drawTable } from './draw-table.ts'

/** So many rows are set tighter rather than begin a second page. */
const mostOnOnePage = 12

/** A4, as many pages as its rows need; up to twelve rows with names that aren't too long are one page. */
export function drawDocument(sheet: DocumentSheet): Promise<Buffer> {
  const pdf = draw({ ...sheet, table: roomy })
  if (pagesOf(pdf) === 1 || sheet.rows.length > mostOnOnePage) return pdf.finish()
  const tighter = draw({ ...sheet, table: tight })
  return (pagesOf(tighter) === 1 ? tighter : pdf).finish()
}

function draw(sheet: Sheet): Pdf {
  const pdf = openSheet('A4', { title: sheet.title.az, author: sheet.company.name, language: 'az' })
  let y = drawHead(pdf, sheet)
  y = drawParties(pdf, sheet, y)
  y = pdf.part('Table', () => drawTable(pdf, sheet, y))
  if (sheet.words !== '') y = drawNote(pdf, sheet, { az: sheet.words, ru: sheet.words, en: sheet.words }, y)
  y = drawBoxes(pdf, sheet, y)
  for (const note of sheet.notes) y = drawNote(pdf, sheet, note, y)
  drawSignatures(pdf, sheet, y)
  drawFoot(pdf)
  return pdf
}

function drawHead(pdf: Pdf, sheet: Sheet): number {
  const { company, title, facts } = sheet
  if (company.logo) drawLogo(pdf, company.logo, company.name, top)
  else set(pdf, company.name, { x: left, y: top, face: 'display', size: 20, width: 0.44 * width, height: 46 })
  const x = left + 0.46 * width
  const wide = right - x
  const size = fittingSize(pdf, title.az, 'display', [22, 20, 18, 16], wide, 30)
  let y = set(pdf, title.az, {
    x,
    y: top,
    width: wide,
    face: 'display',
    size,
    align: 'right',
    role: 'H1',
  })
  const below = { x, width: wide, size: 9, align: 'right', colour: grey } as const
  if (second(sheet, title)) y = set(pdf, second(sheet, title), { ...below, y: y + 1 })
  for (const fact of facts) y = set(pdf, both(sheet, fact), { ...below, y: y + 2, colour: inks.key })
  return Math.max(y, top + 17 * mm)
}

function drawParties(pdf: Pdf, sheet: Sheet, above: number): number {
  const y = above + 5 * mm
  rule(pdf, left, y, width, 2, inks.key)
  const ends = sheet.parties.map((party, place) =>
    pdf.part('P', () => {
      const cell = {
        x: left + (place * width) / 2,
        width: width / 2 - 6 * mm,
        role: 'Span',
      } as const
      let end = set(pdf, both(sheet, party.label), { ...cell, y: y + 4 * mm, size: 8.5, colour: grey }) + 2
      // A name may have 500 signs.
      const size = fittingSize(pdf, party.name, 'bold', [10.5, 9, 8], cell.width, 60)
      end = set(pdf, party.name, { ...cell, y: end, size, face: 'bold' }) + 1
      for (const line of party.lines) end = set(pdf, line, { ...cell, y: end, size: 9, height: 110 }) + 1
      return end
    }),
  )
  return Math.max(...ends)
}

function drawNote(pdf: Pdf, sheet: Sheet, note: Said, above: number): number {
  const place = { x: left, width, size: 9.5 } as const
  const height = pdf.font('regular').fontSize(9.5).heightOfString(note.az, { width }) + 10 * mm
  const { y } = roomFor(pdf, sheet, above, Math.min(height, 60 * mm))
  const end = set(pdf, note.az, { ...place, y: y + 3 * mm, height: 100 * mm })
  const words = second(sheet, note)
  return words === ''
    ? end
    : set(pdf, words, { ...place, y: end + 1, size: 8, colour: grey, height: 60 * mm })
}

/** Beside each other, each in a frame. */
function drawBoxes(pdf: Pdf, sheet: Sheet, above: number): number {
  const { boxes } = sheet
  if (boxes.length === 0) return above
  const wide = width / boxes.length
  const inner = { width: wide - 8 * mm } as const
  const heightOf = ({ lines }: PaymentBox) =>
    lines.reduce(
      (sum, line) => sum + pdf.font('regular').fontSize(9).heightOfString(line, inner) + 1,
      15 * mm,
    )
  const height = Math.max(...boxes.map(heightOf))
  const room = roomFor(pdf, sheet, above, height + 8 * mm)
  const y = room.y + 5 * mm
  for (const [index, { title, sum, lines }] of boxes.entries()) {
    const x = left + index * wide
    pdf.decoration(() => pdf.lineWidth(0.75).strokeColor(inks.key).rect(x, y, wide, height).stroke())
    pdf.part('P', () => {
      const place = { x: x + 4 * mm, ...inner, role: 'Span' } as const
      let end = set(pdf, both(sheet, title), { ...place, y: y + 3 * mm, size: 9, colour: grey })
      end = set(pdf, sum, { ...place, y: end + 1, size: 13, face: 'bold' }) + 3
      for (const line of lines) end = set(pdf, line, { ...place, y: end, size: 9 }) + 1
    })
  }
  return y + height
}

function drawSignatures(pdf: Pdf, sheet: Sheet, above: number): void {
  const { signatures } = sheet
  if (signatures.length === 0) return
  const room = roomFor(pdf, sheet, above, 36 * mm)
  const y = room.y + 8 * mm
  const wide = width / signatures.length
  for (const [index, { label, name, below }] of signatures.entries()) {
    const x = left + index * wide
    pdf.part('P', () => {
      const place = { x, width: wide - 8 * mm, role: 'Span' } as const
      const end = set(pdf, both(sheet, label), { ...place, y, size: 8.5, colour: grey })
      set(pdf, name, { ...place, y: end + 2, size: 9.5, face: 'bold', height: 26 })
      set(pdf, both(sheet, below), { ...place, y: y + 23 * mm, size: 8, colour: grey })
    })
    rule(pdf, x, y + 22 * mm, wide - 8 * mm, 0.5, inks.key)
  }
}
