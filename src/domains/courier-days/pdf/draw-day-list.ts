import type { Message } from '../../../lib/errors.ts'
import type { Language } from '../../../lib/languages.ts'
import { toQepik } from '../../../lib/money.ts'
import { shownPhone } from '../../../lib/phone.ts'
import { type Say, sayIn } from '../../email/email.ts'
import { formatDay } from '../../email/formats.ts'
import { addressWords } from '../../order-shipment/address-words.ts'
import type { Company } from '../../orders/pdf/company.ts'
import { formatPrice } from '../../orders/pdf/formats.ts'
import { grey, hair, inks, mm, openSheet, type Pdf, rule, set, widthOf } from '../../orders/pdf/sheet.ts'
import { fromDay } from '../../production/production-output.ts'
import type { LinkedDay, Stop } from '../linked-day.ts'
import { stopWords, zonesOf } from '../stop-words.ts'

const words = {
  title: /*i18n*/ { id: 'courierList.title', message: 'Courier’s list' },
  page: /*i18n*/ { id: 'courierList.page', message: 'Page {page}' },
  signature: /*i18n*/ { id: 'courierList.signature', message: 'Signature' },
} as const satisfies Record<string, Message>

const left = 15 * mm
const width = 180 * mm
const bottom = 282 * mm
const column = { place: 9 * mm, text: 92 * mm, sum: 30 * mm }
const signing = left + column.place + column.text + column.sum + 6 * mm

type Drawing = { company: Company; language: Language }
type Line = { place: number; stop: Stop }

/** A4, as many pages as its addresses need: by zone, with room for who took it. */
export function drawDayList(day: LinkedDay, { company, language }: Drawing): Promise<Buffer> {
  const say = sayIn(language)
  const title = `${say(words.title)}: ${day.name}, ${formatDay(fromDay(day.day), language)}`
  const pdf = openSheet('A4', { title, author: company.name, language })
  let y = drawHead(pdf, day, { company, language, title })
  let page = 1
  const room = (height: number) => {
    if (y + height <= bottom) return
    page += 1
    pdf.addPage({ size: 'A4', margin: 0 })
    const again = `${title} · ${say(words.page, { page })}`
    y = set(pdf, again, { x: left, y: 12 * mm, width, size: 9, colour: grey, role: 'Pagination' }) + 4 * mm
  }
  for (const { zone, stops } of zonesOf(day, language)) {
    room(34 * mm)
    y = drawZone(pdf, { zone: zone || say(stopWords.noZone), count: stops.length, y }, say)
    for (const line of stops) {
      room(Math.max(heightOf(pdf, line, say), 22 * mm))
      y = pdf.part('P', () => drawStop(pdf, line, { y, say, language }))
    }
  }
  return pdf.finish()
}

function drawHead(
  pdf: Pdf,
  day: LinkedDay,
  { company, language, title }: Drawing & { title: string },
): number {
  const say = sayIn(language)
  set(pdf, company.name, { x: left, y: 12 * mm, width: width / 2, height: 6 * mm, size: 10, face: 'bold' })
  const phone = { x: left + width / 2, y: 12 * mm, width: width / 2, align: 'right', size: 10 } as const
  set(pdf, company.phoneNumber, phone)
  const y = set(pdf, title, { x: left, y: 20 * mm, width, size: 20, height: 50, face: 'bold', role: 'H1' })
  const sums = [
    say(stopWords.addresses, { count: day.addresses }),
    `${say(stopWords.toCollect)} ${formatPrice(toQepik(day.toCollect), language)}`,
    `${say(stopWords.inHand)} ${formatPrice(toQepik(day.collected), language)}`,
  ]
  return set(pdf, sums.join(' · '), { x: left, y: y + 2, width, size: 11 }) + 4 * mm
}

