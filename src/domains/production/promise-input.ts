import { z } from 'zod'
import { clearable, day, flag, id, list, maybe, row, text, wholeNumber } from '../../lib/fields.ts'
import { maxDays } from './production-input.ts'

/** `was` is the day that the caller has seen, null for none; `anyway` also accepts a closed day. */
const moveShape = { id, was: clearable(day), reason: maybe(text(500)), anyway: maybe(flag) }
export const movePromiseFields = z.object({ ...moveShape, day })
/** An empty `day` takes the order out of the calendar. */
export const planFields = z.object({ ...moveShape, day: day.nullable() })

const dayMinutes = 24 * 60
const workShape = {
  workKindId: clearable(id),
  productionDays: clearable(wholeNumber({ min: 0, max: maxDays })),
  minutesFixed: clearable(wholeNumber({ min: 0, max: 100 * dayMinutes })),
  minutesPer1000: clearable(wholeNumber({ min: 0, max: 100 * dayMinutes })),
}
/**
 * Fields that aren't sent stay, an empty value clears one: then the service's counts for a product, or none.
 * `was` holds the values that the caller has read, so that another user's change isn't overwritten unseen;
 * callers may leave it out.
 */
export const itemWorkFields = z.object({ id, ...workShape, was: z.object(workShape).optional() })

/** Several numbers of working days, such as those of several turnarounds; by default the product's own. */
export const readyFields = z.object({
  id,
  days: list(wholeNumber({ min: 0, max: maxDays }), 20).optional(),
  count: maybe(wholeNumber({ min: 1 })),
})

/** New orders by their ids, and lines that aren't ordered yet, with the working days that were typed. */
export const roomFields = z.object({
  ids: list(id, 100).default([]),
  lines: list(
    row({
      serviceId: id,
      serviceTypeId: maybe(id),
      count: wholeNumber({ min: 1 }),
      days: maybe(wholeNumber({ min: 0, max: maxDays })),
    }),
    50,
  ).default([]),
})
