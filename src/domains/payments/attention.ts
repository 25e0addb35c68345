import { z } from 'zod'
import type { Deps } from '../../procedures/deps.ts'
import { moneyOfOrderSchema, readMoneyOfOrders } from './payment-output.ts'

/** The most that staff look at in one go. */
const shown = 100

/** Orders that were paid above their price, unless it is being given back. */
export const attentionSchema = z.array(moneyOfOrderSchema)

/** Orders for which staff have to say what becomes of the money: paid above their price (PAY-7), the longest first. */
export async function readAttention(
  deps: Pick<Deps, 'db' | 'now'>,
): Promise<z.infer<typeof attentionSchema>> {
  const rows = await deps.db.$queryRaw<{ id: number }[]>`
    SELECT order_id AS id FROM order_money WHERE paid - refunding > total ORDER BY order_id LIMIT ${shown}`
  return readMoneyOfOrders(
    deps,
    rows.map(({ id }) => id),
  )
}
