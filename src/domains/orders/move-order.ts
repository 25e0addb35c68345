import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type OrderStatus, transitions } from '../order-status/statuses.ts'
import { changeStatus } from './change-status.ts'
import type { OrderView } from './order-output.ts'

/**
 * Staff move an accepted order on: in production, ready, completed (ORD-4).
 * @throws NOT_FOUND; CONFLICT when its status doesn't lead there, or a gate is shut (PRO-6)
 */
export function moveOrder(
  deps: Pick<Deps, 'db' | 'emails' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id: orderId, status }: { id: number; status: OrderStatus },
): Promise<OrderView> {
  const way = transitions.find(({ act, to }) => act === 'move' && to === status)
  return deps.db.$transaction(async (tx) => {
    const change = { orderId, way, actorId: caller.id, at: deps.now() }
    return (await changeStatus(deps, tx, change)).order
  })
}
