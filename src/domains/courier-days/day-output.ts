import { z } from 'zod'
import type { Database, Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import { owedOf, shipmentParts } from '../order-shipment/shipment-output.ts'
import { person, personSchema } from '../payments/payment-output.ts'
import { toDay } from '../production/production-output.ts'

/** `open`: its link works; `over`: its day has ended. */
const dayStates = ['open', 'revoked', 'over', 'handedIn'] as const
type DayState = (typeof dayStates)[number]

/** What a courier has with them on a day, for staff; AZN. */
export const courierDaySchema = z.object({
  id: z.int(),
  name: z.string(),
  phoneNumber: z.string(),
  day: z.iso.date(),
  state: z.enum(dayStates),
  addresses: z.int(),
  left: z.int(),
  /** Still to be collected from what is left. */
  toCollect: z.number(),
  /** Collected, less what was taken back of it. */
  collected: z.number(),
  shipmentIds: z.array(z.int()),
  createdBy: personSchema,
  createdAt: z.iso.datetime(),
  handedInAt: z.iso.datetime().nullable(),
  handedInTo: personSchema.nullable(),
})
export type CourierDayView = z.infer<typeof courierDaySchema>

/** A day with the secret address of its list, which is answered only here. */
export const courierDayLinkSchema = courierDaySchema.extend({ token: z.string(), url: z.string() })

const dayParts = {
  createdBy: person,
  handedInTo: person,
  payments: { select: { amount: true } },
  shipments: {
    orderBy: { id: 'asc' },
    select: { id: true, status: true, orders: shipmentParts.orders },
  },
} as const satisfies Prisma.CourierDayInclude
type DayRow = Prisma.CourierDayGetPayload<{ include: typeof dayParts }>

type Ended = { day: Date; revokedAt: Date | null; handedInAt: Date | null }

/** How a day stands: its link works on its own day in Baku only, and not once it is revoked or settled (DEL-40). */
export function stateOfDay({ day, revokedAt, handedInAt }: Ended, now: Date): DayState {
  if (handedInAt) return 'handedIn'
  if (revokedAt) return 'revoked'
  return day.getTime() === bakuDay(now).getTime() ? 'open' : 'over'
}

type Counted = { status: string; owed: Qepik }

/** How many addresses there are and are left, and qəpik that are still to be collected there. */
export function countStops(stops: readonly Counted[]): { addresses: number; left: number; toCollect: Qepik } {
  const left = stops.filter(({ status }) => status === 'HandedOver')
  return {
    addresses: stops.length,
    left: left.length,
    toCollect: left.reduce((sum, { owed }) => sum + owed, 0),
  }
}

function toCourierDay(row: DayRow, now: Date): CourierDayView {
  const counts = countStops(row.shipments.map((one) => ({ status: one.status, owed: owedOf(one) })))
  return {
    id: row.id,
    name: row.name,
    phoneNumber: row.phoneNumber,
    day: toDay(row.day),
    state: stateOfDay(row, now),
    addresses: counts.addresses,
    left: counts.left,
    toCollect: toAzn(counts.toCollect),
    collected: toAzn(row.payments.reduce((sum, { amount }) => sum + amount, 0)),
    shipmentIds: row.shipments.map(({ id }) => id),
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
    handedInAt: row.handedInAt?.toISOString() ?? null,
    handedInTo: row.handedInTo,
  }
}

export async function readDays(
  db: Database | Transaction,
  { where, now }: { where: Prisma.CourierDayWhereInput; now: Date },
): Promise<CourierDayView[]> {
  const rows = await db.courierDay.findMany({ where, include: dayParts, orderBy: { id: 'asc' } })
  return rows.map((row) => toCourierDay(row, now))
}
