import { z } from 'zod'
import type { Deps } from '../../procedures/deps.ts'
import { openShipmentStatuses } from '../shipment-status/shipment-statuses.ts'

/** How many open shipments have the price of a zone as it was when they were chosen; zones without any aren't named. */
export const zonePricesSchema = z.array(z.object({ zoneId: z.int(), shipments: z.int() }))

/** The shipments whose price stands while the prices of their zone change (DEL-67). */
export async function pricedByZone({ db }: Pick<Deps, 'db'>): Promise<z.infer<typeof zonePricesSchema>> {
  const rows = await db.shipment.groupBy({
    by: ['zoneId'],
    where: { status: { in: openShipmentStatuses }, zoneId: { not: null }, price: { not: null } },
    _count: true,
    orderBy: { zoneId: 'asc' },
  })
  return rows.flatMap(({ zoneId, _count }) => (zoneId === null ? [] : [{ zoneId, shipments: _count }]))
}
