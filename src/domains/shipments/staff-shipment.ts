import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import { toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { shipmentDays } from '../order-shipment/read-shipment.ts'
import { owedOf, shipmentParts, shipmentSchema, toShipment } from '../order-shipment/shipment-output.ts'
import { gateFacts, gates, isPassed } from '../order-status/gates.ts'
import { isGivenUp, type OrderStatus, stageOf } from '../order-status/statuses.ts'
import { isShipmentOver, shipmentActs, shipmentActsNow } from '../shipment-status/shipment-statuses.ts'
import { type Leaving, leavingDays } from './leaving-days.ts'
import { type ShipmentGroup, shipmentGroups } from './shipment-input.ts'

/** Why a shipment can't be packed, or given to its courier, yet. */
const hindrances = ['notReady', 'noPrice', 'notAgreed', 'unpaid'] as const
type Hindrance = (typeof hindrances)[number]

/** A shipment for staff: whose it is, where it lies, and what can be done with it now. */
export const staffShipmentSchema = shipmentSchema.extend({
  appUser: z.object({ id: z.int(), name: z.string(), surname: z.string(), phoneNumber: z.string() }),
  /** The company that pays for its orders; empty where their customer does. */
  company: z.string(),
  group: z.enum(shipmentGroups),
  shelf: z.string(),
  acts: z.array(z.enum(shipmentActs)),
  /** Why the next of its acts is refused now; null where it isn't. */
  hindrance: z.enum(hindrances).nullable(),
  /** Its way takes only what is paid. */
  prepaidOnly: z.boolean(),
  /** AZN that must have come in before it is handed out; cash that is collected counts. */
  missing: z.number(),
  /** The day on which it should leave the house or be there to collect, and the hour; null once it has left. */
  leaves: z.object({ day: z.iso.date(), by: z.string() }).nullable(),
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
    select: { ...shipmentParts.orders.select, ...gateFacts, buyer: { select: { name: true } } },
  },
} as const satisfies Prisma.ShipmentInclude
export type StaffRow = Prisma.ShipmentGetPayload<{ include: typeof staffParts }>

type OfOrders = { orders: readonly { status: OrderStatus }[] }
type Grouped = Pick<StaffRow, 'status'> & OfOrders

/** The group of the delivery list that a shipment is in. */
export function groupOf(row: Grouped): ShipmentGroup {
  if (isShipmentOver(row.status)) return 'over'
  if (row.status === 'Packed') return 'toHandOver'
  if (row.status === 'HandedOver') return 'underWay'
  if (row.status === 'Failed') return 'failed'
  if (row.status === 'Waiting') return 'uncollected'
  return isReady(row) ? 'toPack' : 'coming'
}

const isReady = ({ orders }: OfOrders): boolean =>
  orders.filter(({ status }) => !isGivenUp(status)).every(({ status }) => stageOf(status) === 'toCollect')

/** Why packing it, or handing it over, is refused: the same that their acts look at (DEL-16, DEL-17). */
function hindranceOf(row: StaffRow): Hindrance | null {
  const isUnpaid = row.status === 'Packed' && row.way?.prepaidOnly === true && owedOf(row) > 0
  if (row.status !== 'Planned') return isUnpaid ? 'unpaid' : null
  if (!isReady(row)) return 'notReady'
  if (row.kind === 'pickup') return null
  if (row.price === null) return 'noPrice'
  return row.isAgreed ? null : 'notAgreed'
}

/** Qəpik without which it isn't handed out: all of a way that takes only what is paid, else what a gate asks for. */
function missingOf(row: StaffRow): number {
  if (row.way?.prepaidOnly) return owedOf(row)
  return row.orders
    .filter((order) => !isGivenUp(order.status) && !isPassed('payment', order))
    .reduce((sum, order) => sum + (gates.payment.missing?.(order) ?? 0), 0)
}

type Days = { daysOf: Awaited<ReturnType<typeof shipmentDays>>; leavesOf: (row: StaffRow) => Leaving | null }

/** What the days of shipments are reckoned with, read once for all of them. */
export async function staffDays({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Days> {
  const [daysOf, leavesOf] = await Promise.all([shipmentDays(db, now()), leavingDays(db, now())])
  return { daysOf, leavesOf }
}

export function toStaffShipment(row: StaffRow, { daysOf, leavesOf }: Days): StaffShipment {
  const { user, shelf, courierDayId, wrongCodes } = row
  return {
    ...toShipment(row, { reader: 'staff', days: daysOf(row) }),
    appUser: user,
    company: row.orders.find(({ buyer }) => buyer)?.buyer?.name ?? '',
    group: groupOf(row),
    shelf,
    acts: shipmentActsNow(row),
    hindrance: hindranceOf(row),
    prepaidOnly: row.way?.prepaidOnly ?? false,
    missing: toAzn(missingOf(row)),
    leaves: leavesOf(row),
    courierDayId,
    wrongCodes,
  }
}

/** One shipment for staff. @throws NOT_FOUND */
export async function readStaffShipment(deps: Pick<Deps, 'db' | 'now'>, id: number): Promise<StaffShipment> {
  const row = await deps.db.shipment.findUnique({ where: { id }, include: staffParts })
  if (!row) throw notFound()
  return toStaffShipment(row, await staffDays(deps))
}
