import { z } from 'zod'
import { toAzn } from '../../lib/money.ts'
import { priceWithDiscount } from './pricing.ts'
import { type Reductions, reductionOn } from './reductions.ts'

/** A tier on the wire: AZN for the whole run of `count`; `priceWithDiscount` 0 when there is none. */
export const priceSchema = z.object({
  id: z.int(),
  count: z.int(),
  price: z.number(),
  priceWithDiscount: z.number(),
})
export type Price = z.infer<typeof priceSchema>

/** The tiers of a service or of one of its products, whose campaigns are the service's. */
export function toPrices(
  rows: readonly { id: number; count: number; price: number }[],
  serviceId: number,
  reductions: Reductions,
): Price[] {
  const { percentageBp } = reductionOn(serviceId, reductions)
  return rows.map(({ id, count, price }) => ({
    id,
    count,
    price: toAzn(price),
    priceWithDiscount: toAzn(priceWithDiscount(price, percentageBp)),
  }))
}
