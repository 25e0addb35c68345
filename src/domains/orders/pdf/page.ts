import { mm, type Pdf, set, widthOf } from './sheet.ts'

const page = { width: 210 * mm, height: 297 * mm }
export const trim = { x: 12 * mm, y: 12 * mm, width: page.width - 24 * mm, height: page.height - 24 * mm }
export const left = 24 * mm
export const width = page.width - 2 * left
export const right = left + width
export const bottom = trim.y + trim.height
/** The right edges of number columns. */
export const columns = { count: left + 0.6 * width, each: left + 0.8 * width, sum: right }

/** The company's logo; screen readers read its name. */
export function drawLogo(pdf: Pdf, logo: Buffer, name: string, top: number): void {
  const fit = { width: 60 * mm, height: 16 * mm }
  const box = [left, top, left + fit.width, top + fit.height] as const
  pdf.content('Figure', () => pdf.image(logo, left, top, { fit: [fit.width, fit.height] }), {
    alt: name,
    bbox: box,
  })
}

/** A number that ends at `end`. */
export function figure(
  pdf: Pdf,
  said: string,
  end: number,
  place: { y: number; size: number; colour?: string } & Pick<
    Parameters<typeof set>[2],
    'face' | 'role' | 'scope'
  >,
): void {
  const shown = said.replaceAll('\u202f', '\u00a0')
  set(pdf, shown, { ...place, x: end - widthOf(pdf, shown, place.face ?? 'regular', place.size) })
}
