import { z } from 'zod'
import { clearable, day, flag, maybe, text } from '../../lib/fields.ts'
import { id, wholeNumber } from '../../lib/figure-fields.ts'
import { list } from '../../lib/list-fields.ts'
import { mostDays } from './production-input.ts'

/** `was`: its day as the caller has seen it, null for none; `anyway`: also on a day on which nothing is produced. */
const moveShape = { id, was: clearable(day), reason: maybe(text(500)), anyway: maybe(flag) }
export const movePromiseFields = z.object({ ...moveShape, day })
/** An empty `day` takes the order out of the calendar. */
export const planFields = z.object({ ...moveShape, day: day.nullable() })

const dayMinutes = 24 * 60
const workShape = {
  workKindId: clearable(id),
  productionDays: clearable(wholeNumber({ min: 0, max: mostDays })),
  minutesFixed: clearable(wholeNumber({ min: 0, max: 100 * dayMinutes })),
  minutesPer1000: clearable(wholeNumber({ min: 0, max: 100 * dayMinutes })),
}
/**
 * What isn't sent stays, an empty value clears it: then the service's counts for a product, or none. `was`: what of it
 * the caller has read, so that another's change isn't overwritten unseen; callers may leave it out.
 */
export const itemWorkFields = z.object({ id, ...workShape, was: z.object(workShape).optional() })

/** Several counts of working days at once, such as of several turnarounds; without them the product's own. */
export const readyFields = z.object({ id, days: list(wholeNumber({ min: 0, max: mostDays }), 20).optional() })
