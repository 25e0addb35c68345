import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { moneyOfOrderSchema, readMoneyOfOrders } from './payment-output.ts'

/** The most that staff look at in one go. */
const shown = 100

/** Orders that were paid above their price, unless it is being given back. */
export const attentionSchema = z.array(moneyOfOrderSchema)

const paidAbove = Prisma.sql`
  FROM order_money WHERE paid - refunding > total ORDER BY order_id LIMIT ${shown}`

/** Orders for which staff have to say what becomes of the money: paid above their price (PAY-7), the longest first. */
export async function readAttention(
  deps: Pick<Deps, 'db' | 'now'>,
): Promise<z.infer<typeof attentionSchema>> {
  const rows = await deps.db.$queryRaw<{ id: number }[]>`SELECT order_id AS id ${paidAbove}`
  return readMoneyOfOrders(
    deps,
    rows.map(({ id }) => id),
  )
}

/** How many {@link readAttention} shows. */
export async function countAttention({ db }: Pick<Deps, 'db'>): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::integer AS count FROM (SELECT 1 ${paidAbove}) shown`
  return row?.count ?? 0
}
