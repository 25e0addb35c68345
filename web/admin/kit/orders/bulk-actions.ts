import {
  type MoveTarget,
  moveTargetFrom,
  moveTargets,
} from '../../../../src/domains/order-status/statuses.ts'
import type { AreaName } from '../../../../src/procedures/areas.ts'
import { waysFrom } from './board-rules.ts'
import type { OrderRow } from './queries.ts'

/** What can be done with several orders at once, and with which of them. */
export type BulkAction =
  | { kind: 'confirm'; orders: readonly OrderRow[] }
  | { kind: 'move'; to: MoveTarget; orders: readonly OrderRow[] }
  | { kind: 'cancel'; orders: readonly OrderRow[] }

/** Each act with the orders that it is open to, for somebody with these areas; without those that none is. */
export function actionsFor(orders: readonly OrderRow[], can: (area: AreaName) => boolean): BulkAction[] {
  const leads = (order: OrderRow, act: string) => waysFrom(order.status, can).some((way) => way.act === act)
  const priced = orders.filter((order) => order.quote !== null && leads(order, 'confirm'))
  const cancelled = orders.filter((order) => leads(order, 'cancel'))
  const moves = moveTargets.map((to): BulkAction => {
    const moved = orders.filter((order) => moveTargetFrom(order.status) === to && leads(order, 'move'))
    return { kind: 'move', to, orders: moved }
  })
  const acts: BulkAction[] = [
    { kind: 'confirm', orders: priced },
    ...moves,
    { kind: 'cancel', orders: cancelled },
  ]
  return acts.filter(({ orders }) => orders.length > 0)
}

/** AZN: what the suggestions come to. */
export const suggestedSum = (orders: readonly OrderRow[]): number =>
  Math.round(orders.reduce((sum, { quote }) => sum + (quote?.total ?? 0), 0) * 100) / 100
