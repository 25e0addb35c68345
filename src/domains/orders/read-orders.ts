import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import { maybe, wholeNumber } from '../../lib/fields.ts'
import { maxPageSize, type Pagination, paginate, window } from '../../lib/paging.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { mailReachOf } from '../customers/mail-reach.ts'
import { unpricedStatuses } from '../order-status/statuses.ts'
import { readLateness } from '../production/read-lateness.ts'
import { actionsOf } from './actions.ts'
import { customerTotalsSchema, readCustomerTotals } from './customer-totals.ts'
import { listedMoney } from './listed-money.ts'
import { newestFirst, readOrderSchema, readParts, toOrder } from './order-output.ts'
import { readSiblings } from './read-siblings.ts'
import { whatsAppOf, whatsAppSchema } from './whatsapp-text.ts'

/** A new order with what staff consider when they set a price, and what they write to its customer (ORD-24). */
export const newOrderSchema = readOrderSchema.extend({
  customer: customerTotalsSchema,
  whatsApp: whatsAppSchema,
})

const newParts = {
  ...readParts,
  user: { select: { ...readParts.user.select, language: true } },
} as const satisfies Prisma.OrderInclude

/** New orders that are returned when no page is asked for: the oldest, which have waited longest. */
const maxNew = 500

export const newOrdersFields = z
  .object({ page: maybe(wholeNumber({ min: 1 })), pageSize: maybe(wholeNumber({ min: 0 })) })
  .optional()
type ReadOrder = z.infer<typeof readOrderSchema>
type NewOrders = { items: z.infer<typeof newOrderSchema>[]; pagination: Pagination | undefined }

/**
 * Orders that wait for a price, newest first; a page of them, or the 500 oldest (ORD-12).
 * `pagination` is there when a page was asked for.
 */
export async function newOrders(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  caller: Caller,
  { page, pageSize }: z.output<typeof newOrdersFields> = {},
): Promise<NewOrders> {
  const where = { status: { in: [...unpricedStatuses] } }
  const isPaged = page !== undefined || (pageSize ?? 0) > 0
  const paging = { page: page ?? 1, pageSize: pageSize || maxPageSize }
  const total = isPaged ? await db.order.count({ where }) : 0
  const found = await db.order.findMany({
    where,
    orderBy: isPaged ? [...newestFirst] : [{ createdAt: 'asc' }, { id: 'asc' }],
    ...(isPaged ? window(paging) : { skip: 0, take: maxNew }),
    include: newParts,
  })
  const rows = isPaged ? found : found.toReversed()
  const standingOf = await readCustomerTotals(
    db,
    rows.map((row) => row.userId),
    now(),
  )
  const [together, lateBy] = await Promise.all([readSiblings(db, rows), readLateness(db, rows, now())])
  const items = rows.map((row) => ({
    ...toOrder(row),
    ...together(row),
    daysLate: lateBy(row),
    actions: actionsOf(caller, row),
    customerMail: mailReachOf(row.user),
    ...listedMoney(caller, row, now()),
    customer: standingOf(row.userId),
    whatsApp: whatsAppOf(row, settings),
  }))
  return { items, pagination: isPaged ? paginate(items, total, paging).pagination : undefined }
}

/** The orders of a user, newest first, with what the caller can do with them. */
export async function ordersOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller | null,
  userId: number,
): Promise<ReadOrder[]> {
  const rows = await db.order.findMany({
    where: { userId },
    orderBy: [...newestFirst],
    include: readParts,
  })
  const [together, lateBy] = await Promise.all([readSiblings(db, rows), readLateness(db, rows, now())])
  const isForStaff = can(caller, 'orders')
  return rows.map((row) => ({
    ...toOrder(row),
    ...together(row),
    daysLate: lateBy(row),
    actions: actionsOf(caller, row),
    ...(isForStaff && { customerMail: mailReachOf(row.user) }),
    ...listedMoney(caller, row, now()),
  }))
}

/**
 * The orders of a user: the caller's own, or any user's with area "orders".
 * @throws FORBIDDEN whether or not that user exists (ORD-10); NOT_FOUND
 */
export async function ordersOfUser(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { userId }: { userId: number },
): Promise<ReadOrder[]> {
  if (userId !== caller.id) {
    if (!can(caller, 'orders')) throw new AppError('FORBIDDEN')
    if ((await deps.db.user.count({ where: { id: userId } })) === 0) throw notFound()
  }
  return ordersOf(deps, caller, userId)
}
