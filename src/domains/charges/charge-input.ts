import { z } from 'zod'
import { id, money, text } from '../../lib/fields.ts'

/** What an order may cost beside its price. */
export const chargeKinds = ['delivery', 'design', 'other'] as const
export type ChargeKind = (typeof chargeKinds)[number]

/** The amount in AZN; the note is for the customer to read. */
export const chargeFields = z.strictObject({
  id,
  kind: z.enum(chargeKinds),
  amount: money,
  note: text(300).default(''),
})
export const chargeRemovalFields = z.object({ id, chargeId: id })
