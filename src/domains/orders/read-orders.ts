import type { z } from 'zod'
import type { Deps } from '../../api/deps.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import { type Caller, may } from '../staff/access.ts'
import { readStandings, standingSchema } from './customer-standing.ts'
import { newestFirst, type OrderView, orderParts, orderSchema, toOrder } from './order-shape.ts'

/** A new order with what staff weigh when they set a price. */
export const newOrderSchema = orderSchema.extend({ customer: standingSchema })

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
  const standingOf = await readStandings(
    db,
    rows.map((row) => row.userId),
    now(),
  )
  return rows.map((row) => ({ ...toOrder(row), customer: standingOf(row.userId) }))
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
