import { type GateFacts, gates } from '../order-status/gates.ts'
import { isUnmade, type OrderStatus } from '../order-status/statuses.ts'

/** What waits for money that is asked for these orders: work on any of them, or handing them over (PAY-5). */
export function waitsFor(
  orders: readonly (GateFacts & { status: OrderStatus })[],
): 'production' | 'handover' | null {
  const unmade = orders.filter(({ status }) => isUnmade(status))
  if (unmade.some((order) => !gates.deposit.isOpen(order))) return 'production'
  const isHeld = unmade.length === 0 && orders.some((order) => !gates.payment.isOpen(order))
  return isHeld ? 'handover' : null
}
