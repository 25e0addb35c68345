import { z } from 'zod'
import type { Quote } from './pricing.ts'

/** {@link Quote} as it is kept with an order (`Order.quote`) and answered to staff; apart so that pricing stays light in the browser. */
export const quoteSchema = z.object({
  tier: z.object({ count: z.int(), price: z.int() }),
  unitPrice: z.number(),
  base: z.int(),
  percentageBp: z.int(),
  kind: z.enum(['campaign', 'client']).nullable(),
  total: z.int(),
  saving: z.int(),
  next: z.object({ count: z.int(), more: z.int(), total: z.int(), cheaper: z.boolean() }).nullable(),
}) satisfies z.ZodType<Quote>
