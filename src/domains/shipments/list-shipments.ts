import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { shipmentDays } from '../order-shipment/read-shipment.ts'
import { openShipmentStatuses } from '../shipment-status/shipment-statuses.ts'
import type { shipmentListFields } from './shipment-input.ts'
import { shipmentGroups } from './shipment-input.ts'
import { groupOf, staffParts, staffShipmentSchema, toStaffShipment } from './staff-shipment.ts'

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
  const filter = { wayId, zoneId, ...found(q) }
  const isOver = group === 'over'
  const [rows, daysOf] = await Promise.all([
    db.shipment.findMany({
      where: isOver
        ? { ...filter, status: { notIn: openShipmentStatuses } }
        : { ...filter, status: { in: openShipmentStatuses } },
      include: staffParts,
      orderBy: isOver ? [{ statusSince: 'desc' }, { id: 'desc' }] : [{ statusSince: 'asc' }, { id: 'asc' }],
      take: mostShown,
    }),
    shipmentDays(db, now()),
  ])
  const counts = Object.fromEntries(shipmentGroups.map((name) => [name, 0])) as ShipmentList['counts']
  for (const row of rows) counts[groupOf(row)]++
  const shown = rows.filter((row) => group === undefined || groupOf(row) === group)
  return { shipments: shown.map((row) => toStaffShipment(row, daysOf)), counts }
}

/** By number (of a shipment or an order), name, or the end of a phone number. */
function found(q: string): Prisma.ShipmentWhereInput {
  const typed = q.trim()
  if (typed === '') return {}
  const digits = typed.replaceAll(/\D/g, '')
  const contains = { contains: typed, mode: 'insensitive' } as const
  const names = [
    { user: { name: contains } },
    { user: { surname: contains } },
    { orders: { some: { buyer: { name: contains } } } },
  ]
  if (digits === '' || digits.length > 9) return { OR: names }
  const id = Number(digits)
  return {
    OR: [...names, { id }, { orders: { some: { id } } }, { user: { phoneNumber: { endsWith: digits } } }],
  }
}
