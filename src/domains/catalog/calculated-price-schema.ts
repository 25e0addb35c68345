import { z } from 'zod'
import type { CalculatedPrice } from './pricing.ts'

/**
 * {@link CalculatedPrice} as it is stored with an order (`Order.quote`) and sent to staff; kept apart so that pricing
 * stays small in the browser.
 */
export const calculatedPriceSchema = z.object({
  tier: z.object({ count: z.int(), price: z.int() }),
  unitPrice: z.number(),
  base: z.int(),
  percentageBp: z.int(),
  kind: z.enum(['campaign', 'client']).nullable(),
  total: z.int(),
  saving: z.int(),
  next: z.object({ count: z.int(), more: z.int(), total: z.int(), cheaper: z.boolean() }).nullable(),
}) satisfies z.ZodType<CalculatedPrice>
