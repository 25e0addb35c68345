import { AppError, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { transitions } from '../order-status/statuses.ts'
import { changeStatus } from './change-status.ts'
import type { OrderView } from './order-output.ts'
import { readerOf } from './order-reader.ts'

/**
 * A customer cancels an own order that still waits for its price; the company gets an email, with the reason
 * if the customer gave one (ORD-25). No holder of a link does, and staff have a way of their own (ORD-6).
 * @throws NOT_FOUND also for another customer's; FORBIDDEN to staff; CONFLICT once it has a price or was
 * cancelled, so that of this and an acceptance at the same moment one wins
 */
export function cancelOwnOrder(
  deps: Pick<Deps, 'db' | 'emails' | 'now'>,
  caller: Caller,
  { id: orderId, reason }: { id: number; reason?: string | undefined },
): Promise<OrderView> {
  return deps.db.$transaction(async (tx) => {
    const found = await tx.order.findUnique({
      where: { id: orderId },
      select: { status: true, userId: true },
    })
    if (!found) throw notFound()
    if (found.userId !== caller.id) {
      readerOf(caller, found)
      throw new AppError('FORBIDDEN')
    }
    const way = transitions.find(({ act }) => act === 'cancelOwn')
    const change = { orderId, way, actorId: caller.id, at: deps.now(), reason: reason || undefined }
    return (await changeStatus(deps, tx, change)).order
  })
}
