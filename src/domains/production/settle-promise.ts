import { Prisma } from '../../db/generated/client.ts'
import type { SqlTransaction } from '../../db/sql-transaction.ts'
import { isPrintable } from '../order-status/printable.ts'
import {
  givenUpStatuses,
  isUnmade,
  isUnpriced,
  type OrderStatus,
  statusList,
  takesArtwork,
} from '../order-status/statuses.ts'
import { workSql } from './work-of.ts'
import { addWorkdays, type Day, promisedDay, type WorkRules } from './workdays.ts'

type Row = Omit<WorkRules, 'closed'> & {
  id: number
  status: OrderStatus
  state: string
  promisedOn: Day | null
  plannedOn: Day | null
  workKindId: number | null
  days: number | null
  minutes: number
  closed: Day[]
}

/**
 * Whether the clock of an order runs (PROD-7): its artwork is approved, it was accepted and needs none, or it
 * is in production whatever its artwork's state.
 */
const isRunning = ({ status, state }: Pick<Row, 'status' | 'state'>): boolean =>
  isUnmade(status) &&
  (!takesArtwork(status) || (isUnpriced(status) ? state === 'Approved' : isPrintable(state)))

/**
 * Gives orders their promised day once their clock runs, and removes it when it no longer does and they
 * aren't in production yet (PROD-7). Called within the transaction that moved an order or its artwork.
 * @returns the promised day of each
 */
export async function settlePromises(
  tx: SqlTransaction,
  { orderIds, at }: { orderIds: readonly number[]; at: Date },
): Promise<Map<number, Day | null>> {
  const rows = await readOrders(tx, orderIds, at)
  const settled = new Map<number, Day | null>()
  for (const row of rows) settled.set(row.id, await settle(tx, row, at))
  return settled
}

/** {@link settlePromises} for one order. */
export const settlePromise = (tx: SqlTransaction, orderId: number, at: Date) =>
  settlePromises(tx, { orderIds: [orderId], at })

/** There is one row of settings, but PostgreSQL estimates a thousand for a table without statistics: hence `LIMIT 1`. */
const readOrders = (tx: SqlTransaction, orderIds: readonly number[], at: Date) => tx.$queryRaw<Row[]>`
  SELECT o.id, o.status::text AS status, coalesce(a.state::text, 'NotNeeded') AS state,
    o.promised_on::text AS "promisedOn", o.planned_on::text AS "plannedOn", ${workSql.kind} AS "workKindId",
    coalesce((o.options ->> 'days')::integer, p.production_days, s.production_days, settings.default_days) AS days,
    ${workSql.minutes} AS minutes, settings.cut_off AS "cutOff", settings.weekdays,
    ARRAY(
      SELECT c.day::text FROM closed_days c
      WHERE c.day > ${at}::timestamptz - interval '2 days'
        AND (c.work_kind_id IS NULL OR c.work_kind_id = ${workSql.kind})
    ) AS closed
  FROM orders o ${workSql.joins} LEFT JOIN artworks a ON a.order_id = o.id,
    (SELECT default_days, cut_off, weekdays FROM production_settings LIMIT 1) settings
  WHERE o.id = ANY(${orderIds}) ORDER BY o.id`

async function settle(tx: SqlTransaction, order: Row, at: Date): Promise<Day | null> {
  const { promisedOn } = order
  if (isRunning(order)) return promisedOn ?? start(tx, order, at)
  if (promisedOn === null || !takesArtwork(order.status)) return promisedOn
  await store(tx, order, { promisedOn: null, plannedOn: order.plannedOn }, at)
  return null
}

async function start(tx: SqlTransaction, order: Row, at: Date): Promise<Day | null> {
  const { days, cutOff, weekdays } = order
  if (days === null) return null
  const rules = { cutOff, weekdays, closed: new Set(order.closed) }
  const { day } = promisedDay({ from: at, days, ...rules })
  const first = promisedDay({ from: at, days: 0, ...rules }).day
  const isPlanned = order.plannedOn !== null && order.plannedOn >= first && order.plannedOn <= day
  const plannedOn = isPlanned ? order.plannedOn : await findRoom(tx, order, { first, last: day, rules })
  await store(tx, order, { promisedOn: day, plannedOn }, at)
  return day
}

async function store(
  tx: SqlTransaction,
  { id, ...before }: Row,
  { promisedOn, plannedOn }: Pick<Row, 'promisedOn' | 'plannedOn'>,
  at: Date,
): Promise<void> {
  await tx.$executeRaw`
    UPDATE orders SET promised_on = ${promisedOn}::text::date, planned_on = ${plannedOn}::text::date WHERE id = ${id}`
  await tx.$executeRaw`
    INSERT INTO promise_moves (order_id, promised_from, promised_to, planned_from, planned_to, created_at)
    VALUES (${id}, ${before.promisedOn}::text::date, ${promisedOn}::text::date, ${before.plannedOn}::text::date,
      ${plannedOn}::text::date, ${at})`
}

type Order = { id: number; workKindId: number | null; minutes: number }
type Span = { first: Day; last: Day; rules: WorkRules }

/**
 * The workshop's day for an order: the first working day up to the promised one with enough room for its kind
 * of work; the first of all where none has, or where its work is unknown (PROD-8).
 */
async function findRoom(
  tx: SqlTransaction,
  { id, workKindId, minutes }: Order,
  { first, last, rules }: Span,
): Promise<Day> {
  if (workKindId === null || minutes === 0) return first
  const loads = await tx.$queryRaw<{ day: Day; minutes: number; capacity: number }[]>`
    SELECT o.planned_on::text AS day, sum(${workSql.minutes}) AS minutes,
      (SELECT capacity_minutes FROM work_kinds WHERE id = ${workKindId}) AS capacity
    FROM orders o ${workSql.joins}
    WHERE o.planned_on BETWEEN ${first}::text::date AND ${last}::text::date
      AND o.status NOT IN ${Prisma.raw(statusList(givenUpStatuses))}
      AND ${workSql.kind} = ${workKindId} AND o.id <> ${id}
    GROUP BY o.planned_on`
  const taken = new Map(loads.map((load) => [load.day, load]))
  for (let day = first; day <= last; day = addWorkdays(day, 1, rules)) {
    const load = taken.get(day)
    if (!load || load.minutes + minutes <= load.capacity) return day
  }
  return first
}
