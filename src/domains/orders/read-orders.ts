import { z } from 'zod'
import type { Deps } from '../../api/deps.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import { toAzn } from '../../lib/money.ts'
import { spentByEach } from '../customers/spend.ts'
import { type Caller, may } from '../staff/access.ts'
import { newestFirst, type OrderView, orderParts, orderSchema, toOrder } from './order-shape.ts'

/** A new order with what staff weigh when they set a price: the client's orders so far and 3-year spend in AZN. */
export const newOrderSchema = orderSchema.extend({
  customer: z.object({ orders: z.int(), budget: z.number() }),
})

/** Orders that wait for a price. */
export async function newOrders({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof newOrderSchema>[]> {
  const rows = await db.order.findMany({
    where: { status: 'Pending' },
    orderBy: [...newestFirst],
    include: orderParts,
  })
  const userIds = [...new Set(rows.map((row) => row.userId))]
  const [counts, spent] = await Promise.all([
    db.order.groupBy({ by: 'userId', where: { userId: { in: userIds } }, _count: true }),
    spentByEach(db, userIds, now()),
  ])
  const countOf = new Map(counts.map((count) => [count.userId, count._count]))
  return rows.map((row) => ({
    ...toOrder(row),
    customer: { orders: countOf.get(row.userId) ?? 0, budget: toAzn(spent.get(row.userId) ?? 0) },
  }))
}

export async function ordersOf({ db }: Pick<Deps, 'db'>, userId: number): Promise<OrderView[]> {
  const rows = await db.order.findMany({
    where: { userId },
    orderBy: [...newestFirst],
    include: orderParts,
  })
  return rows.map(toOrder)
}

/**
 * The orders of a user: one's own, or anybody's with area "orders".
 * @throws FORBIDDEN whether or not that user exists (trust); NOT_FOUND
 */
export async function ordersOfUser(
  deps: Pick<Deps, 'db'>,
  caller: Caller,
  userId: number,
): Promise<OrderView[]> {
  if (userId !== caller.id) {
    if (!may(caller, 'orders')) throw new AppError('FORBIDDEN')
    if ((await deps.db.user.count({ where: { id: userId } })) === 0) throw notFound()
  }
  return ordersOf(deps, userId)
}
