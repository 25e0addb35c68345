import { z } from 'zod'
import { notFound } from '../../lib/errors.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { readStandings, standingSchema } from './customer-standing.ts'
import { eventParts, orderEventSchema, toEvents } from './order-events.ts'
import { noteParts, orderNoteSchema, toNote } from './order-notes.ts'
import { orderParts, orderSchema, toOrder } from './order-output.ts'
import { readerOf } from './order-reader.ts'

/**
 * An order with what happened to it, oldest first; who did it, the notes and the customer's standing are for staff only,
 * the customer's e-mail for those with area "users".
 */
export const orderDetailSchema = orderSchema.extend({
  events: z.array(orderEventSchema),
  notes: z.array(orderNoteSchema).optional(),
  customer: standingSchema.extend({ email: z.string().optional() }).optional(),
})

/** One's own order, or anybody's that {@link readerOf} lets staff read. @throws NOT_FOUND; FORBIDDEN */
export async function orderDetail(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id }: { id: number },
): Promise<z.infer<typeof orderDetailSchema>> {
  const order = await db.order.findUnique({ where: { id }, include: { ...orderParts, events: eventParts } })
  if (!order) throw notFound()
  const reader = readerOf(caller, order)
  return {
    ...toOrder({ ...order, events: order.events.filter(({ to }) => to === 'NotApproved').toReversed() }),
    events: toEvents(order.events, reader),
    ...(reader === 'staff' && (await forStaff({ db, now }, caller, order))),
  }
}

async function forStaff(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id, userId }: { id: number; userId: number },
) {
  const [notes, standingOf, user] = await Promise.all([
    db.orderNote.findMany({ where: { orderId: id }, orderBy: { id: 'asc' }, include: noteParts }),
    readStandings(db, [userId], now()),
    can(caller, 'users') ? db.user.findFirst({ where: { id: userId, deletedAt: null } }) : null,
  ])
  const customer = { ...standingOf(userId), ...(user && { email: user.email }) }
  return { notes: notes.map(toNote), customer }
}
