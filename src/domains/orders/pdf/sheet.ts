import { readFileSync } from 'node:fs'
import type { Language } from '../../../lib/languages.ts'
import { type Role, TaggedPdf } from '../../../lib/tagged-pdf.ts'

export type Pdf = TaggedPdf
export type Face = 'regular' | 'bold' | 'display'

const read = (face: Face) => readFileSync(new URL(`./${face}.otf`, import.meta.url))
let fonts: Record<Face, Buffer> | undefined

/** The press's inks, as on the screen; text is key or one of the greys. */
export const inks = { cyan: '#00A0DC', magenta: '#E2007A', yellow: '#FFD800', key: '#17191C' }
export const grey = '#5F6468'
export const hair = '#C9CBC8'

/** One millimetre in points, the unit of all lengths. */
export const mm = 72 / 25.4

/** An empty sheet of one page with the documents' fonts; further pages are never begun by themselves. */
export function openSheet(
  size: 'A4' | 'A5' | 'A6',
  { title, author, language }: { title: string; author: string; language: Language },
): Pdf {
  fonts ??= { regular: read('regular'), bold: read('bold'), display: read('display') }
  const pdf = new TaggedPdf({ size, margin: 0, title, author, language })
  for (const [face, bytes] of Object.entries(fonts)) pdf.registerFont(face, bytes)
  return pdf
}

type Placed = {
  x: number
  y: number
  /** Text wraps at this width; without it, it stays on one line. */
  width?: number
  face?: Face
  size?: number
  colour?: string
  align?: 'left' | 'right'
  /** Text beyond this height ends with an ellipsis. */
  height?: number
  lineGap?: number
  /** The tag, a paragraph by default. `Pagination` marks what each page repeats, which isn't read aloud. */
  role?: Role | 'Pagination'
  /** Whether a head cell names a row or a column. */
  scope?: 'Row' | 'Column'
}

/** Sets a text with its first line's top at `y`; returns the y below it. */
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
    role = 'P',
    scope,
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
  const draw = () => pdf.text(written, x, y, options)
  if (role === 'Pagination') pdf.decoration(draw, role)
  else pdf.content(role, draw, scope && { scope })
  return y + tall
}

/** A horizontal line, or a filled box: decoration. */
export function rule(pdf: Pdf, x: number, y: number, width: number, height: number, colour: string): void {
  pdf.decoration(() => pdf.rect(x, y, width, height).fill(colour))
}

/** The largest of the sizes at which a text fits into the box; the last one if none does. */
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

/** The width of a line in one size. */
export const widthOf = (pdf: Pdf, words: string, face: Face, size: number): number =>
  pdf.font(face).fontSize(size).widthOfString(words)
