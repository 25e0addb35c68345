import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { unit } from './raw-pdf.ts'

export type Kit = InstanceType<typeof PDFDocument>
type Options = ConstructorParameters<typeof PDFDocument>[0]

/** One that the file holds. */
const font = fileURLToPath(new URL('../../../../src/domains/orders/pdf/regular.otf', import.meta.url))

/** A PDF by pdfkit; sizes in mm. `trim`: mm that the trim box lies inside of each page. */
export async function kitPdf(
  size: [number, number],
  draw: (pdf: Kit, mm: (value: number) => number) => void,
  { trim, ...options }: Options & { trim?: number } = {},
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: [size[0] * unit, size[1] * unit], margin: 0, font, ...options })
  if (trim !== undefined) {
    const setTrim = (): void => {
      const box = [trim, trim, size[0] - trim, size[1] - trim].map((value) => value * unit)
      Object.assign(pdf.page.dictionary.data, { TrimBox: box })
    }
    pdf.on('pageAdded', setTrim)
    setTrim()
  }
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => pdf.on('end', resolve))
  draw(pdf, (value) => value * unit)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}
