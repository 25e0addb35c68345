import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import { languages, toLanguage } from '../../lib/languages.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { readStandings, standingSchema } from './customer-standing.ts'
import { eventParts, orderEventSchema, toEvents } from './order-events.ts'
import { noteParts, orderNoteSchema, toNote } from './order-notes.ts'
import { orderParts, orderSchema, toOrder } from './order-output.ts'
import { type OrderReader, readerOf } from './order-reader.ts'

/**
 * An order with what happened to it, oldest first; who did it, the notes, the customer's standing and in which language
 * one writes to them are for staff only, the customer's e-mail for those with area "users".
 */
export const orderDetailSchema = orderSchema.extend({
  events: z.array(orderEventSchema),
  notes: z.array(orderNoteSchema).optional(),
  customer: standingSchema.extend({ email: z.string().optional(), language: z.enum(languages) }).optional(),
})

/** One's own order, or anybody's that {@link readerOf} lets staff read. @throws NOT_FOUND; FORBIDDEN */
export async function orderDetail(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id }: { id: number },
): Promise<z.infer<typeof orderDetailSchema>> {
  const order = await readDetail(db, id)
  const reader = readerOf(caller, order)
  return {
    ...toDetail(order, reader),
    ...(reader === 'staff' && (await forStaff({ db, now }, caller, order))),
  }
}

/** An order as its customer sees it, for a caller whose right to it is known. @throws NOT_FOUND */
export async function orderForCustomer(
  { db }: Pick<Deps, 'db'>,
  id: number,
): Promise<z.infer<typeof orderDetailSchema>> {
  return toDetail(await readDetail(db, id), 'owner')
}

async function readDetail(db: Database, id: number) {
  const order = await db.order.findUnique({ where: { id }, include: { ...orderParts, events: eventParts } })
  if (!order) throw notFound()
  return order
}

const toDetail = (order: Awaited<ReturnType<typeof readDetail>>, reader: OrderReader) => ({
  ...toOrder({ ...order, events: order.events.filter(({ to }) => to === 'NotApproved').toReversed() }),
  events: toEvents(order.events, reader),
})

async function forStaff(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  { id, userId, language }: { id: number; userId: number; language: string | null },
) {
  const [notes, standingOf, user] = await Promise.all([
    db.orderNote.findMany({ where: { orderId: id }, orderBy: { id: 'asc' }, include: noteParts }),
    readStandings(db, [userId], now()),
    db.user.findFirst({ where: { id: userId, deletedAt: null } }),
  ])
  const customer = {
    ...standingOf(userId),
    ...(user && can(caller, 'users') && { email: user.email }),
    language: toLanguage(language ?? user?.language),
  }
  return { notes: notes.map(toNote), customer }
}
