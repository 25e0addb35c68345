import { z } from 'zod'
import type { Message } from '../../lib/errors.ts'
import { flag, id, list, maybe, money, text, wholeNumber } from '../../lib/fields.ts'
import { languages } from '../../lib/languages.ts'
import { selectionSchema } from '../options/selection-input.ts'
import { deliveryChoice } from '../order-shipment/choice-input.ts'
import { orderStatusNames } from '../order-status/statuses.ts'

export const priceRequired: Message = /*i18n*/ { id: 'orders.priceRequired', message: 'Enter the price' }

/**
 * The price that staff enter: AZN above 0; when it is missing, the error has the decided sentence (ORD-5).
 */
const confirmedPrice = z.preprocess((value, context) => {
  if (value !== undefined && value !== null && value !== '') return value
  context.issues.push({ code: 'custom', params: { message: priceRequired }, input: value })
  return z.NEVER
}, money) as unknown as z.ZodType<number, number>

/** POST /order; `orderDate` is ignored: the time is the server's. */
export const placeFields = z.object({
  appUserId: maybe(id),
  serviceId: id,
  serviceTypeId: maybe(id),
  count: wholeNumber({ min: 1 }),
  comment: maybe(text(2000)),
  options: maybe(selectionSchema),
  /** AZN: the price that the caller was shown; if it isn't the present one, the order is refused. */
  expectedTotal: maybe(money),
  /** The caller's company that pays for it. */
  buyerId: maybe(id),
  /** How it comes to the caller. */
  delivery: maybe(deliveryChoice),
})

/** Promised for the next day with room where the usual one has none (PROD-13). */
const byCapacity = flag.default(false)

export const confirmFields = z.object({ id, price: confirmedPrice, byCapacity })

/** DELETE /order/{id}; the reason for the customer is an addition. */
export const cancelFields = z.object({ id, reason: maybe(text(500)) })

/** The reason of the new price is required, for the customer to read. `oldPrice` is the one that was read. */
export const priceFields = z.object({
  id,
  price: confirmedPrice,
  reason: text(500, { min: 1 }),
  oldPrice: maybe(money),
})

/** Several orders at once; each counts once, however often it is named. */
const maxOrdersAtOnce = 100
const orderIds = list(id, maxOrdersAtOnce).transform((ids) => [...new Set(ids)])
const someIds = orderIds.pipe(z.array(z.int()).min(1)) as unknown as z.ZodType<number[], number[]>

export const manyFields = z.object({ ids: someIds })
export const confirmManyFields = z.object({ ids: someIds, byCapacity })
export const moveManyFields = z.object({ ids: someIds, status: z.enum(orderStatusNames) })
export const cancelManyFields = z.object({ ids: someIds, reason: maybe(text(500)) })
export const ticketsFields = z.object({ ids: someIds, language: maybe(z.enum(languages)) })

/** A document is in the customer's language by default. */
export const documentFields = z.object({ id, language: maybe(z.enum(languages)) })

/** The reason for printing without an approval, for the customer to read. */
export const unapprovedFields = z.object({ id, reason: text(500, { min: 10 }) })

export const noteFields = z.object({ id, text: text(2000, { min: 1 }) })
export const editNoteFields = z.object({ id, noteId: id, text: text(2000, { min: 1 }) })
