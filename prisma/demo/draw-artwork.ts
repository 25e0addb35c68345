import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'

type Pdf = InstanceType<typeof PDFDocument>
type Ink = [cyan: number, magenta: number, yellow: number, key: number]

/** Sizes are mm; `bleed` is what reaches beyond the cut, `edge` how far from it the small print stands. */
export type DemoDrawing = { width: number; height: number; bleed: number; edge: number; pages: DemoPage[] }
export type DemoPage = {
  ground: Ink
  ink: Ink
  dot: Ink
  headline: string
  lines: string[]
  /** At the lower edge. */
  small: string
}

const mm = 72 / 25.4
const font = (face: string) =>
  readFileSync(new URL(`../../src/domains/orders/pdf/${face}.otf`, import.meta.url))

/** A small PDF as a designer would send it: CMYK, fonts embedded, with a trim box. The same drawing gives the same bytes. */
export async function drawArtwork(drawing: DemoDrawing): Promise<Buffer> {
  const { width, height, bleed } = drawing
  const sheet = [width + 2 * bleed, height + 2 * bleed].map((length) => length * mm) as [number, number]
  const info = { CreationDate: new Date('2026-01-01'), Title: drawing.pages[0]?.headline ?? '' }
  const pdf = new PDFDocument({ size: sheet, margin: 0, autoFirstPage: false, info })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.once('end', resolve))
  pdf.registerFont('display', font('display'))
  pdf.registerFont('regular', font('regular'))
  for (const page of drawing.pages) {
    pdf.addPage()
    const trim = [bleed, bleed, width + bleed, height + bleed].map((length) => length * mm)
    Object.assign(pdf.page.dictionary.data, { TrimBox: trim })
    drawPage(pdf, drawing, page)
  }
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

function drawPage(pdf: Pdf, { width, height, bleed, edge }: DemoDrawing, page: DemoPage): void {
  const { ground, ink, dot, headline, lines, small } = page
  pdf.rect(0, 0, pdf.page.width, pdf.page.height).fill(ground)
  const size = Math.min(width, height)
  pdf.circle((bleed + width * 0.78) * mm, (bleed + height * 0.7) * mm, size * 0.3 * mm).fill(dot)
  pdf.save().translate(bleed * mm, bleed * mm)
  const left = size * 0.08
  halftone(pdf, { left, right: width * 0.5, top: height * 0.74, bottom: height - edge - 8, ink: dot })
  pdf
    .font('display')
    .fontSize(size * 0.3)
    .fill(ink)
  pdf.text(headline, left * mm, height * 0.1 * mm, { width: width * 0.8 * mm, lineGap: -size * 0.04 })
  pdf
    .font('regular')
    .fontSize(size * 0.11)
    .fill(ink)
  for (const [index, line] of lines.entries())
    pdf.text(line, left * mm, (height * 0.5 + index * size * 0.07) * mm, { lineBreak: false })
  const smallSize = 12
  pdf.fontSize(smallSize)
  pdf.text(small, left * mm, (height - edge) * mm - smallSize * 0.95, { lineBreak: false })
  pdf.restore()
}

type Area = { left: number; right: number; top: number; bottom: number }

/** Dots that shrink to the right, as in a coarse print. */
function halftone(pdf: Pdf, { left, right, top, bottom, ink }: Area & { ink: Ink }): void {
  const step = 4.5
  for (let x = left; x < right; x += step)
    for (let y = top; y < bottom; y += step) {
      const radius = 1.8 * (1 - (x - left) / (right - left))
      if (radius > 0.3) pdf.circle(x * mm, y * mm, radius * mm).fill(ink)
    }
}
