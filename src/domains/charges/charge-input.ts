import { z } from 'zod'
import { id, money, text } from '../../lib/fields.ts'
import { chargeKinds } from '../order-money/charge-output.ts'

/** The amount in AZN; the note is for the customer to read. */
export const chargeFields = z.strictObject({
  id,
  kind: z.enum(chargeKinds),
  amount: money,
  note: text(300).default(''),
})
export const chargeRemovalFields = z.object({ id, chargeId: id })
