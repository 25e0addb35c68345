import { z } from 'zod'
import { type Caller, can } from '../../procedures/access.ts'
import { type GateFacts, gateNames, gates, shutGates } from '../order-status/gates.ts'
import {
  isInWorkshop,
  isPriceCorrectable,
  type OrderStatus,
  orderStatusNames,
  transitions,
} from '../order-status/statuses.ts'

/** The actions on an order, named like their procedures. */
export const orderActs = [
  'confirm',
  'cancel',
  'move',
  'startUnapproved',
  'startUnpaid',
  'handOverUnpaid',
  'correctPrice',
  'movePromise',
  'cancelOwn',
] as const
export type OrderAction = z.infer<typeof orderActionSchema>

/** An action of the caller on the order as it is now (ORD-23). */
export const orderActionSchema = z.object({
  act: z.enum(orderActs),
  /** The status that it leads to; null where the status stays. */
  to: z.enum(orderStatusNames).nullable(),
  /** The gate that bars it for now; null where none does. */
  barredBy: z.enum(gateNames).nullable(),
})

type Facts = GateFacts & { status: OrderStatus; price: number | null; userId: number }

/**
 * What the caller can do with the order now, and what bars it (ORD-23): the moves from its status, in the
 * order of the statuses, then what changes the order within its status. Screens show this answer and don't
 * decide it again.
 */
export function actionsOf(caller: Caller | null, order: Facts): OrderAction[] {
  const ways = transitions
    .filter(
      ({ from, who }) =>
        from === order.status && (who === 'customer' ? caller?.id === order.userId : can(caller, who)),
    )
    .toSorted((one, other) => orderStatusNames.indexOf(one.to) - orderStatusNames.indexOf(other.to))
    .flatMap(({ act, to }) => [
      { act, to, barredBy: shutGates(to, order)[0] ?? null },
      ...(act === 'move' ? passings(to, order) : []),
    ])
  const changes: (OrderAction['act'] | false)[] = [
    order.price !== null && isPriceCorrectable(order.status) && 'correctPrice',
    isInWorkshop(order.status) && 'movePromise',
  ]
  return [
    ...ways,
    ...changes.flatMap((act) => (act && can(caller, 'orders') ? [{ act, to: null, barredBy: null }] : [])),
  ]
}

/** The ways past shut gates: the last of them leads to the status, the others leave it as it is (PAY-60). */
const passings = (to: OrderStatus, facts: GateFacts): OrderAction[] => {
  const shut = shutGates(to, facts)
  return shut.flatMap((name) => {
    const { passing } = gates[name]
    return passing ? [{ act: passing.act, to: shut.length === 1 ? to : null, barredBy: null }] : []
  })
}
