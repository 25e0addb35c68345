import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { shipmentDays } from '../order-shipment/read-shipment.ts'
import { liveOrders, shipmentParts, shipmentSchema, toShipment } from '../order-shipment/shipment-output.ts'
import { stageOf } from '../order-status/statuses.ts'
import { isShipmentOver, shipmentActs, shipmentActsNow } from '../shipment-status/shipment-statuses.ts'
import { type ShipmentGroup, shipmentGroups } from './shipment-input.ts'

/** A shipment for staff: whose it is, where it lies, and what can be done with it now. */
export const staffShipmentSchema = shipmentSchema.extend({
  appUser: z.object({ id: z.int(), name: z.string(), surname: z.string(), phoneNumber: z.string() }),
  /** The company that pays for its orders; empty where their customer does. */
  company: z.string(),
  group: z.enum(shipmentGroups),
  shelf: z.string(),
  acts: z.array(z.enum(shipmentActs)),
  courierDayId: z.int().nullable(),
  /** Its code was typed wrongly so often. */
  wrongCodes: z.int(),
})
export type StaffShipment = z.infer<typeof staffShipmentSchema>

export const staffParts = {
  ...shipmentParts,
  user: { select: { id: true, name: true, surname: true, phoneNumber: true } },
  orders: {
    ...shipmentParts.orders,
    select: { ...shipmentParts.orders.select, buyer: { select: { name: true } } },
  },
} as const satisfies Prisma.ShipmentInclude
export type StaffRow = Prisma.ShipmentGetPayload<{ include: typeof staffParts }>

/** The group of the delivery list that a shipment is in. */
export function groupOf(row: Pick<StaffRow, 'status' | 'orders'>): ShipmentGroup {
  if (isShipmentOver(row.status)) return 'over'
  if (row.status === 'Packed') return 'toHandOver'
  if (row.status === 'HandedOver') return 'underWay'
  if (row.status === 'Failed') return 'failed'
  if (row.status === 'Waiting') return 'uncollected'
  return liveOrders(row).every(({ status }) => stageOf(status) === 'toCollect') ? 'toPack' : 'coming'
}

/** `daysOf`: `shipmentDays`. */
export function toStaffShipment(
  row: StaffRow,
  daysOf: Awaited<ReturnType<typeof shipmentDays>>,
): StaffShipment {
  const { user, shelf, courierDayId, wrongCodes } = row
  return {
    ...toShipment(row, { reader: 'staff', days: daysOf(row) }),
    appUser: user,
    company: row.orders.find(({ buyer }) => buyer)?.buyer?.name ?? '',
    group: groupOf(row),
    shelf,
    acts: shipmentActsNow(row),
    courierDayId,
    wrongCodes,
  }
}

/** One shipment for staff. @throws NOT_FOUND */
export async function readStaffShipment(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: number,
): Promise<StaffShipment> {
  const row = await db.shipment.findUnique({ where: { id }, include: staffParts })
  if (!row) throw notFound()
  return toStaffShipment(row, await shipmentDays(db, now()))
}
