import { invalid, type Message, notFound } from '../../lib/errors.ts'
import type { FileAnswer } from '../../lib/file-answer.ts'
import { type Language, pick } from '../../lib/languages.ts'
import { shownPhone } from '../../lib/phone.ts'
import type { Deps } from '../../procedures/deps.ts'
import { sayIn } from '../email/email.ts'
import { addressWords } from '../order-shipment/address-words.ts'
import { storedAddress } from '../order-shipment/ship-address.ts'
import { gramsOfShipment, liveOrders } from '../order-shipment/shipment-output.ts'
import { pdfType } from '../orders/order-documents.ts'
import { readCompany } from '../orders/pdf/company.ts'
import type { Label } from './pdf/draw-labels.ts'
import { type StaffRow, staffParts } from './staff-shipment.ts'

const tooManyLabels: Message = /*i18n*/ {
  id: 'shipments.tooManyLabels',
  message: 'These are more than {most} boxes: print fewer at once.',
}
const mostLabels = 500

type Asked = { ids: readonly number[]; sheet: 'A6' | 'A4'; language: Language }

/**
 * Labels of shipments in the order of the request, one for each box (DEL-46).
 * @throws NOT_FOUND for any that there isn't, and for none; VALIDATION for too many boxes
 */
export async function labelsFile(
  deps: Pick<Deps, 'db' | 'now' | 'media' | 'settings' | 'log'>,
  { ids, sheet, language }: Asked,
): Promise<FileAnswer> {
  const found = await deps.db.shipment.findMany({ where: { id: { in: [...ids] } }, include: staffParts })
  const rows = [...new Set(ids)].map((id) => {
    const row = found.find((one) => one.id === id)
    if (!row) throw notFound()
    return row
  })
  if (rows.length === 0) throw notFound()
  const boxes = rows.reduce((sum, row) => sum + row.boxes, 0)
  if (boxes > mostLabels) throw invalid('ids', { ...tooManyLabels, values: { most: mostLabels } })
  const company = await readCompany(deps, language)
  const labels = rows.flatMap((row) => labelsOf(row, language))
  // The code that draws PDFs is loaded with the first one.
  const { drawLabels } = await import('./pdf/draw-labels.ts')
  const pdf = await drawLabels(labels, { sheet, company, language })
  return { fileName: 'labels.pdf', contentType: pdfType, content: pdf.toString('base64') }
}

/** One for each box. */
function labelsOf(row: StaffRow, language: Language): Label[] {
  const address = storedAddress(row.address)
  const { user } = row
  const name = row.recipient || `${user.name} ${user.surname}`.trim()
  const company = row.orders.find(({ buyer }) => buyer)?.buyer?.name ?? ''
  const label = {
    id: row.id,
    zone: pick(row, 'zoneName', language) || pick(row, 'wayName', language),
    recipient: [company, name].filter(Boolean).join(', '),
    address: address ? addressWords(address, sayIn(language)) : pointAddress(row, language),
    landmark: address?.landmark ?? '',
    postalCode: address?.postalCode ?? '',
    phoneNumber: shownPhone(address?.phoneNumber || user.phoneNumber),
    orderIds: liveOrders(row).map(({ id }) => id),
    grams: row.weighed ?? gramsOfShipment(row),
    boxes: row.boxes,
  }
  return Array.from({ length: row.boxes }, (_, index) => ({ ...label, box: index + 1 }))
}

/** Where it is picked up; empty for what has no place. */
const pointAddress = ({ point }: StaffRow, language: Language): string =>
  point === null ? '' : pick(point, 'address', language)
