import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import {
  isOpen,
  type OrderStatus,
  orderStatusNames,
  spendStatuses,
  statusList,
} from '../order-status/statuses.ts'

/** Agreed on, and not handed over. */
export const depositStatuses = spendStatuses.filter((status) => isOpen(status))

const figures = { orders: z.int(), amount: z.number() }
/** AZN that are paid of orders that aren't completed yet, today (REP-8). */
export const depositsSchema = z.object({
  ...figures,
  rows: z.array(z.object({ status: z.enum(orderStatusNames), ...figures })),
})

/** What the house holds for work that isn't handed over, by where the orders stand (REP-8). */
export async function readDeposits({ db }: Pick<Deps, 'db'>): Promise<z.infer<typeof depositsSchema>> {
  const read = await db.$queryRaw<{ status: OrderStatus; orders: number; amount: number }[]>`
    SELECT o.status, count(*)::integer AS orders, sum(m.paid)::float8 AS amount
    FROM orders o JOIN order_money m ON m.order_id = o.id
    WHERE o.status IN ${Prisma.raw(statusList(depositStatuses))} AND m.paid > 0 GROUP BY o.status`
  const rows = depositStatuses.map((status) => {
    const row = read.find((one) => one.status === status)
    return { status, orders: row?.orders ?? 0, amount: row?.amount ?? 0 }
  })
  return {
    orders: rows.reduce((all, { orders }) => all + orders, 0),
    amount: toAzn(rows.reduce((all, { amount }) => all + amount, 0)),
    rows: rows.map((row) => ({ ...row, amount: toAzn(row.amount) })),
  }
}
