import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type OrderStatus, transitions } from '../order-status/statuses.ts'
import { changeStatus } from './change-status.ts'
import type { OrderView } from './order-output.ts'
import { assertApprovedForPrint } from './production-gate.ts'
import { mailWaitMs } from './undo-move.ts'

/**
 * Staff move an accepted order on: in production, ready, completed (ORD-4). That it can
 * be collected is told the customer by email, once it can't be undone any more.
 * @throws NOT_FOUND; CONFLICT when its status doesn't lead there, or into production without an approval (PRO-6)
 */
export function moveOrder(
  deps: Pick<Deps, 'db' | 'emails' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id: orderId, status }: { id: number; status: OrderStatus },
): Promise<OrderView> {
  const way = transitions.find(({ act, to }) => act === 'move' && to === status)
  return deps.db.$transaction(async (tx) => {
    const change = { orderId, way, actorId: caller.id, at: deps.now() }
    const { order, eventId } = await changeStatus(tx, change)
    if (order.status === 'InProduction') await assertApprovedForPrint(tx, orderId)
    if (order.status === 'Ready')
      await deps.emails.enqueueAfter(tx, mailWaitMs, { kind: 'orderReady', orderId, eventId })
    return order
  })
}
