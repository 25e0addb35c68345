import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import type { Language } from '../../../lib/languages.ts'

export type Pdf = InstanceType<typeof PDFDocument>
export type Face = 'regular' | 'bold' | 'display'

const read = (face: Face) => readFileSync(new URL(`./${face}.otf`, import.meta.url))
let fonts: Record<Face, Buffer> | undefined

/** The printer's inks, as on the screen; text is key or one of the greys. */
export const inks = { cyan: '#00A0DC', magenta: '#E2007A', yellow: '#FFD800', key: '#17191C' }
export const grey = '#5F6468'
export const hair = '#C9CBC8'

/** One millimetre in points, which all lengths are in. */
export const mm = 72 / 25.4

/** An empty sheet of one page with the papers' fonts; a page more is never begun by itself. */
export function openSheet(
  size: 'A4' | 'A5',
  { title, author, language }: { title: string; author: string; language: Language },
): Pdf {
  fonts ??= { regular: read('regular'), bold: read('bold'), display: read('display') }
  const pdf = new PDFDocument({
    size,
    margin: 0,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author },
  })
  for (const [face, bytes] of Object.entries(fonts)) pdf.registerFont(face, bytes)
  return pdf
}

/** The bytes of a finished sheet. */
export async function closeSheet(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.once('end', resolve))
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

type Placed = {
  x: number
  y: number
  /** Wraps at it; without one it is a single line. */
  width?: number
  face?: Face
  size?: number
  colour?: string
  align?: 'left' | 'right'
  /** More than that ends with an ellipsis. */
  height?: number
  lineGap?: number
}

/** Sets a text with its first line's top at `y`; answers the y below it. */
export function set(pdf: Pdf, words: string, place: Placed): number {
  const {
    x,
    y,
    width,
    face = 'regular',
    size = 10,
    colour = inks.key,
    align = 'left',
    height,
    lineGap = 0,
  } = place
  const options = {
    align,
    lineGap,
    ...(width === undefined ? { lineBreak: false } : { width }),
    ...(height !== undefined && { height, ellipsis: '…' }),
  }
  pdf.font(face).fontSize(size).fillColor(colour)
  const written = words.replaceAll('\u202f', '\u00a0').replace(/\r\n?/g, '\n').replaceAll('\t', ' ')
  const tall = Math.min(pdf.heightOfString(written, options), height ?? Number.POSITIVE_INFINITY)
  pdf.text(written, x, y, options)
  return y + tall
}

/** The biggest of the sizes at which a text fits into the box; the last one if none does. */
export function fittingSize(
  pdf: Pdf,
  words: string,
  face: Face,
  sizes: readonly number[],
  width: number,
  height: number,
): number {
  const fits = (size: number) => pdf.font(face).fontSize(size).heightOfString(words, { width }) <= height
  return sizes.find(fits) ?? sizes.at(-1) ?? 8
}

/** Where a line of one size ends. */
export const widthOf = (pdf: Pdf, words: string, face: Face, size: number): number =>
  pdf.font(face).fontSize(size).widthOfString(words)
