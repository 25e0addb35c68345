import { z } from 'zod'
import type { Message } from '../../lib/errors.ts'
import {
  flag,
  id,
  list,
  maybe,
  money,
  line as oneLine,
  row,
  rule,
  text,
  wholeNumber,
} from '../../lib/fields.ts'
import { lineUploads } from '../basket/basket-input.ts'
import { selectionSchema } from '../options/selection-input.ts'
import { deliveryChoice } from '../order-shipment/choice-input.ts'
import { contactWays } from '../orders/contact-ways.ts'

/** Orders that are placed at once. */
const maxLines = 50

const noLines: Message = /*i18n*/ { id: 'purchases.noLines', message: 'There is nothing to order yet.' }

/** A line of a basket, as POST /order takes it. */
const line = row({
  serviceId: id,
  serviceTypeId: maybe(id),
  count: wholeNumber({ min: 1 }),
  comment: maybe(text(2000)),
  options: maybe(selectionSchema),
  /** AZN, as for POST /order. */
  expectedTotal: maybe(money),
  /** Who makes the artwork, where it is needed. */
  artwork: z.enum(['customer', 'byUs']).optional(),
  /** The caller's uploads for it, which become the first version of its artwork. */
  uploads: lineUploads,
  /** An earlier order of the caller's that is repeated: its approved artwork is used again. */
  repeats: maybe(id),
  /** The line of the caller's basket, which leaves the basket. */
  basketLine: maybe(oneLine(40)),
})

/** At least one line, at most 50. */
const someLines = <Line extends z.ZodType>(of: Line) =>
  list(of, maxLines).check(rule((lines) => lines.length > 0, noLines))

/** `buyerId`: the caller's company that pays for all of them. */
export const purchaseFields = z.object({
  lines: someLines(line),
  buyerId: maybe(id),
  /** How all of them come to the caller. */
  delivery: maybe(deliveryChoice),
})

/**
 * A line of an order that staff take: a product, or with `title` a free line within a service. AZN; without a
 * price it gets the calculated one, if there is one. `reason` explains another price. `repeats` is an earlier
 * order, with the artwork that this customer approved for it.
 */
const takenLine = row({
  serviceId: id,
  serviceTypeId: maybe(id),
  title: maybe(oneLine(200)),
  count: wholeNumber({ min: 1 }),
  comment: maybe(text(2000)),
  price: maybe(money),
  reason: maybe(text(500, { min: 3 })),
  repeats: maybe(id),
  options: maybe(selectionSchema),
  artwork: maybe(z.enum(['Missing', 'DesignByUs', 'NotNeeded'])),
})

export const takenFields = z.object({
  customerId: id,
  cameBy: maybe(z.enum(contactWays)),
  /** Promised for the next day with room where the usual one has none (PROD-13). */
  byCapacity: maybe(flag),
  /** The customer's company that pays for all of them. */
  buyerId: maybe(id),
  /** How all of them come to the customer. */
  delivery: maybe(deliveryChoice),
  lines: someLines(takenLine),
})
