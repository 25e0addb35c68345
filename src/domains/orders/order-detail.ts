import { z } from 'zod'
import type { Deps } from '../../api/deps.ts'
import type { Database } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import { toAzn } from '../../lib/money.ts'
import { type Caller, may } from '../staff/access.ts'
import { readStandings, standingSchema } from './customer-standing.ts'
import { noteParts, orderNoteSchema, toNote } from './order-notes.ts'
import { orderParts, orderSchema, toOrder } from './order-shape.ts'
import { orderStatuses } from './transitions.ts'

const status = orderSchema.shape.orderStatus

/** An order with its moves, oldest first; who moved it, the notes and the client's standing are for staff only. */
export const orderDetailSchema = orderSchema.extend({
  events: z.array(
    z.object({
      from: status.nullable(),
      to: status,
      at: z.iso.datetime(),
      price: z.number().nullable(),
      actor: z.object({ id: z.int(), name: z.string(), surname: z.string() }).optional(),
    }),
  ),
  notes: z.array(orderNoteSchema).optional(),
  customer: standingSchema.optional(),
})

const eventParts = {
  orderBy: { id: 'asc' },
  include: { actor: { select: { id: true, name: true, surname: true } } },
} as const

/** Reads of any order need one of these, also its notes and papers. */
export const readsAny = (caller: Caller): boolean => may(caller, 'newOrders') || may(caller, 'orders')

/** One's own order, or anybody's with area "new orders" or "orders". @throws NOT_FOUND also for somebody else's */
export async function orderDetail(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  id: number,
): Promise<z.infer<typeof orderDetailSchema>> {
  const isStaff = readsAny(caller)
  const order = await db.order.findFirst({
    where: { id, ...(!isStaff && { userId: caller.id }) },
    include: { ...orderParts, events: eventParts },
  })
  if (!order) throw notFound()
  return {
    ...toOrder({ ...order, events: order.events.filter(({ to }) => to === 'NotApproved') }),
    events: order.events.map((event) => ({
      from: event.from && orderStatuses[event.from],
      to: orderStatuses[event.to],
      at: event.createdAt.toISOString(),
      price: event.price === null ? null : toAzn(event.price),
      ...(isStaff && { actor: event.actor }),
    })),
    ...(isStaff && (await forStaff(db, order, now()))),
  }
}

async function forStaff(db: Database, { id, userId }: { id: number; userId: number }, now: Date) {
  const [notes, standingOf] = await Promise.all([
    db.orderNote.findMany({ where: { orderId: id }, orderBy: { id: 'asc' }, include: noteParts }),
    readStandings(db, [userId], now),
  ])
  return { notes: notes.map(toNote), customer: standingOf(userId) }
}
