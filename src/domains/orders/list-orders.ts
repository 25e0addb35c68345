import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { toAzn } from '../../lib/money.ts'
import { nearerWindow, paginate, pagingFields } from '../../lib/paging.ts'
import type { Deps } from '../../procedures/deps.ts'
import { orderStatuses, orderStatusNames } from '../order-status/statuses.ts'
import { countOrders } from './count-orders.ts'
import { filterFields, orderByOf, sortFields, whereOf } from './order-filter.ts'
import { standingNotes } from './order-notes.ts'
import { orderParts, orderSchema, readOrderSchema, toOrder } from './order-output.ts'
import { readSiblings } from './read-siblings.ts'

/** GET GetOrders; filter and sort are additions: without them all orders, newest first. */
export const listFields = z.object({ ...pagingFields, ...filterFields, ...sortFields })
type ListInput = z.output<typeof listFields>

/** The same filter without a status: how many there are of each. */
export const countFields = z.object(filterFields).omit({ status: true }).optional()

/** An order in the list of all; added for staff: how many internal notes it has. */
export const listedOrderSchema = readOrderSchema.extend({ noteCount: z.int() })

/** How many orders a status has, and what they cost together (AZN). */
export const statusCountSchema = z.object({
  status: z.enum(orderStatusNames),
  orderStatus: orderSchema.shape.orderStatus,
  count: z.int(),
  total: z.number(),
})

/** A page of the orders that the filter lets through. */
export async function allOrders({ db, now }: Pick<Deps, 'db' | 'now'>, input: ListInput) {
  const where = await whereOf(db, input)
  const isWhole = Object.keys(where).length === 0
  const total = isWhole ? await countOrders(db, now()) : await db.order.count({ where })
  const { isFromEnd, ...window } = nearerWindow(input, total)
  const orderBy = orderByOf(input, isFromEnd)
  const include = { ...orderParts, _count: { select: { notes: { where: standingNotes } } } } as const
  const found =
    input.pageSize === 0
      ? await db.order.findMany({ where, orderBy, include, ...window })
      : await db.order.findMany({ where: await ofPage(db, { where, orderBy, ...window }), orderBy, include })
  const rows = isFromEnd ? found.toReversed() : found
  const together = await readSiblings(db, rows)
  return paginate(
    rows.map((row) => ({ ...toOrder(row), ...together(row), noteCount: row._count.notes })),
    total,
    input,
  )
}

/** Read whole, an order costs ten times its place in an index: those before the page are only counted off. */
async function ofPage(db: Database, page: Prisma.OrderFindManyArgs): Promise<Prisma.OrderWhereInput> {
  const rows = await db.order.findMany({ ...page, select: { id: true } })
  return { id: { in: rows.map(({ id }) => id) } }
}

/** Every status in the order of the work, also those that no order has; of all orders, or of the filtered ones. */
export async function statusCounts(
  { db }: Pick<Deps, 'db'>,
  filter: z.output<typeof countFields> = {},
): Promise<z.infer<typeof statusCountSchema>[]> {
  const where = await whereOf(db, filter)
  const groups = await db.order.groupBy({ by: 'status', where, _count: true, _sum: { price: true } })
  return orderStatusNames.map((status) => {
    const group = groups.find((one) => one.status === status)
    return {
      status,
      orderStatus: orderStatuses[status],
      count: group?._count ?? 0,
      total: toAzn(group?._sum.price ?? 0),
    }
  })
}
