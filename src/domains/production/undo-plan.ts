import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { PromiseView } from './promise-output.ts'
import { readPromise } from './read-promise.ts'
import { undoTimeMs, writeDays } from './store-move.ts'

const tooLate: Message = /*i18n*/ {
  id: 'production.undoTooLate',
  message: 'This can no longer be undone: more than 10 seconds have passed, or the order has changed since.',
}

/**
 * Takes back the last move of an order's days, by whoever made it, within {@link undoTimeMs} and only while they stand as
 * it left them; the customer never hears of it (PROD-9).
 * @throws NOT_FOUND; CONFLICT when it is too late, or somebody else's
 */
export function undoPlan(
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
