import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import type { CourierDay, Prisma } from '../../db/generated/client.ts'
import { textsOut } from '../../lib/fields.ts'
import { isLinkToken } from '../../lib/link-token.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { hashToken } from '../accounts/find-caller.ts'
import { shipAddress, storedAddress } from '../order-shipment/ship-address.ts'
import { deliveryFailures, owedOf, shipmentParts } from '../order-shipment/shipment-output.ts'
import { toDay } from '../production/production-output.ts'
import { shipmentNumber, shipmentStatuses } from '../shipment-status/shipment-statuses.ts'
import { countStops, stateOfDay } from './day-output.ts'

/** An address of a courier's list; AZN. */
export const stopSchema = z.object({
  id: z.int(),
  number: z.string(),
  status: z.enum(shipmentStatuses),
  /** When it came to its status. */
  at: z.iso.datetime(),
  zone: z.object(textsOut('name')).nullable(),
  /** Null once its customer is erased. */
  address: shipAddress.nullable(),
  recipient: z.string(),
  phoneNumber: z.string(),
  note: z.string(),
  boxes: z.int(),
  /** Still to be paid for its orders. */
  owed: z.number(),
  /** What the courier has collected there. */
  collected: z.number(),
  takenBy: z.string(),
  failure: z.enum(deliveryFailures).nullable(),
  failureNote: z.string(),
})
export type Stop = z.infer<typeof stopSchema>

/** What the link of a courier's day shows, by zone (DEL-42); AZN. */
export const linkedDaySchema = z.object({
  name: z.string(),
  day: z.iso.date(),
  addresses: z.int(),
  left: z.int(),
  toCollect: z.number(),
  collected: z.number(),
  stops: z.array(stopSchema),
})
export type LinkedDay = z.infer<typeof linkedDaySchema>

/** The day whose link works now; null for every other token (DEL-40). */
export async function findLinkedDay(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string | undefined,
): Promise<CourierDay | null> {
  if (token === undefined || !isLinkToken(token)) return null
  const day = await db.courierDay.findUnique({ where: { tokenHash: hashToken(token) } })
  return day && stateOfDay(day, now()) === 'open' ? day : null
}

const stopParts = {
  orders: shipmentParts.orders,
  user: { select: { name: true, surname: true, phoneNumber: true } },
} as const satisfies Prisma.ShipmentInclude
type StopRow = Prisma.ShipmentGetPayload<{ include: typeof stopParts }>

export async function readLinkedDay(
  db: Database,
  { id, name, day }: Pick<CourierDay, 'id' | 'name' | 'day'>,
): Promise<LinkedDay> {
  const [rows, payments] = await Promise.all([
    db.shipment.findMany({ where: { courierDayId: id }, include: stopParts }),
    db.payment.findMany({
      where: { courierDayId: id },
      select: { amount: true, source: true, of: { select: { source: true } } },
    }),
  ])
  const collectedFor = (shipmentId: number): Qepik =>
    payments
      .filter(({ source, of }) => (of?.source ?? source) === `shipment:${shipmentId}`)
      .reduce((sum, { amount }) => sum + amount, 0)
  const counts = countStops(rows.map((row) => ({ status: row.status, owed: owedOf(row) })))
  return {
    name,
    day: toDay(day),
    addresses: counts.addresses,
    left: counts.left,
    toCollect: toAzn(counts.toCollect),
    collected: toAzn(payments.reduce((sum, { amount }) => sum + amount, 0)),
    stops: rows.map((row) => toStop(row, collectedFor(row.id))).toSorted(byWay),
  }
}

function toStop(row: StopRow, collected: Qepik): Stop {
  const address = storedAddress(row.address)
  const { user } = row
  return {
    id: row.id,
    number: shipmentNumber(row.id),
    status: row.status,
    at: row.statusSince.toISOString(),
    zone:
      row.zoneName === '' ? null : { name: row.zoneName, name_ru: row.zoneName_ru, name_en: row.zoneName_en },
    address,
    recipient: row.recipient || `${user.name} ${user.surname}`.trim(),
    phoneNumber: address?.phoneNumber || user.phoneNumber,
    note: row.note,
    boxes: row.boxes,
    owed: toAzn(owedOf(row)),
    collected: toAzn(collected),
    takenBy: row.takenBy,
    failure: row.status === 'Failed' ? row.failure : null,
    failureNote: row.status === 'Failed' ? row.failureNote : '',
  }
}

const { compare } = new Intl.Collator('az', { numeric: true })

/** By zone, what has none last; in it by district, street and house. */
export function byWay(one: Stop, other: Stop): number {
  return (
    Number(one.zone === null) - Number(other.zone === null) ||
    compare(one.zone?.name ?? '', other.zone?.name ?? '') ||
    compare(lineOf(one), lineOf(other)) ||
    one.id - other.id
  )
}

const lineOf = ({ address }: Stop): string =>
  address === null ? '' : `${address.place} ${address.street} ${address.building}`
