import { z } from 'zod'
import { invalid, type Message } from '../../lib/errors.ts'
import { id, list, wholeNumber } from '../../lib/fields.ts'

const unknownRecord: Message = /*i18n*/ {
  id: 'order.unknown',
  message: 'One of these no longer exists or is listed twice.',
}
export const unknownAmong = () => invalid('ids', unknownRecord)

/** The ids in order, as the body of a PUT. */
const orderedIds = list(id)

export const orderSchema = z.object({ ids: orderedIds })

/** `place` is from 1; beyond the end of the list it means the end. */
export const moveSchema = z.object({ id, place: wholeNumber({ min: 1 }) })

/** The present place, and the one before. */
export const movedSchema = z.object({ place: z.int(), was: z.int() })
