import { type Barcode, code39 } from '../../../lib/code39.ts'
import { inks, mm, type Pdf } from './sheet.ts'

type Box = { x: number; y: number; width: number; height: number }

/** Crop marks at the corners of a trim, outside of it, and a registration mark at the middle of its top. */
export const cropMarks = (pdf: Pdf, trim: Box): void => pdf.decoration(() => drawCropMarks(pdf, trim))

function drawCropMarks(pdf: Pdf, { x, y, width, height }: Box): void {
  const gap = 2 * mm
  const length = 5 * mm
  pdf.lineWidth(0.5).strokeColor(inks.key)
  for (const [cornerX, outX] of [
    [x, -1],
    [x + width, 1],
  ] as const) {
    for (const [cornerY, outY] of [
      [y, -1],
      [y + height, 1],
    ] as const) {
      pdf
        .moveTo(cornerX + outX * gap, cornerY)
        .lineTo(cornerX + outX * (gap + length), cornerY)
        .stroke()
      pdf
        .moveTo(cornerX, cornerY + outY * gap)
        .lineTo(cornerX, cornerY + outY * (gap + length))
        .stroke()
    }
  }
  registration(pdf, x + width / 2, y - gap - length / 2)
  registration(pdf, x + width / 2, y + height + gap + length / 2)
}

function registration(pdf: Pdf, x: number, y: number): void {
  const radius = 1.3 * mm
  pdf.lineWidth(0.5).strokeColor(inks.key)
  pdf.circle(x, y, radius).stroke()
  pdf
    .moveTo(x - radius * 1.8, y)
    .lineTo(x + radius * 1.8, y)
    .stroke()
  pdf
    .moveTo(x, y - radius * 1.8)
    .lineTo(x, y + radius * 1.8)
    .stroke()
}

const steps = [inks.cyan, inks.magenta, inks.yellow, inks.key, '#80D0EE', '#F080BD', '#FFEC80', '#8B8C8E']

/** The four inks, solid and at half, as a press sheet carries them. */
export function colourBar(pdf: Pdf, { x, y, width, height }: Box): void {
  const step = width / steps.length
  pdf.decoration(() => {
    for (const [index, ink] of steps.entries()) pdf.rect(x + index * step, y, step + 0.2, height).fill(ink)
  })
}

/** A number as Code 39 in the given width; the figures are printed beside it. */
export const barcode = (pdf: Pdf, digits: number, box: Box): void =>
  drawBars(pdf, code39(String(digits)), box)

/** Bars in the given width: decoration, since the number is read beside them. */
export function drawBars(pdf: Pdf, code: Barcode, { x, y, width, height }: Box): void {
  const { width: modules, bars } = code
  const unit = width / modules
  pdf.decoration(() => {
    for (const bar of bars) pdf.rect(x + bar.x * unit, y, bar.width * unit, height).fill(inks.key)
  })
}

/** A line to tear or cut along. */
export function perforation(pdf: Pdf, x: number, y: number, width: number): void {
  pdf.decoration(() => {
    pdf.lineWidth(0.75).strokeColor(inks.key).dash(3, { space: 2.5 })
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke()
      .undash()
  })
}
