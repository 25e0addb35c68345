import { z } from 'zod'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import { id } from '../../lib/fields.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure } from '../../procedures/procedure.ts'
import { undoTimeMs } from '../order-status/undo-time.ts'
import { itemWorkSchema, readItemWork, updateItemWork } from './item-work.ts'
import { movePromise, planOrder } from './move-promise.ts'
import { itemWorkFields, movePromiseFields, planFields, readyFields, roomFields } from './promise-input.ts'
import { type PromiseView, promiseSchema } from './promise-output.ts'
import { readPromise } from './read-promise.ts'
import { readRoom, roomsSchema } from './read-room.ts'
import { readyDaySchema, readyDays } from './ready-day.ts'
import { writeDays } from './store-move.ts'

const record = z.object({ id })

/** Promised days of orders, and the times of products and services. */
export const promises = {
  readyDay: procedure({
    access: 'public',
    reads: ['catalog', 'production'],
    rest: {
      method: 'GET',
      path: '/servicetypes/:id/ready',
      summary:
        'By when to approve the artwork of a product for which day, for several counts of working `days`',
    },
  })
    .input(readyFields)
    .output(readyDaySchema)
    .query(({ ctx, input }) => readyDays(ctx.deps, { kind: 'product', ...input })),
  readyDayOfService: procedure({
    access: 'public',
    reads: ['catalog', 'production'],
    rest: {
      method: 'GET',
      path: '/services/:id/ready',
      summary: 'By when to approve the artwork of a service without products for which day, as of a product',
    },
  })
    .input(readyFields)
    .output(readyDaySchema)
    .query(({ ctx, input }) => readyDays(ctx.deps, { kind: 'service', ...input })),
  room: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'POST',
      path: '/production/room',
      summary:
        'Whether the workshop has room for new orders (`ids`) and for `lines` until their days if all start now, and when otherwise',
      example: { ids: [17, 18], lines: [{ serviceId: 2, serviceTypeId: 1, count: 500 }] },
    },
  })
    .input(roomFields)
    .output(roomsSchema)
    .query(({ ctx, input }) => readRoom(ctx.deps, input)),
  productWork: procedure({
    access: ['services'],
    rest: {
      method: 'GET',
      path: '/production/products/:id',
      summary: 'Kind of work, working days and minutes of a product; null: those of its service',
    },
  })
    .input(record)
    .output(itemWorkSchema)
    .query(({ ctx, input }) => readItemWork(ctx.deps, { kind: 'product', ...input })),
  updateProductWork: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'PUT',
      path: '/production/products/:id',
      summary: 'Change kind of work, working days and minutes of a product',
      example: { workKindId: 1, productionDays: 3, minutesFixed: 30, minutesPer1000: 45 },
    },
  })
    .input(itemWorkFields)
    .output(itemWorkSchema)
    .mutation(({ ctx, input }) => updateItemWork(ctx.deps, callerOf(ctx), { kind: 'product', ...input })),
  serviceWork: procedure({
    access: ['services'],
    rest: {
      method: 'GET',
      path: '/production/services/:id',
      summary: 'Kind of work, working days and minutes of a service and of its products that say none',
    },
  })
    .input(record)
    .output(itemWorkSchema)
    .query(({ ctx, input }) => readItemWork(ctx.deps, { kind: 'service', ...input })),
  updateServiceWork: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'PUT',
      path: '/production/services/:id',
      summary: 'Change kind of work, working days and minutes of a service',
      example: { workKindId: 1, productionDays: 3, minutesFixed: 30, minutesPer1000: 45 },
    },
  })
    .input(itemWorkFields)
    .output(itemWorkSchema)
    .mutation(({ ctx, input }) => updateItemWork(ctx.deps, callerOf(ctx), { kind: 'service', ...input })),
  movePromise: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/order/:id/promise',
      summary: 'Promise an order for another `day` and say why: the customer gets an email',
      example: { day: '2026-12-18', was: '2026-12-16', reason: 'Kağız gecikir' },
    },
  })
    .input(movePromiseFields)
    .output(promiseSchema)
    .mutation(({ ctx, input }) => movePromise(ctx.deps, callerOf(ctx), input)),
  plan: procedure({
    access: ['orders'],
    rest: {
      method: 'PUT',
      path: '/order/:id/plan',
      summary:
        'Give an order another `day` in the workshop, or none; after the promised day only with a reason',
      example: { day: '2026-12-15', was: '2026-12-14' },
    },
  })
    .input(planFields)
    .output(promiseSchema)
    .mutation(({ ctx, input }) => planOrder(ctx.deps, callerOf(ctx), input)),
  undoPlan: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/order/:id/plan/undo',
      summary: "Take back one's last move of an order's days, within 10 seconds",
    },
  })
    .input(record)
    .output(promiseSchema)
    .mutation(({ ctx, input }) => undoPlan(ctx.deps, callerOf(ctx), input)),
}

const tooLate: Message = /*i18n*/ {
  id: 'production.undoTooLate',
  message: 'This can no longer be undone: more than 10 seconds have passed, or the order has changed since.',
}

/**
 * Undoes the last move of an order's days, anyone who made it, within {@link undoTimeMs} and only while they
 * are as it left them; the customer never hears of it (PROD-9).
 * @throws NOT_FOUND; CONFLICT when it is too late, or another user's
 */
function undoPlan(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id: by }: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<PromiseView> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${id} FOR NO KEY UPDATE`
    const order = await tx.order.findUnique({ where: { id } })
    if (!order) throw notFound()
    const at = now()
    const move = await tx.promiseMove.findFirst({ where: { orderId: id }, orderBy: { id: 'desc' } })
    const isOwn = move?.actorId === by && move.undoneAt === null
    if (!isOwn || at.getTime() - move.createdAt.getTime() > undoTimeMs)
      throw new AppError('CONFLICT', tooLate)
    const days = { promisedOn: move.promisedFrom, plannedOn: move.plannedFrom }
    await writeDays(tx, { order, by, ...days })
    await tx.promiseMove.update({ where: { id: move.id }, data: { undoneAt: at } })
    return readPromise(tx, { id, at, isStaff: true })
  })
}
