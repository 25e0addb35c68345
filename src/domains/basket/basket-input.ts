import { z } from 'zod'
import type { Message } from '../../lib/errors.ts'
import { id, list, maybe, money, row, rule, text, wholeNumber } from '../../lib/fields.ts'
import { selectionSchema } from '../options/selection-input.ts'

/** A purchase has as many orders at most (BSK-1). */
export const maxBasketLines = 50

const lineTwice: Message = /*i18n*/ { id: 'basket.lineTwice', message: 'Two lines have the same id.' }

/** The ids of a line's uploads (BSK-7). */
export const lineUploads = list(z.string().regex(/^[\w-]{22}$/), 20).optional()

/** Who makes the artwork: the customer sends it, or the company designs it. */
export const artworkSources = ['customer', 'byUs'] as const

/** A line of a basket; its device makes the `id`. `seenTotal`: AZN, the last price that was shown. */
export const basketLine = row({
  id: z.string().regex(/^[\w-]{1,40}$/),
  serviceId: id,
  serviceTypeId: maybe(id),
  options: maybe(selectionSchema),
  count: wholeNumber({ min: 1 }),
  comment: maybe(text(2000)),
  artwork: z.enum(artworkSources).default('customer'),
  uploads: lineUploads,
  /** The earlier order that is repeated, with its approved artwork (ART-13). */
  repeats: maybe(id),
  seenTotal: maybe(money),
})

const lines = list(basketLine, maxBasketLines).check(
  rule((all) => new Set(all.map((line) => line.id)).size === all.length, lineTwice),
)

export const basketLinesFields = z.object({ lines })
export const saveBasketFields = basketLinesFields.extend({ version: wholeNumber() })

/** A stored line; money is in qəpik. */
export type BasketLine = z.output<typeof basketLine>
