import type { z } from 'zod'
import { AppError, type FieldError, invalid, type Message, sumInText } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole } from '../access/role-rules.ts'
import { type OrderedItem, orderedItems } from '../orders/ordered-item.ts'
import { planDelivery } from '../orders/plan-delivery.ts'
import type { OrderLine } from '../orders/write-orders.ts'
import type { takenFields } from './purchase-input.ts'
import { findKeyedPurchase, readPurchaseKey } from './purchase-key.ts'
import type { PurchaseView } from './purchase-output.ts'
import { repeatedFiles, repeatNote, unknownRepeats } from './repeats.ts'
import { storePurchase } from './store-purchase.ts'

const customerUnknown: Message = /*i18n*/ {
  id: 'purchases.customerUnknown',
  message: 'There is no such customer.',
}
const reasonMissing: Message = /*i18n*/ {
  id: 'purchases.reasonMissing',
  message: 'The calculated price is {price} AZN: say why it is another one.',
}

type Taken = z.output<typeof takenFields>
/** `language` is the staff member's, for notes and errors about a choice. */
type Input = Taken & { idempotencyKey: string | undefined; language: Language }

/**
 * Staff take orders from a customer, by phone or at the counter: orders with a price are accepted at it, all
 * others wait for one (ORD-21). A repeated order has a note for staff that says so, and the artwork that this
 * customer approved for it, if it is still kept (ART-13). The company gets no email about its own action.
 * @throws VALIDATION by line, and without a reason for a price that isn't the calculated one; CONFLICT for a
 * key of another request
 */
export async function takeOrders(
  deps: Pick<Deps, 'db' | 'emails' | 'now' | 'artwork'>,
  { id: actorId }: Pick<Caller, 'id'>,
  { customerId: userId, cameBy, byCapacity, buyerId, delivery, lines, idempotencyKey, language }: Input,
): Promise<PurchaseView> {
  const key = readPurchaseKey(idempotencyKey, { userId, lines, byCapacity, buyerId, delivery })
  const first = key && (await findKeyedPurchase(deps.db, actorId, key))
  if (first) return first
  const where = { id: userId, deletedAt: null, role: { name: customerRole } }
  if ((await deps.db.user.count({ where })) === 0) throw invalid('customerId', customerUnknown)
  const at = deps.now()
  const wanted = lines.map(({ serviceId, serviceTypeId, title, count, options }) => ({
    serviceId,
    count,
    title,
    options,
    serviceTypeId: title === undefined ? (serviceTypeId ?? null) : null,
  }))
  const items = await orderedItems(deps.db, userId, wanted, at, language)
  const errors = [
    ...lines.flatMap((line, index) => withoutReason(line, items[index], index)),
    ...(await unknownRepeats(deps.db, lines)),
  ]
  if (errors.length > 0) throw new AppError('VALIDATION', errors[0]?.message, { errors })
  const orders = items.flatMap((item, index) => toOrderLine(item, lines[index], language))
  const asked = { userId, choice: delivery, lines: orders, isStaff: true }
  const common = {
    userId,
    actorId,
    at,
    language: null,
    key,
    cameBy: cameBy ?? null,
    byCapacity,
    buyerId,
    shipment: await planDelivery(deps.db, asked),
    tellsCompany: false,
  }
  const files = await repeatedFiles(
    deps,
    userId,
    lines.map(({ repeats, artwork = 'Missing' }) => ({ repeats, awaitsArtwork: artwork === 'Missing' })),
  )
  return storePurchase(deps, { ...common, lines: orders, files })
}

type Line = Taken['lines'][number]

/** A price other than the calculated one needs a reason. */
const isByHand = ({ price }: Line, item: OrderedItem | undefined): boolean =>
  price !== undefined && item?.quote != null && price !== item.quote.total

function withoutReason(line: Line, item: OrderedItem | undefined, index: number): FieldError[] {
  if (!isByHand(line, item) || line.reason !== undefined) return []
  const price = sumInText(item?.quote?.total ?? 0)
  return [{ path: `lines.${index}.reason`, message: { ...reasonMissing, values: { price } } }]
}

function toOrderLine(item: OrderedItem, line: Line | undefined, language: Language): OrderLine[] {
  if (!line) return []
  const { count, comment = '', price = item.quote?.total, reason, artwork } = line
  const priceReason = isByHand(line, item) ? (reason ?? null) : null
  const note = repeatNote(line, language)
  return [{ item, count, comment, price: price ?? null, priceReason, note, ...(artwork && { artwork }) }]
}
