import type { Transaction } from '../../db/client.ts'
import { type Prepared, type PreparedTransaction, queryIn } from '../../db/prepared.ts'
import { isPrintable } from '../order-status/printable.ts'
import type { OrderStatus } from '../order-status/statuses.ts'
import { findRoom } from './find-room.ts'
import { workSql } from './work-of.ts'
import { type Day, promisedDay, type WorkRules } from './workdays.ts'

type Tx = Transaction | PreparedTransaction
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

/** Reckoned for few orders and one row of settings: PostgreSQL takes a table that it never looked over for a thousand rows. */
const readOrders: Prepared = {
  name: 'orders-to-promise',
  text: `
    SELECT o.id, o.status::text AS status, coalesce(a.state::text, 'NotNeeded') AS state,
      o.promised_on::text AS "promisedOn", o.planned_on::text AS "plannedOn", ${workSql.kind} AS "workKindId",
      coalesce((o.options ->> 'days')::integer, p.production_days, s.production_days, settings.default_days) AS days, ${workSql.minutes} AS minutes,
      settings.cut_off AS "cutOff", settings.weekdays,
      ARRAY(
        SELECT c.day::text FROM closed_days c
        WHERE c.day > $2::timestamptz - interval '2 days' AND (c.work_kind_id IS NULL OR c.work_kind_id = ${workSql.kind})
      ) AS closed
    FROM orders o ${workSql.joins} LEFT JOIN artworks a ON a.order_id = o.id,
      (SELECT default_days, cut_off, weekdays FROM production_settings LIMIT 1) settings
    WHERE o.id = ANY (ARRAY(SELECT value::integer FROM json_array_elements_text($1::json))) ORDER BY o.id`,
}

const storeDays: Prepared = {
  name: 'store-promise',
  text: `
    WITH moved AS (
      UPDATE orders SET promised_on = $2::text::date, planned_on = $3::text::date WHERE id = $1::integer
    )
    INSERT INTO promise_moves (order_id, promised_from, promised_to, planned_from, planned_to, created_at)
    VALUES ($1::integer, $4::text::date, $2::text::date, $5::text::date, $3::text::date, $6::timestamptz)`,
}

/**
 * Whether the clock of an order runs (PROD-7): its artwork is approved, it was accepted and needs none, or it is in
 * production whatever its artwork says.
 */
const isRunning = ({ status, state }: Pick<Row, 'status' | 'state'>): boolean =>
  status === 'InProduction' ||
  (status === 'Accepted' && isPrintable(state)) ||
  (status === 'Pending' && state === 'Approved')

/**
 * Gives orders their promised day once their clock runs, and takes it back when it no longer does and they aren't in
 * production yet (PROD-7). To be called within the transaction that moved an order or its artwork.
 * @returns the promised day of each
 */
export async function settlePromises(
  tx: Tx,
  { orderIds, at }: { orderIds: readonly number[]; at: Date },
): Promise<Map<number, Day | null>> {
  const rows = await queryIn<Row>(tx, readOrders, [JSON.stringify(orderIds), at])
  const settled = new Map<number, Day | null>()
  for (const row of rows) settled.set(row.id, await settle(tx, row, at))
  return settled
}

/** {@link settlePromises} of one order. */
export const settlePromise = (tx: Tx, orderId: number, at: Date) =>
  settlePromises(tx, { orderIds: [orderId], at })

async function settle(tx: Tx, order: Row, at: Date): Promise<Day | null> {
  const { promisedOn } = order
  if (isRunning(order)) return promisedOn ?? start(tx, order, at)
  const isOpen = order.status === 'Pending' || order.status === 'Accepted'
  if (promisedOn === null || !isOpen) return promisedOn
  await store(tx, order, { promisedOn: null, plannedOn: order.plannedOn }, at)
  return null
}

async function start(tx: Tx, order: Row, at: Date): Promise<Day | null> {
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
  tx: Tx,
  { id, ...before }: Row,
  { promisedOn, plannedOn }: Pick<Row, 'promisedOn' | 'plannedOn'>,
  at: Date,
): Promise<void> {
  await queryIn(tx, storeDays, [id, promisedOn, plannedOn, before.promisedOn, before.plannedOn, at])
}
