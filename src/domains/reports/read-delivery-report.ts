import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { textsOut } from '../../lib/fields.ts'
import { toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { deliveryKinds } from '../delivery/deliver.ts'
import { isHandedOver, shipmentStatuses } from '../shipment-status/shipment-statuses.ts'
import {
  aznBefore,
  bakuDayOf,
  type Compared,
  comparedSchema,
  compareSpan,
  isIn,
  isInEither,
} from './compared-span.ts'
import { readSpan, type spanFields } from './report-input.ts'

const figures = {
  /** Shipments that were delivered, picked up or could not be handed over on these days. */
  shipments: z.int(),
  shipmentsBefore: z.int().nullable(),
  /** Those of them that were delivered or picked up. */
  delivered: z.int(),
  /** Those of them that failed at least once; a failed shipment can still be delivered later. */
  failed: z.int(),
  /** Per cent of the shipments, with a decimal; null without any. */
  failedShare: z.number().nullable(),
  /** AZN that the orders cost for it, by the day on which it was charged. */
  charged: z.number(),
  chargedBefore: z.number().nullable(),
  /** AZN that couriers of the house collected, by the day of the ledger. */
  cash: z.number(),
}

/** Ways of delivery, each with what became of its shipments and what it brought (DEL-56). */
export const deliveryReportSchema = comparedSchema.extend({
  ...figures,
  rows: z.array(
    z.object({
      /** Null for a way that is deleted: its name is that of then. */
      id: z.int().nullable(),
      kind: z.enum(deliveryKinds),
      ...textsOut('name'),
      ...figures,
    }),
  ),
})
type Report = z.infer<typeof deliveryReportSchema>
type Way = Pick<Report['rows'][number], 'id' | 'kind' | 'name' | 'name_ru' | 'name_en'>

const sums = ['shipments', 'earlierShipments', 'delivered', 'failed', 'charged', 'earlier', 'cash'] as const
type Sums = Record<(typeof sums)[number], number>

/**
 * What became of shipments by their way: taken or not by what happened on the days, charged by the day of the charge,
 * cash of couriers by the day of the ledger (DEL-56).
 * @throws VALIDATION
 */
export async function readDeliveryReport(
  deps: Pick<Deps, 'db' | 'now'>,
  asked: z.output<typeof spanFields>,
): Promise<Report> {
  const compared = await compareSpan(deps, readSpan(asked))
  const rows = await readRows(deps.db, compared)
  const total = Object.fromEntries(
    sums.map((name) => [name, rows.reduce((all, row) => all + row[name], 0)]),
  ) as Sums
  return {
    ...compared,
    ...figuresOf(total, compared),
    rows: rows.map((row) => {
      const { id, kind, name, name_ru, name_en } = row
      return { id, kind, name, name_ru, name_en, ...figuresOf(row, compared) }
    }),
  }
}

function figuresOf(sum: Sums, compared: Compared) {
  const { shipments, delivered, failed } = sum
  return {
    shipments,
    shipmentsBefore: compared.before && sum.earlierShipments,
    delivered,
    failed,
    failedShare: shipments === 0 ? null : Math.round((failed * 1000) / shipments) / 10,
    charged: toAzn(sum.charged),
    chargedBefore: aznBefore(compared, sum.earlier),
    cash: toAzn(sum.cash),
  }
}

const list = (statuses: readonly string[]) => Prisma.raw(`(${statuses.map((one) => `'${one}'`).join(', ')})`)
const taken = list(shipmentStatuses.filter(isHandedOver))

/** Each shipment with what became of it on the days of both spans. */
function outcomes({ span, before }: Compared): Prisma.Sql {
  const day = bakuDayOf(Prisma.sql`created_at`)
  const some = (condition: Prisma.Sql) => Prisma.sql`coalesce(bool_or(${condition}), false)::integer`
  const now = isIn(day, span)
  return Prisma.sql`
    SELECT shipment_id, ${some(now)} AS shipments, ${some(isIn(day, before))} AS "earlierShipments",
      ${some(Prisma.sql`${now} AND "to" IN ${taken}`)} AS delivered,
      ${some(Prisma.sql`${now} AND "to" = 'Failed'`)} AS failed, 0 AS charged, 0 AS earlier, 0 AS cash
    FROM shipment_events WHERE ("to" = 'Failed' OR "to" IN ${taken}) AND ${isInEither(day, { span, before })}
    GROUP BY shipment_id`
}

/** What was charged for each shipment on the days of both spans, as far as it still counts. */
function charges({ span, before }: Compared): Prisma.Sql {
  const day = bakuDayOf(Prisma.sql`added_at`)
  return Prisma.sql`
    SELECT shipment_id, 0, 0, 0, 0, CASE WHEN ${isIn(day, span)} THEN amount ELSE 0 END,
      CASE WHEN ${isIn(day, before)} THEN amount ELSE 0 END, 0
    FROM charges
    WHERE shipment_id IS NOT NULL AND removed_at IS NULL AND ${isInEither(day, { span, before })}`
}

/** What couriers of the house collected: the source of such a payment names its shipment. */
const cash = ({ span }: Compared): Prisma.Sql => Prisma.sql`
  SELECT substring(source FROM '^shipment:([0-9]+)$')::integer, 0, 0, 0, 0, 0, 0, amount
  FROM payments WHERE courier_day_id IS NOT NULL AND ${isIn(Prisma.sql`day`, span)}`

/** Most shipments first. */
async function readRows(db: Deps['db'], compared: Compared): Promise<(Way & Sums)[]> {
  const added = sums.map((name) => Prisma.raw(`sum(part."${name}")::float8 AS "${name}"`))
  const rows = await db.$queryRaw<(Way & Sums)[]>`
    SELECT w.id, s.kind::text, coalesce(w.name, s.way_name) AS name, coalesce(w.name_ru, s.way_name_ru) AS name_ru,
      coalesce(w.name_en, s.way_name_en) AS name_en, ${Prisma.join(added)}
    FROM (${outcomes(compared)} UNION ALL ${charges(compared)} UNION ALL ${cash(compared)}) part
      JOIN shipments s ON s.id = part.shipment_id LEFT JOIN delivery_ways w ON w.id = s.way_id
    GROUP BY 1, 2, 3, 4, 5`
  return rows.toSorted(
    (one, other) =>
      other.shipments - one.shipments || other.charged - one.charged || one.name.localeCompare(other.name),
  )
}
