import { z } from 'zod'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { deliveryKinds } from '../delivery/deliver.ts'
import { shipmentDays } from '../order-shipment/read-shipment.ts'
import { shipmentParts } from '../order-shipment/shipment-output.ts'
import { openShipmentStatuses, shipmentStatuses } from '../shipment-status/shipment-statuses.ts'

/** When a shipment of the caller's comes, beside its orders in a list; `since` is when it came to its status. */
export const ownArrivalsSchema = z.array(
  z.object({
    orderIds: z.array(z.int()),
    kind: z.enum(deliveryKinds),
    status: z.enum(shipmentStatuses),
    since: z.iso.datetime(),
    /** The days between which it comes; null while no day is promised. */
    days: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  }),
)

/** The caller's shipments that aren't over (DEL-39). */
export async function readOwnArrivals(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id: userId }: Pick<Caller, 'id'>,
): Promise<z.infer<typeof ownArrivalsSchema>> {
  const [rows, daysOf] = await Promise.all([
    db.shipment.findMany({
      where: { userId, status: { in: [...openShipmentStatuses] } },
      include: shipmentParts,
      orderBy: { id: 'desc' },
    }),
    shipmentDays(db, now()),
  ])
  return rows.map((row) => ({
    orderIds: row.orders.map(({ id }) => id),
    kind: row.kind,
    status: row.status,
    since: row.statusSince.toISOString(),
    days: daysOf(row),
  }))
}
