import { isUnmade, type OrderStatus } from '../order-status/statuses.ts'
import { type Day, type WorkRules, workdaysLate } from './workdays.ts'

type Promised = { status: OrderStatus; promisedOn: Day | null }

/** The promised day is over, and the workshop isn't done: before that nothing is late, afterwards nothing any more. */
export const isLate = <Order extends Promised>(
  order: Order,
  today: Day,
): order is Order & { promisedOn: Day } =>
  order.promisedOn !== null && order.promisedOn < today && isUnmade(order.status)

/** Working days that an order is late on a day in Baku, at least one (PROD-5); 0 for one that isn't late. */
export const daysLateOn = (
  order: Promised,
  { today, rules }: { today: Day; rules: Pick<WorkRules, 'weekdays' | 'closed'> },
): number => (isLate(order, today) ? workdaysLate(order.promisedOn, today, rules) : 0)

/**
 * The same where the order was read with its `daysLate`: a page that was left open over midnight knows that an
 * order has become late before it asks again.
 */
export const shownDaysLate = (order: Promised & { daysLate: number }, today: Day): number =>
  isLate(order, today) ? Math.max(1, order.daysLate) : 0
