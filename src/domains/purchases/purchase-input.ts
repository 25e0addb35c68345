import { z } from 'zod'
import type { Message } from '../../lib/errors.ts'
import { maybe, rule, text, line as words } from '../../lib/fields.ts'
import { id, money, wholeNumber } from '../../lib/figure-fields.ts'
import { list, row } from '../../lib/list-fields.ts'
import { lineUploads } from '../basket/basket-input.ts'
import { selectionSchema } from '../options/selection-input.ts'
import { contactWays } from '../orders/contact-ways.ts'

/** Orders that are placed at once. */
const maxLines = 50

const noLines: Message = /*i18n*/ { id: 'purchases.noLines', message: 'There is nothing to order yet.' }

/** A line of a basket: what POST /order takes. */
const line = row({
  serviceId: id,
  serviceTypeId: maybe(id),
  count: wholeNumber({ min: 1 }),
  comment: maybe(text(2000)),
  options: maybe(selectionSchema),
  /** AZN, as at POST /order. */
  expectedTotal: maybe(money),
  /** Who makes the artwork, where it is needed. */
  artwork: z.enum(['customer', 'byUs']).optional(),
  /** Files that the caller sent for it: they become the first version of its artwork. */
  uploads: lineUploads,
  /** An earlier order of the caller's that is made once more: what was approved for it is the artwork of this one too. */
  repeats: maybe(id),
  /** The line of the caller's basket that it was: it leaves the basket. */
  basketLine: maybe(words(40)),
})

/** At least one line, at most 50. */
const someLines = <Line extends z.ZodType>(of: Line) =>
  list(of, maxLines).check(rule((lines) => lines.length > 0, noLines))

export const purchaseFields = z.object({ lines: someLines(line) })

/**
 * What staff take from a customer: a product, or with `title` words of their own within a service. AZN; without a price it
 * is the calculated one, where there is one. `reason`: of another price than that. `repeats`: the earlier order that is
 * made once more, with the artwork that this customer approved for it.
 */
const takenLine = row({
  serviceId: id,
  serviceTypeId: maybe(id),
  title: maybe(words(200)),
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
  lines: someLines(takenLine),
})
