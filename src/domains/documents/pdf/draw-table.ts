import { figure, left, right, width } from '../../orders/pdf/page.ts'
import { grey, hair, inks, mm, type Pdf, rule, set } from '../../orders/pdf/sheet.ts'
import { both, roomFor, type Sheet, second } from './document-page.ts'
import type { Row } from './document-sheet.ts'

/** The right edges of the figures, the last one at the margin. */
const edgeOf = ({ table }: Sheet, count: number, place: number) =>
  right - (count - 1 - place) * table.sumWidth
const titleWidth = ({ columns, counts, table }: Sheet) =>
  width -
  10 * mm -
  (columns.length - 1) * table.sumWidth +
  (counts ? table.sumWidth - table.quantityWidth : 0)

function drawTableHead(pdf: Pdf, sheet: Sheet, above: number, again: boolean): number {
  const y = above + 5 * mm
  rule(pdf, left, y, width, 1.5, inks.key)
  const place = { y: y + 2.5 * mm, size: 8, colour: grey } as const
  const [first, ...others] = sheet.columns
  const role = again ? ({ role: 'Pagination' } as const) : ({ role: 'TH', scope: 'Column' } as const)
  const draw = () => {
    set(pdf, both(sheet, first), { ...place, ...role, x: left + 8 * mm })
    for (const [index, label] of others.entries()) {
      const edge = edgeOf(sheet, others.length, index)
      const words = second(sheet, label)
      figure(pdf, label.az, edge, { ...place, ...role })
      if (words !== '')
        figure(pdf, words, edge, { ...place, y: place.y + 3.4 * mm, size: 7, role: 'Pagination' })
    }
  }
  if (again) draw()
  else pdf.part('TR', draw)
  const below = y + (sheet.language === 'az' ? 7 : 9.5) * mm
  rule(pdf, left, below, width, 0.5, inks.key)
  return below
}

const titleOf = ({ table }: Sheet) => ({ size: table.size, height: 80 })
const secondOf = ({ table }: Sheet) => ({ size: table.secondSize, height: 48, colour: grey })

export function drawTable(pdf: Pdf, sheet: Sheet, above: number): number {
  let y = drawTableHead(pdf, sheet, above, false)
  for (const [index, row] of sheet.rows.entries()) {
    const height = rowHeight(pdf, sheet, row)
    const room = roomFor(pdf, sheet, y, height)
    y = room.isNew ? drawTableHead(pdf, sheet, room.y, true) : room.y
    drawRow(pdf, sheet, row, y, String(index + 1))
    y += height
    rule(pdf, left, y, width, 0.5, hair)
  }
  const totals = roomFor(pdf, sheet, y, sheet.totals.length * 7 * mm)
  y = totals.y
  for (const row of sheet.totals) {
    drawRow(pdf, sheet, row, y, '')
    y += 7 * mm
  }
  rule(pdf, left, y, width, 1.5, inks.key)
  return y
}

function rowHeight(pdf: Pdf, sheet: Sheet, { title }: Row): number {
  const wide = { width: titleWidth(sheet) }
  const heightOf = (words: string, { size, height }: { size: number; height: number }) =>
    words === '' ? 0 : Math.min(pdf.font('regular').fontSize(size).heightOfString(words, wide), height)
  const lines = heightOf(title.az, titleOf(sheet)) + heightOf(second(sheet, title), secondOf(sheet))
  return lines + sheet.table.padding
}

function drawRow(pdf: Pdf, sheet: Sheet, { title, figures }: Row, y: number, number: string): void {
  const isTotal = number === ''
  const face = isTotal ? 'bold' : 'regular'
  const { size, padding } = sheet.table
  const cell = { y: y + (isTotal ? 1.6 * mm : padding / 2), size, face } as const
  pdf.part('TR', () => {
    pdf.part(
      'TH',
      () => {
        if (number !== '') set(pdf, number, { ...cell, x: left, colour: grey, role: 'Span' })
        const place = { x: left + 8 * mm, width: titleWidth(sheet), role: 'Span' } as const
        const said = isTotal ? both(sheet, title) : title.az
        const end = set(pdf, said, { ...cell, ...place, ...titleOf(sheet) })
        const words = isTotal ? '' : second(sheet, title)
        if (words !== '') set(pdf, words, { ...place, ...secondOf(sheet), y: end })
      },
      { scope: 'Row' },
    )
    for (const [index, said] of figures.entries())
      figure(pdf, said, edgeOf(sheet, figures.length, index), { ...cell, role: 'TD' })
  })
}
