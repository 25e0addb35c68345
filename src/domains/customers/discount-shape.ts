import { z } from 'zod'
import { toAzn, toPercent } from '../../lib/money.ts'

/** Discount: `limit` in AZN, `percentage` in per cent. */
export const discountSchema = z.object({ id: z.int(), limit: z.number(), percentage: z.number() })
export type Discount = z.infer<typeof discountSchema>

export function toDiscount(row: { id: number; limit: number; percentageBp: number }): Discount {
  return { id: row.id, limit: toAzn(row.limit), percentage: toPercent(row.percentageBp) }
}
