import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { type Prepared, queryPrepared } from '../../db/prepared.ts'
import { toAzn } from '../../lib/money.ts'
import { nearerWindow, paginate, pagingFields } from '../../lib/paging.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { mailReachOf } from '../customers/mail-reach.ts'
import { orderStatuses, orderStatusNames } from '../order-status/statuses.ts'
import { readLateness } from '../production/read-lateness.ts'
import { actionsOf } from './actions.ts'
import { listedMoney } from './listed-money.ts'
import { filterFields, orderByOf, sortFields, whereOf } from './order-filter.ts'
import { presentNotes } from './order-notes.ts'
import { orderSchema, readOrderSchema, readParts, toOrder } from './order-output.ts'
import { readSiblings } from './read-siblings.ts'

/** GET GetOrders; filter and sort are additions: without them all orders are listed, newest first. */
export const listFields = z.object({ ...pagingFields, ...filterFields, ...sortFields })
type ListInput = z.output<typeof listFields>

/** The same filter without a status, for the number of orders of each. */
export const countFields = z.object(filterFields).omit({ status: true }).optional()

/** An order in the list of all orders; added for staff: its number of internal notes. */
export const listedOrderSchema = readOrderSchema.extend({ noteCount: z.int() })

/** The number of orders of a status, and the sum of their prices (AZN). */
export const statusCountSchema = z.object({
  status: z.enum(orderStatusNames),
  orderStatus: orderSchema.shape.orderStatus,
  count: z.int(),
  total: z.number(),
})

/** A page of the filtered orders. */
export async function allOrders({ db, now }: Pick<Deps, 'db' | 'now'>, caller: Caller, input: ListInput) {
  const where = await whereOf({ db, now }, input)
  const isWhole = Object.keys(where).length === 0
  const total = isWhole ? await countOrders(db, now()) : await db.order.count({ where })
  const { isFromEnd, ...window } = nearerWindow(input, total)
  const orderBy = orderByOf(input, isFromEnd)
  const include = { ...readParts, _count: { select: { notes: { where: presentNotes } } } } as const
  const found =
    input.pageSize === 0
      ? await db.order.findMany({ where, orderBy, include, ...window })
      : await db.order.findMany({ where: await ofPage(db, { where, orderBy, ...window }), orderBy, include })
  const rows = isFromEnd ? found.toReversed() : found
  const [together, lateBy] = await Promise.all([readSiblings(db, rows), readLateness(db, rows, now())])
  return paginate(
    rows.map((row) => ({
      ...toOrder(row),
      ...together(row),
      daysLate: lateBy(row),
      actions: actionsOf(caller, row),
      customerMail: mailReachOf(row.user),
      ...listedMoney(caller, row, now()),
      noteCount: row._count.notes,
    })),
    total,
    input,
  )
}

/** A whole order costs ten times its index entry, so those before the page are counted in the index only. */
async function ofPage(db: Database, page: Prisma.OrderFindManyArgs): Promise<Prisma.OrderWhereInput> {
  const rows = await db.order.findMany({ ...page, select: { id: true } })
  return { id: { in: rows.map(({ id }) => id) } }
}

/**
 * Every status in the order of the work, also those without orders; of all orders, or of the filtered ones.
 */
export async function statusCounts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  filter: z.output<typeof countFields> = {},
): Promise<z.infer<typeof statusCountSchema>[]> {
  const where = await whereOf({ db, now }, filter)
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

/** ms; placing an order never takes this long, so no order can be inserted among older ones. */
const settledAfterMs = 10 * 60 * 1000

type Known = { file: string; upTo: number; count: number }

const known = new WeakMap<Database, Known>()

/** `file` differs after a TRUNCATE or a restore: orders can't be deleted otherwise (trigger orders_kept). */
const countQuery: Prepared = {
  name: 'count-orders',
  text: `
    WITH newer AS MATERIALIZED (SELECT id, created_at FROM orders WHERE id > $1),
      settled AS (SELECT coalesce(max(id), $1) AS up_to FROM newer WHERE created_at < $2)
    SELECT pg_relation_filenode('orders')::text AS file, up_to AS "upTo",
      (SELECT count(*)::int FROM newer) AS newer,
      (SELECT count(*)::int FROM newer WHERE id <= up_to) AS settled
    FROM settled`,
}

type Row = { file: string; upTo: number; newer: number; settled: number }

/** The number of orders: what was counted once isn't counted again, since orders are never deleted. */
async function countOrders(db: Database, now: Date): Promise<number> {
  const before = known.get(db)
  const until = new Date(now.getTime() - settledAfterMs)
  const [row] = await queryPrepared<Row>(db, countQuery, [before?.upTo ?? 0, until])
  if (!row) throw new Error('a count is always one row')
  if (before && before.file !== row.file) {
    known.delete(db)
    return countOrders(db, now)
  }
  const count = before?.count ?? 0
  known.set(db, { file: row.file, upTo: row.upTo, count: count + row.settled })
  return count + row.newer
}
