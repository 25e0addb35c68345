import type { GateFacts } from '../../src/domains/order-status/gates.ts'
import { type MoveTarget, type OrderStatus, transitions } from '../../src/domains/order-status/statuses.ts'

/** Of an order that no gate bars. */
export const openGates: GateFacts = { artwork: null, money: null, shipment: null, passedGates: [] }

const moves = transitions.filter((way) => way.act === 'move')

/** Every move that the table knows, from where to where. */
export const moveSteps = moves.map(({ from, to }) => [from, to] as const)

/** The status from which an order is moved on to this one. */
export function statusBefore(status: MoveTarget): OrderStatus {
  const way = moves.find(({ to }) => to === status)
  if (!way) throw new Error(`No move leads to ${status}.`)
  return way.from
}

/** The status that an order is moved on to from this one. */
export function statusAfter(status: OrderStatus): MoveTarget {
  const way = moves.find(({ from }) => from === status)
  if (!way) throw new Error(`No move leads on from ${status}.`)
  return way.to
}
