import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { clearable, flag, id, line, list, optionalFields, row, text } from '../../lib/fields.ts'
import { plainVoen } from '../../lib/voen.ts'

/** A company of a customer; what doesn't follow the rule of a VÖEN is only warned of (DOC-2). */
const fields = {
  name: line(500, { min: 1 }),
  voen: line(20).transform(plainVoen),
  address: text(500),
  /** Its bank details, as free text. */
  requisites: text(1000),
  contract: line(200),
  wantsEqaime: flag,
}

export const newBuyerFields = z.object({ ...optionalFields(fields), name: fields.name })
/** A company that someone without an account types for a customer. */
export const typedBuyer = row({
  name: fields.name,
  ...optionalFields({ voen: fields.voen, address: fields.address }),
})
export type TypedBuyer = z.output<typeof typedBuyer>

/** What isn't sent stays. */
export const buyerFields = z.object({ id, ...optionalFields(fields), updatedAt: readAt })
export const newBuyerOfFields = newBuyerFields.extend({ appUserId: id })

const maxOrders = 100
/** `buyerId` null: the customer pays as a person. */
export const payerFields = z.object({
  ids: list(id, maxOrders).pipe(z.array(z.int()).min(1)) as unknown as z.ZodType<number[], number[]>,
  buyerId: clearable(id),
})
