import {
  type GateName,
  isMoveTarget,
  type MoveTarget,
  type OrderStatus,
} from '../../../../src/domains/order-status/statuses.ts'
import type { OrderAction } from '../../../../src/domains/orders/actions.ts'

/** An order with what the server says can be done with it. */
export type Offering = { actions: readonly OrderAction[] }

/** What the server offers of this kind; undefined where it offers none. */
export const actionOf = ({ actions }: Offering, act: OrderAction['act']): OrderAction | undefined =>
  actions.find((action) => action.act === act)

/** Where the order can be moved on to, and the gate that bars it for now. */
export function moveOf(order: Offering): { to: MoveTarget; barredBy: GateName | null } | undefined {
  const move = actionOf(order, 'move')
  return move?.to && isMoveTarget(move.to) ? { to: move.to, barredBy: move.barredBy } : undefined
}

/** A way on from a status that a card can be carried along. */
export type Way = { act: 'confirm' | 'cancel' | 'move'; to: OrderStatus }

/** The columns that the order's card can be put into. */
export const waysOf = ({ actions }: Offering): Way[] =>
  actions.flatMap(({ act, to }) =>
    to !== null && (act === 'confirm' || act === 'cancel' || act === 'move') ? [{ act, to }] : [],
  )
