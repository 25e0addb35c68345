import { type MoveTarget, moveTargets } from '../../../../src/domains/order-status/statuses.ts'
import type { WithMail } from '../mail-note.tsx'
import { actionOf, moveOf, type Offering } from './offered-actions.ts'
import type { OrderRow } from './queries.ts'

type MailedRow = OrderRow & WithMail

/** What can be done with several orders at once, and with which of them. */
export type BulkAction =
  | { kind: 'confirm'; orders: readonly MailedRow[] }
  | { kind: 'move'; to: MoveTarget; orders: readonly MailedRow[] }
  | { kind: 'cancel'; orders: readonly MailedRow[] }

/**
 * Each action with the orders that it is offered for, without actions for none of them. A move that a gate
 * bars is sent as well: the gate may have opened since, and each order gets its own answer.
 */
export function actionsFor(orders: readonly (MailedRow & Offering)[]): BulkAction[] {
  const priced = orders.filter((order) => order.quote !== null && actionOf(order, 'confirm'))
  const cancelled = orders.filter((order) => actionOf(order, 'cancel'))
  const moves = moveTargets.map((to): BulkAction => {
    return { kind: 'move', to, orders: orders.filter((order) => moveOf(order)?.to === to) }
  })
  const acts: BulkAction[] = [
    { kind: 'confirm', orders: priced },
    ...moves,
    { kind: 'cancel', orders: cancelled },
  ]
  return acts.filter(({ orders }) => orders.length > 0)
}

/** The sum of the suggestions, AZN. */
export const suggestedSum = (orders: readonly MailedRow[]): number =>
  Math.round(orders.reduce((sum, { quote }) => sum + (quote?.total ?? 0), 0) * 100) / 100
