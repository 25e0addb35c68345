import { fileURLToPath } from 'node:url'
import type { Language } from '../../../lib/languages.ts'
import { TaggedPdf } from '../../../lib/tagged-pdf.ts'
import type { TemplateSheet } from './template-sheet.ts'

/** The texts of a template in the reader's language; `page` is for each page. */
type TemplateTexts = { title: string; lines: readonly string[]; page: (number: number) => string }
type Pdf = TaggedPdf

/** The documents' font, embedded in the file. */
const font = fileURLToPath(new URL('../../orders/pdf/regular.otf', import.meta.url))
const point = 72 / 25.4
/** Cyan, magenta, yellow, key in per cent. */
const inks = {
  bleed: [12, 0, 0, 4],
  line: [100, 0, 0, 0],
  fold: [0, 100, 0, 0],
  key: [0, 0, 0, 100],
} as const
type Ink = (typeof inks)[keyof typeof inks]

/**
 * A PDF to lay artwork on: what is cut away is tinted, the safe area and folds are dashed. Its boxes say
 * where it is cut; it uses process inks and embeds its font, so that our own checks accept it.
 */
export async function drawTemplate(
  sheet: TemplateSheet,
  { language, ...texts }: TemplateTexts & { language: Language },
): Promise<Buffer> {
  const unit = point / sheet.scale
  const width = (sheet.trim.width + 2 * sheet.bleed) * unit
  const height = (sheet.trim.height + 2 * sheet.bleed) * unit
  const pdf = new TaggedPdf({
    size: [width, height],
    margin: 0,
    autoFirstPage: false,
    font,
    language,
    title: texts.title,
  })
  for (let page = 1; page <= sheet.pages; page++) {
    pdf.addPage()
    const edge = sheet.bleed * unit
    const box = [edge, edge, width - edge, height - edge]
    Object.assign(pdf.page.dictionary.data, { TrimBox: box, BleedBox: [0, 0, width, height] })
    pdf.decoration(() => drawPage(pdf, sheet, unit))
    setTexts(pdf, sheet, unit, [texts.page(page), ...texts.lines])
  }
  return pdf.finish()
}

function drawPage(pdf: Pdf, { trim, bleed, safe, cornerRadius, folds }: TemplateSheet, unit: number): void {
  const edge = bleed * unit
  const [width, height] = [trim.width * unit, trim.height * unit]
  pdf.rect(0, 0, width + 2 * edge, height + 2 * edge).fill([...inks.bleed])
  pdf.roundedRect(edge, edge, width, height, cornerRadius * unit).fill([0, 0, 0, 0])
  const inner = safe * unit
  if (2 * inner < Math.min(width, height))
    stroke(pdf.rect(edge + inner, edge + inner, width - 2 * inner, height - 2 * inner), inks.line)
  // Folds are drawn to the end of the bleed.
  for (const fold of folds) {
    const x = edge + fold * unit
    stroke(pdf.moveTo(x, 0).lineTo(x, height + 2 * edge), inks.fold)
  }
}

const stroke = (pdf: Pdf, ink: Ink): Pdf =>
  pdf
    .lineWidth(0.5)
    .dash(6, { space: 4 })
    .strokeColor([...ink])
    .stroke()
    .undash()

/** The texts are centred, as large as they fit; a piece too small has none. */
function setTexts(
  pdf: Pdf,
  { trim, bleed, safe }: TemplateSheet,
  unit: number,
  lines: readonly string[],
): void {
  const room = { width: (trim.width - 2 * safe) * unit - 12, height: (trim.height - 2 * safe) * unit - 12 }
  const text = lines.join('\n')
  const heightAt = (size: number) => pdf.fontSize(size).heightOfString(text, { width: room.width })
  const widest = (size: number) => Math.max(...lines.map((line) => pdf.fontSize(size).widthOfString(line)))
  const size = [48, 24, 14, 11, 9, 7, 6].find(
    (candidate) =>
      room.width > 0 && widest(candidate) <= room.width && heightAt(candidate) <= room.height / 1.5,
  )
  if (size === undefined) return
  const x = (bleed + safe) * unit + 6
  let y = (bleed + trim.height / 2) * unit - heightAt(size) / 2
  pdf.fontSize(size).fillColor([...inks.key])
  for (const [index, line] of lines.entries()) {
    const place = { width: room.width, align: 'center' } as const
    pdf.content(index === 0 ? 'H1' : 'P', () => pdf.text(line, x, y, place))
    y = pdf.y
  }
}
