import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { maxInteger } from '../../lib/fields.ts'
import { searchTerms } from '../../lib/search-terms.ts'
import type { Deps } from '../../procedures/deps.ts'
import { matchUsers } from '../customers/match-users.ts'
import { orderNumber } from '../orders/search-orders.ts'
import { openShipmentStatuses } from '../shipment-status/shipment-statuses.ts'
import type { shipmentListFields } from './shipment-input.ts'
import { shipmentGroups } from './shipment-input.ts'
import { groupOf, staffDays, staffParts, staffShipmentSchema, toStaffShipment } from './staff-shipment.ts'

/** The most shipments of one answer. */
const mostShown = 500

/** What lies in the house and is under way, the earliest first; or what is over, the latest first. */
export const shipmentListSchema = z.object({
  shipments: z.array(staffShipmentSchema),
  /** How many of them are in each group, whichever of them is asked for. */
  counts: z.record(z.enum(shipmentGroups), z.int()),
})
export type ShipmentList = z.infer<typeof shipmentListSchema>

/** The shipments of a group, or all that aren't over, with how many there are in each (DEL-16). */
export async function listShipments(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { group, q = '', wayId, zoneId }: z.output<typeof shipmentListFields>,
): Promise<ShipmentList> {
  const filter = { wayId, zoneId, ...(q.trim() !== '' && { id: { in: await findIds(db, q) } }) }
  const isOver = group === 'over'
  const [rows, days] = await Promise.all([
    db.shipment.findMany({
      where: isOver
        ? { ...filter, status: { notIn: openShipmentStatuses } }
        : { ...filter, status: { in: openShipmentStatuses } },
      include: staffParts,
      orderBy: isOver ? [{ statusSince: 'desc' }, { id: 'desc' }] : [{ statusSince: 'asc' }, { id: 'asc' }],
      take: mostShown,
    }),
    staffDays({ db, now }),
  ])
  const counts = Object.fromEntries(shipmentGroups.map((name) => [name, 0])) as ShipmentList['counts']
  for (const row of rows) counts[groupOf(row)]++
  const shown = rows.filter((row) => group === undefined || groupOf(row) === group)
  return { shipments: shown.map((row) => toStaffShipment(row, days)), counts }
}

/** By the number of a shipment or an order, the customer's or the company's name, or digits of the phone number. */
async function findIds(db: Database, typed: string): Promise<number[]> {
  const company = Prisma.join(
    searchTerms(typed).words.map((word) => Prisma.sql`search_fold(b.name) LIKE search_fold(${word})`),
    ' AND ',
  )
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT s.id FROM shipments s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${shipmentId(typed)} OR ${matchUsers(searchTerms(typed), { withEmail: false })}
      OR EXISTS (
        SELECT FROM orders o LEFT JOIN buyers b ON b.id = o.buyer_id
        WHERE o.shipment_id = s.id AND (o.id = ${orderNumber(typed)} OR ${company}))
    ORDER BY s.id DESC LIMIT ${mostShown}`
  return rows.map(({ id }) => id)
}

/** Reads `Ç-0418`, `c418` and `418`; anything else is 0, which no shipment has. */
function shipmentId(typed: string): number {
  const id = Number(/^(?:[çc]-?)?(\d{1,9})$/i.exec(typed.trim())?.[1] ?? 0)
  return id <= maxInteger ? id : 0
}
