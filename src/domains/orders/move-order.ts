import type { Deps } from '../../api/deps.ts'
import { changeStatus } from './change-status.ts'
import type { OrderView } from './order-shape.ts'
import { type OrderStatus, transitions } from './transitions.ts'

/**
 * Staff move an accepted order on: in production, ready, completed (api-contract, PUT /order/{id}/status).
 * @throws NOT_FOUND; CONFLICT when its status doesn't lead there
 */
export function moveOrder(
  deps: Pick<Deps, 'db' | 'now'>,
  actorId: number,
  input: { id: number; status: OrderStatus },
): Promise<OrderView> {
  const way = transitions.find(({ act, to }) => act === 'move' && to === input.status)
  return deps.db.$transaction((tx) => changeStatus(tx, { orderId: input.id, way, actorId, at: deps.now() }))
}
