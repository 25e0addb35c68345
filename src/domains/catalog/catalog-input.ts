import { readAt } from '../../lib/as-read.ts'
import type { Message } from '../../lib/errors.ts'
import { clearable, flag, id, list, maybe, money, priority, row, wholeNumber } from '../../lib/fields.ts'
import { fileField } from '../../procedures/received-file.ts'
import { changedTexts, newTexts } from '../content/texts.ts'
import { goodsCode } from '../tax/goods-code.ts'

export const countTaken: Message = /*i18n*/ {
  id: 'catalog.countTaken',
  message: 'There is already a price for this run.',
}

/**
 * `profileId`: the profile that artwork is checked against; empty or null removes it, and a product follows
 * its service; `goodsCode` likewise (DOC-20).
 */
const otherFields = {
  priority: maybe(priority),
  state: maybe(flag),
  file: maybe(fileField),
  profileId: clearable(id),
  goodsCode: goodsCode.optional(),
}

/** What a new service or product may have besides its prices. */
export const newFields = <Kind extends 'service' | 'product'>(kind: Kind) => ({
  ...newTexts(kind),
  ...otherFields,
})

/**
 * The same for a PUT: fields that aren't sent stay; `updatedAt`, as it was read, guards against overwriting
 * another user's change.
 */
export const changedFields = <Kind extends 'service' | 'product'>(kind: Kind) => ({
  ...changedTexts(kind),
  ...otherFields,
  updatedAt: readAt,
})

/** A price tier as sent: AZN for the whole run of `count`, parsed to qəpik. */
export const priceRow = row({ count: wholeNumber({ min: 1 }), price: money })

/** A list of price tiers `[{count, price}]`; each count comes once. */
export const priceRows = list(priceRow)
  .check(({ value, issues }) => {
    const seen = new Set<number>()
    for (const [index, { count }] of value.entries()) {
      if (seen.has(count)) {
        const params = { message: countTaken }
        issues.push({ code: 'custom', path: [index, 'count'], params, input: value })
      }
      seen.add(count)
    }
  })
  .optional()
