import { z } from 'zod'
import { bakuDate, daysBetween } from '../../lib/days.ts'
import type { Deps } from '../../procedures/deps.ts'
import { openShipmentStatuses } from '../shipment-status/shipment-statuses.ts'
import { type LeavingRow, leavingDays } from './leaving-days.ts'
import type { ShipmentGroup } from './shipment-input.ts'
import { groupOf } from './staff-shipment.ts'

/** From so many days on what waits is somebody's business: its first reminder goes out then. */
const uncollectedDays = 2

export const shipmentCountsSchema = z.object({
  /** Shipments that aren't over. */
  open: z.int(),
  toPack: z.int(),
  toHandOver: z.int(),
  /** Of those two what should leave the house today, or earlier. */
  leavesToday: z.int(),
  failed: z.int(),
  /** Waiting to be picked up for two days or longer, by the calendar in Baku. */
  uncollected: z.int(),
  /** Days that the first of these has waited; 0 where there is none. */
  longest: z.int(),
})
export type ShipmentCounts = z.infer<typeof shipmentCountsSchema>

type Row = LeavingRow & { statusSince: Date }

/** How many shipments there is something to do about, and what of it today (DEL-50). */
export async function countShipments({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<ShipmentCounts> {
  const at = now()
  const [rows, leavesOf] = await Promise.all([
    db.shipment.findMany({
      where: { status: { in: openShipmentStatuses } },
      select: {
        status: true,
        statusSince: true,
        kind: true,
        way: { select: { weekdays: true, cutOff: true } },
        orders: { select: { status: true, promisedOn: true } },
      },
    }),
    leavingDays(db, at),
  ])
  const of = (group: ShipmentGroup): Row[] => rows.filter((row) => groupOf(row) === group)
  const toLeave = [...of('toPack'), ...of('toHandOver')].filter(({ kind }) => kind !== 'pickup')
  const today = bakuDate(at)
  const waits = of('uncollected')
    .map(({ statusSince }) => daysBetween(statusSince, at))
    .filter((days) => days >= uncollectedDays)
  return {
    open: rows.length,
    toPack: of('toPack').length,
    toHandOver: of('toHandOver').length,
    leavesToday: toLeave.filter((row) => (leavesOf(row)?.day ?? '9999') <= today).length,
    failed: of('failed').length,
    uncollected: waits.length,
    longest: Math.max(0, ...waits),
  }
}
