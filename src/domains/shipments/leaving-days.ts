import type { Database, Transaction } from '../../db/client.ts'
import type { DeliveryWay, ShipmentStatus } from '../../db/generated/client.ts'
import { bakuDate } from '../../lib/days.ts'
import { isGivenUp, type OrderStatus } from '../order-status/statuses.ts'
import { toDay } from '../production/production-output.ts'
import { readWorkRules } from '../production/work-rules.ts'
import { addWorkdays, type Day } from '../production/workdays.ts'

/** The day on which a shipment should leave, and the hour of its way, `HH:MM` in Baku. */
export type Leaving = { day: Day; by: string }

/** What of a shipment says when it should leave. */
export type LeavingRow = {
  status: ShipmentStatus
  kind: DeliveryWay['kind']
  way: Pick<DeliveryWay, 'weekdays' | 'cutOff'> | null
  orders: readonly { status: OrderStatus; promisedOn: Date | null }[]
}

/** The first day of its way on which all of it is promised; of what is picked up the promised day itself. */
export function leavingOf(row: LeavingRow, closed: ReadonlySet<Day>): Leaving | null {
  if (!row.way || (row.status !== 'Planned' && row.status !== 'Packed')) return null
  const { weekdays, cutOff } = row.way
  const promised = row.orders
    .filter(({ status }) => !isGivenUp(status))
    .map(({ promisedOn }) => promisedOn && toDay(promisedOn))
  const ready = promised.toSorted().at(-1)
  if (!ready || promised.includes(null)) return null
  return { day: row.kind === 'pickup' ? ready : addWorkdays(ready, 0, { weekdays, closed }), by: cutOff }
}

/** {@link leavingOf} with the days on which the house is closed from today on (DEL-51). */
export async function leavingDays(
  db: Database | Transaction,
  now: Date,
): Promise<(row: LeavingRow) => Leaving | null> {
  const { closed } = await readWorkRules(db, { from: bakuDate(now) })
  return (row) => leavingOf(row, closed)
}
