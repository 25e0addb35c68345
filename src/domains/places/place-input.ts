import { z } from 'zod'
import { invalid, type Message } from '../../lib/errors.ts'
import { id, wholeNumber } from '../../lib/figure-fields.ts'
import { list } from '../../lib/list-fields.ts'

const unknownRecord: Message = /*i18n*/ {
  id: 'order.unknown',
  message: 'One of these no longer exists or is listed twice.',
}
export const unknownAmong = () => invalid('ids', unknownRecord)

/** The ids in their order, as the body of a PUT. */
const orderedIds = list(id)

export const orderSchema = z.object({ ids: orderedIds })

/** `place` from 1; beyond the end of the list is its end. */
export const moveSchema = z.object({ id, place: wholeNumber({ min: 1 }) })

/** Where it stands now, and where it stood. */
export const movedSchema = z.object({ place: z.int(), was: z.int() })