function drawZone(
  pdf: Pdf,
  { zone, count, y }: { zone: string; count: number; y: number },
  say: Say,
): number {
  const name = `${zone} · ${say(stopWords.addresses, { count })}`
  const end = set(pdf, name, {
    x: left,
    y: y + 3 * mm,
    width,
    height: 18,
    size: 12,
    face: 'bold',
    role: 'H2',
  })
  rule(pdf, left, end + 1.5 * mm, width, 1.5, inks.key)
  return end + 3.5 * mm
}

/** What is read of a stop, one line after the other, in its sizes. */
function textsOf({ stop }: Line, say: Say): { text: string; size: number; isBold: boolean }[] {
  const { address, recipient, phoneNumber, number, boxes, note } = stop
  const facts = [recipient, shownPhone(phoneNumber), `${number}, ${say(stopWords.boxes, { boxes })}`]
  const landmark = address?.landmark ? say(stopWords.landmark, { landmark: address.landmark }) : ''
  return [
    { text: address ? addressWords(address, say) : say(stopWords.noAddress), size: 11, isBold: true },
    { text: landmark, size: 10, isBold: false },
    { text: facts.filter(Boolean).join(' · '), size: 10, isBold: false },
    { text: note, size: 9, isBold: false },
  ].filter(({ text }) => text !== '')
}

const heightOf = (pdf: Pdf, line: Line, say: Say): number =>
  textsOf(line, say).reduce((height, { text, size, isBold }) => {
    pdf.font(isBold ? 'bold' : 'regular').fontSize(size)
    return height + pdf.heightOfString(text, { width: column.text }) + 2
  }, 5 * mm)

function drawStop(
  pdf: Pdf,
  line: Line,
  { y, say, language }: { y: number; say: Say; language: Language },
): number {
  const x = left + column.place
  set(pdf, String(line.place), { x: left, y, size: 11, face: 'bold', role: 'Span' })
  let end = y
  for (const { text, size, isBold } of textsOf(line, say)) {
    const face = isBold ? 'bold' : 'regular'
    end = set(pdf, text, { x, y: end, width: column.text, size, face, role: 'Span' }) + 2
  }
  drawSum(pdf, line.stop, { y, say, language })
  drawTaker(pdf, line.stop, { y, say })
  // Beside the address there is room for a name and a signature.
  const below = Math.max(end, y + 17 * mm)
  rule(pdf, left, below + 2 * mm, width, 0.5, hair)
  return below + 4 * mm
}

function drawSum(
  pdf: Pdf,
  { owed, status }: Stop,
  { y, say, language }: { y: number; say: Say; language: Language },
): void {
  const right = left + column.place + column.text + column.sum
  const isOwed = owed > 0 && status === 'HandedOver'
  const sum = isOwed ? formatPrice(toQepik(owed), language) : say(stopWords.paid)
  if (owed > 0 && !isOwed) return
  set(pdf, sum, { x: right - widthOf(pdf, sum, 'bold', 11), y, size: 11, face: 'bold', role: 'Span' })
  const word = say(stopWords.collect)
  if (isOwed)
    set(pdf, word, {
      x: right - widthOf(pdf, word, 'regular', 9),
      y: y + 15,
      size: 9,
      colour: grey,
      role: 'Span',
    })
}

/** Who took it, or lines to write that and to sign on. */
function drawTaker(pdf: Pdf, { takenBy, failure }: Stop, { y, say }: { y: number; say: Say }): void {
  const place = { x: signing, width: left + width - signing, size: 9, role: 'Span' } as const
  const said = failure === null ? takenBy : say(stopWords[failure])
  if (said !== '') {
    set(pdf, said, { ...place, y, height: 30 })
    return
  }
  for (const [index, word] of [say(stopWords.takenBy), say(words.signature)].entries()) {
    const top = y + index * 9 * mm
    set(pdf, word, { ...place, y: top, size: 8, colour: grey })
    rule(pdf, signing, top + 7.5 * mm, place.width, 0.5, inks.key)
  }
}
