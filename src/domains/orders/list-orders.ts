import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { maybe } from '../../lib/fields.ts'
import { paginate, pagingFields, window } from '../../lib/paging.ts'
import { orderParts, orderSchema, toOrder } from './order-shape.ts'
import { orderStatuses, orderStatusNames } from './transitions.ts'

/** GET GetOrders; `status`, `sort` and `direction` are additions: without them all orders, newest first. */
export const listFields = z.object({
  ...pagingFields,
  status: maybe(z.enum(orderStatusNames)),
  sort: maybe(z.enum(['date', 'count', 'price'])),
  direction: maybe(z.enum(['asc', 'desc'])),
})
type ListInput = z.output<typeof listFields>

/** How many orders a status has. */
export const statusCountSchema = z.object({
  status: z.enum(orderStatusNames),
  orderStatus: orderSchema.shape.orderStatus,
  count: z.int(),
})

/** All orders, or those of one status; what has no price yet is last in either direction. */
export async function allOrders(db: Database, input: ListInput) {
  const where = input.status && { status: input.status }
  const [rows, total] = await Promise.all([
    db.order.findMany({ where, orderBy: orderOf(input), include: orderParts, ...window(input) }),
    db.order.count({ where }),
  ])
  return paginate(rows.map(toOrder), total, input)
}

function orderOf({ sort = 'date', direction = 'desc' }: ListInput): Prisma.OrderOrderByWithRelationInput[] {
  const byAge = [{ createdAt: direction }, { id: direction }]
  if (sort === 'count') return [{ count: direction }, ...byAge]
  if (sort === 'price') return [{ price: { sort: direction, nulls: 'last' } }, ...byAge]
  return byAge
}

/** Every status in the order of the work, also those that no order has. */
export async function statusCounts(db: Database): Promise<z.infer<typeof statusCountSchema>[]> {
  const groups = await db.order.groupBy({ by: 'status', _count: true })
  return orderStatusNames.map((status) => ({
    status,
    orderStatus: orderStatuses[status],
    count: groups.find((group) => group.status === status)?._count ?? 0,
  }))
}
