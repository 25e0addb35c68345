import { z } from 'zod'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { together } from '../order-shipment/plan-shipment.ts'
import { readerOf } from '../orders/order-reader.ts'
import { toDay } from '../production/production-output.ts'
import { holdTogether } from './hold-together.ts'

/**
 * What goes together with an order, as its ways are reckoned: AZN after discounts, grams with packing, mm; null where
 * it isn't known. `ready`: the last promised day.
 */
export const togetherSchema = z.object({
  orderIds: z.array(z.int()),
  grams: z.int().nullable(),
  millimetres: z.number().nullable(),
  sum: z.number(),
  ready: z.iso.date().nullable(),
})

/** @throws NOT_FOUND; CONFLICT where no way can be chosen any more (DEL-12) */
export async function readTogether(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  { id: orderId }: { id: number },
): Promise<z.infer<typeof togetherSchema>> {
  const order = await db.order.findUnique({ where: { id: orderId }, select: { userId: true, status: true } })
  readerOf(caller, order)
  const { orders } = await db.$transaction((tx) => holdTogether(tx, { orderId, orderIds: [] }))
  const { grams, millimetres, sum } = together(orders)
  const days = orders.map(({ promisedOn }) => promisedOn && toDay(promisedOn))
  return {
    orderIds: orders.map(({ id }) => id),
    grams,
    millimetres,
    sum: toAzn(sum),
    // Days compare as text.
    ready: days.includes(null) ? null : (days.toSorted().at(-1) ?? null),
  }
}
