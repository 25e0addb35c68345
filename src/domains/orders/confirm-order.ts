import type { Deps } from '../../api/deps.ts'
import { changeStatus } from './change-status.ts'
import type { OrderView } from './order-shape.ts'
import { transitions } from './transitions.ts'

/**
 * Staff accept a new order at a price (qəpik); the client gets a mail (api-contract, PUT /order).
 * @throws NOT_FOUND; CONFLICT when it isn't pending any more, so of two staff at once one wins
 */
export function confirmOrder(
  deps: Pick<Deps, 'db' | 'mail' | 'now'>,
  actorId: number,
  input: { id: number; price: number },
): Promise<OrderView> {
  const way = transitions.find(({ act }) => act === 'confirm')
  return deps.db.$transaction(async (tx) => {
    const { id: orderId, price } = input
    const order = await changeStatus(tx, { orderId, way, actorId, at: deps.now(), price })
    await deps.mail.enqueue(tx, { kind: 'orderAccepted', orderId })
    return order
  })
}
