import type { Deps } from '../../procedures/deps.ts'
import { type OrderStatus, transitions } from '../order-status/statuses.ts'
import { changeStatus } from './change-status.ts'
import type { OrderView } from './order-shape.ts'
import { mailWait } from './undo-move.ts'

/**
 * Staff move an accepted order on: in production, ready, completed (ORD-4). That it can
 * be collected is told the client by mail, once it can't be undone any more.
 * @throws NOT_FOUND; CONFLICT when its status doesn't lead there
 */
export function moveOrder(
  deps: Pick<Deps, 'db' | 'mail' | 'now'>,
  actorId: number,
  input: { id: number; status: OrderStatus },
): Promise<OrderView> {
  const way = transitions.find(({ act, to }) => act === 'move' && to === input.status)
  const orderId = input.id
  return deps.db.$transaction(async (tx) => {
    const { order, eventId } = await changeStatus(tx, { orderId, way, actorId, at: deps.now() })
    if (order.status === 'Ready')
      await deps.mail.enqueueAfter(tx, mailWait, { kind: 'orderReady', orderId, eventId })
    return order
  })
}
