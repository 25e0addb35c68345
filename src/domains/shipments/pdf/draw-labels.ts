import { code128 } from '../../../lib/code128.ts'
import type { Message } from '../../../lib/errors.ts'
import type { Language } from '../../../lib/languages.ts'
import { referenceOf } from '../../../lib/reference.ts'
import { sayIn } from '../../email/email.ts'
import type { Company } from '../../orders/pdf/company.ts'
import { drawBars, perforation } from '../../orders/pdf/marks.ts'
import { fittingSize, inks, mm, openSheet, type Pdf, rule, set, widthOf } from '../../orders/pdf/sheet.ts'
import { shipmentNumber } from '../../shipment-status/shipment-statuses.ts'
import { formatKilos } from './format-kilos.ts'

const words = {
  labels: /*i18n*/ { id: 'label.title', message: 'Labels' },
  landmark: /*i18n*/ { id: 'label.landmark', message: 'Landmark:' },
} as const satisfies Record<string, Message>

/** What stands on the label of a box; grams. */
export type Label = {
  id: number
  zone: string
  recipient: string
  address: string
  landmark: string
  postalCode: string
  phoneNumber: string
  orderIds: readonly number[]
  /** Null where it isn't known. */
  grams: number | null
  box: number
  boxes: number
}

type Drawing = { sheet: 'A6' | 'A4'; company: Company; language: Language }
type Place = { x: number; y: number }

/** A6, 105 × 148 mm, and what is left of it inside the margins. */
const page = { width: 105 * mm, height: 148 * mm }
const margin = 7 * mm
const width = page.width - 2 * margin

/** Labels one a page, or four on a sheet of A4 with lines to cut along. */
export function drawLabels(labels: readonly Label[], { sheet, company, language }: Drawing): Promise<Buffer> {
  const pdf = openSheet(sheet, { title: sayIn(language)(words.labels), author: company.name, language })
  const aPage = sheet === 'A4' ? 4 : 1
  for (const [index, label] of labels.entries()) {
    const cell = index % aPage
    if (cell === 0 && index > 0) pdf.addPage()
    if (cell === 0 && sheet === 'A4') drawCuts(pdf)
    const place = { x: (cell % 2) * page.width, y: Math.floor(cell / 2) * page.height }
    pdf.part('Sect', () => drawLabel(pdf, label, { ...place, company, language }))
  }
  return pdf.finish()
}

function drawCuts(pdf: Pdf): void {
  perforation(pdf, 0, page.height, 2 * page.width)
  pdf.decoration(() =>
    pdf
      .lineWidth(0.75)
      .strokeColor(inks.key)
      .dash(3, { space: 2.5 })
      .moveTo(page.width, 0)
      .lineTo(page.width, 2 * page.height)
      .stroke()
      .undash(),
  )
}

function drawLabel(
  pdf: Pdf,
  label: Label,
  { x: left, y: top, company, language }: Place & Omit<Drawing, 'sheet'>,
): void {
  const x = left + margin
  const say = sayIn(language)
  drawHead(pdf, label, { x, y: top + margin, company })
  let y = top + 37 * mm
  const text = (said: string, sizes: readonly number[], height: number, face: 'regular' | 'bold') => {
    if (said === '') return
    const size = fittingSize(pdf, said, face, sizes, width, height)
    y = set(pdf, said, { x, y, width, height, size, face }) + 1.5 * mm
  }
  text(label.recipient, [15, 13, 11, 9], 15 * mm, 'bold')
  text(
    [label.address, label.postalCode].filter(Boolean).join(', '),
    [13, 12, 11, 10, 9, 8],
    24 * mm,
    'regular',
  )
  if (label.landmark !== '') y = drawLandmark(pdf, { x, y }, say(words.landmark), label.landmark)
  text(label.phoneNumber, [14], 7 * mm, 'bold')
  drawFoot(pdf, label, { x, y: top + page.height - margin, language })
}

/** The company and which box it is, then zone and number, as large as they fit beside each other. */
function drawHead(
  pdf: Pdf,
  { id, zone, box, boxes }: Label,
  { x, y, company }: Place & { company: Company },
): void {
  const number = shipmentNumber(id)
  const count = `${box} / ${boxes}`
  set(pdf, company.name, { x, y, width: width - 25 * mm, height: 5 * mm, size: 11, face: 'bold' })
  set(pdf, count, { x: x + width - widthOf(pdf, count, 'bold', 12), y, size: 12, face: 'bold' })
  pdf.part('H1', () => {
    const end = widthOf(pdf, number, 'bold', 22)
    const room = width - end - 4 * mm
    const size = fittingSize(pdf, zone, 'display', [34, 28, 24, 20, 16, 13], room, 14 * mm)
    set(pdf, zone, { x, y: y + 9 * mm, width: room, height: 15 * mm, face: 'display', size, role: 'Span' })
    set(pdf, number, { x: x + width - end, y: y + 13.5 * mm, size: 22, face: 'bold', role: 'Span' })
  })
  rule(pdf, x, y + 26 * mm, width, 1.5, inks.key)
}

/** The word is bold: people find their way by what follows it. */
function drawLandmark(pdf: Pdf, { x, y }: Place, word: string, landmark: string): number {
  const size = 12
  return pdf.part('P', () => {
    const end = set(pdf, word, { x, y, size, face: 'bold', role: 'Span' })
    const height = 18 * mm
    const smaller = fittingSize(pdf, landmark, 'regular', [size, 11, 10, 9, 8], width, height)
    return set(pdf, landmark, { x, y: end, width, height, size: smaller, role: 'Span' }) + 1.5 * mm
  })
}

/** The number to scan, its orders and the weight, above the bottom of the label. */
function drawFoot(
  pdf: Pdf,
  { id, orderIds, grams }: Label,
  { x, y: bottom, language }: Place & { language: Language },
): void {
  perforation(pdf, x, bottom - 28 * mm, width)
  const bars = { x, y: bottom - 25 * mm, width, height: 15 * mm }
  drawBars(pdf, code128(String(id).padStart(4, '0')), bars)
  const weight = grams === null ? '' : formatKilos(grams, language)
  const room = width - widthOf(pdf, weight, 'bold', 12) - 4 * mm
  const orders = referenceOf(orderIds.join(', '), language)
  const size = fittingSize(pdf, orders, 'regular', [11, 9, 8, 7], room, 8 * mm)
  const y = bottom - 7 * mm
  set(pdf, orders, { x, y, width: room, height: 8 * mm, size })
  if (weight !== '')
    set(pdf, weight, { x: x + width - widthOf(pdf, weight, 'bold', 12), y, size: 12, face: 'bold' })
}
