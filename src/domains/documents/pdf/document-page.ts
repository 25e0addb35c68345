import { colourBar } from '../../orders/pdf/marks.ts'
import { bottom, left, width } from '../../orders/pdf/page.ts'
import { grey, mm, type Pdf, set } from '../../orders/pdf/sheet.ts'
import type { Said } from '../document-content.ts'
import type { DocumentSheet } from './document-sheet.ts'

/** How large the rows of a table are set, in points. */
type TableStyle = {
  size: number
  secondSize: number
  padding: number
  /** The columns; quantities need less room than sums. */
  sumWidth: number
  quantityWidth: number
}
export const roomy: TableStyle = {
  size: 9.5,
  secondSize: 8,
  padding: 3.5 * mm,
  sumWidth: 24 * mm,
  quantityWidth: 17 * mm,
}
export const tight: TableStyle = {
  size: 8.5,
  secondSize: 7,
  padding: 1.8 * mm,
  sumWidth: 20 * mm,
  quantityWidth: 15 * mm,
}
export type Sheet = DocumentSheet & { table: TableStyle }

/** The second language below the first; empty where there is none, or it says the same. */
export const second = ({ language }: Sheet, said: Said): string =>
  language === 'az' || said[language] === said.az ? '' : said[language]
/** Both on one line. */
export const both = (sheet: Sheet, said: Said): string =>
  [said.az, second(sheet, said)].filter(Boolean).join(' / ')

export const top = 16 * mm
const foot = bottom - 4 * mm

export const pagesOf = (pdf: Pdf): number => {
  const { start, count } = pdf.bufferedPageRange()
  return start + count
}

export const drawFoot = (pdf: Pdf): void =>
  colourBar(pdf, { x: left, y: foot + 1 * mm, width, height: 2 * mm })

/** Where the next `height` points go: here, or on a further page. */
export function roomFor(pdf: Pdf, sheet: Sheet, y: number, height: number): { y: number; isNew: boolean } {
  if (y + height <= foot) return { y, isNew: false }
  drawFoot(pdf)
  pdf.addPage({ size: 'A4', margin: 0 })
  set(pdf, sheet.pageTitle(pagesOf(pdf)), { x: left, y: top, size: 9, colour: grey, role: 'Pagination' })
  return { y: top + 8 * mm, isNew: true }
}
