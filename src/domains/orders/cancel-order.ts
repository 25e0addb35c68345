import { AppError, notFound } from '../../lib/errors.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isByStaff, transitions } from '../order-status/statuses.ts'
import { changeStatus } from './change-status.ts'
import type { OrderView } from './order-output.ts'

/**
 * Staff cancel a new or an accepted order: it moves to NotApproved, nothing is erased, and the customer gets
 * an email (ORD-6), with the reason if staff gave one, once the move can't be undone any more.
 * @throws NOT_FOUND; FORBIDDEN without the area that its status needs; CONFLICT in any other status
 */
export function cancelOrder(
  deps: Pick<Deps, 'db' | 'emails' | 'now'>,
  caller: Caller,
  { id: orderId, reason }: { id: number; reason?: string | undefined },
): Promise<OrderView> {
  return deps.db.$transaction(async (tx) => {
    const found = await tx.order.findUnique({ where: { id: orderId }, select: { status: true } })
    if (!found) throw notFound()
    const way = transitions
      .filter(isByStaff)
      .find(({ act, from }) => act === 'cancel' && from === found.status)
    if (way && !can(caller, way.who)) throw new AppError('FORBIDDEN')
    const change = { orderId, way, actorId: caller.id, at: deps.now(), reason: reason || undefined }
    return (await changeStatus(deps, tx, change)).order
  })
}
