import type { SqlTransaction } from '../../db/sql-transaction.ts'
import { bakuDate } from '../../lib/days.ts'
import { type MoneyFacts, missingFor, type Prepayment } from '../order-money/order-money.ts'
import { isPrintable } from '../order-status/printable.ts'
import { isUnmade, isUnpriced, type OrderStatus, takesArtwork } from '../order-status/statuses.ts'
import { promiseFor, takeRoom, type Workload } from './room.ts'
import { workSql } from './work-of.ts'
import { readWorkloads } from './work-rules.ts'
import { addDays, type Day, firstWorkday, type WorkRules } from './workdays.ts'

type Row = Omit<WorkRules, 'closed'> & {
  id: number
  status: OrderStatus
  state: string
  promisedOn: Day | null
  plannedOn: Day | null
  workKindId: number | null
  days: number | null
  minutes: number
  byCapacity: boolean
  closed: Day[]
  /** Null where its money isn't kept. */
  money: (Omit<MoneyFacts, 'dueOn'> & { beforeProduction: Prepayment }) | null
}

/**
 * Whether the clock of an order runs (PROD-7): its artwork is approved, or it was accepted and needs none, and what
 * must be paid before production is paid; or it is in production all the same.
 */
const isRunning = ({ status, state, money }: Pick<Row, 'status' | 'state' | 'money'>): boolean =>
  isUnmade(status) &&
  (!takesArtwork(status) ||
    ((isUnpriced(status) ? state === 'Approved' : isPrintable(state)) &&
      (money === null || missingFor(money.beforeProduction, money) === 0)))

/**
 * Gives orders their promised day once their clock runs, and removes it when it no longer does and they
 * aren't in production yet (PROD-7), unless it `keeps` what was promised: a day isn't withdrawn because a price or the
 * house's rule about money has changed. Called within the transaction that moved an order, its artwork or its money.
 * @returns the promised day of each
 */
export async function settlePromises(
  tx: SqlTransaction,
  { orderIds, at, keeps = false }: { orderIds: readonly number[]; at: Date; keeps?: boolean },
): Promise<Map<number, Day | null>> {
  const rows = await readOrders(tx, orderIds, at)
  const loads = await holdLoads(tx, rows, at)
  const settled = new Map<number, Day | null>()
  for (const row of rows)
    settled.set(row.id, await settle(tx, row, { at, keeps, load: loads.get(row.workKindId) ?? null }))
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
    o.by_capacity OR settings.by_capacity AS "byCapacity",
    ARRAY(
      SELECT c.day::text FROM closed_days c
      WHERE c.day > ${at}::timestamptz - interval '2 days'
        AND (c.work_kind_id IS NULL OR c.work_kind_id = ${workSql.kind})
    ) AS closed,
    CASE WHEN m.order_id IS NOT NULL THEN json_build_object('total', m.total, 'paid', m.paid, 'refunded', m.refunded,
      'depositBp', m.deposit_bp, 'isOnTerms', m.is_on_terms, 'beforeProduction', paying.before_production) END AS money
  FROM orders o ${workSql.joins} LEFT JOIN artworks a ON a.order_id = o.id
    LEFT JOIN order_money m ON m.order_id = o.id LEFT JOIN payment_settings paying ON paying.id = m.settings_id,
    (SELECT default_days, cut_off, weekdays, by_capacity FROM production_settings LIMIT 1) settings
  WHERE o.id = ANY(${orderIds}) ORDER BY o.id`

/**
 * The loads of the kinds of work whose orders are promised now. Of two promised by capacity at the same time the lock
 * makes one see the other, so that they never both take the last room of a day (PROD-13).
 */
async function holdLoads(
  tx: SqlTransaction,
  rows: readonly Row[],
  at: Date,
): Promise<Map<number | null, Workload>> {
  const starting = rows.filter((row) => isRunning(row) && row.promisedOn === null && row.minutes > 0)
  const kinds = starting.flatMap(({ workKindId }) => workKindId ?? [])
  if (kinds.length === 0) return new Map()
  const held = starting.flatMap(({ byCapacity, workKindId }) => (byCapacity ? (workKindId ?? []) : []))
  if (held.length > 0)
    await tx.$queryRaw`SELECT 1 FROM work_kinds WHERE id = ANY(${held}) ORDER BY id FOR NO KEY UPDATE`
  const except = starting.map(({ id }) => id)
  return readWorkloads(tx, { from: addDays(bakuDate(at), -1), kinds, except })
}

type Settling = { at: Date; keeps: boolean; load: Workload | null }

async function settle(tx: SqlTransaction, order: Row, settling: Settling): Promise<Day | null> {
  const { promisedOn } = order
  if (isRunning(order)) return promisedOn ?? start(tx, order, settling)
  if (promisedOn === null || settling.keeps || !takesArtwork(order.status)) return promisedOn
  await store(tx, order, { promisedOn: null, plannedOn: order.plannedOn }, settling.at)
  return null
}

/** Its work counts for the orders after it. */
async function start(tx: SqlTransaction, order: Row, { at, load }: Settling): Promise<Day | null> {
  const { days, minutes, cutOff, weekdays, byCapacity } = order
  if (days === null) return null
  const rules = { cutOff, weekdays, closed: new Set(order.closed) }
  const { day, plannedOn: proposed } = promiseFor({ from: at, days, minutes, byCapacity, load, ...rules })
  const given = order.plannedOn
  const isKept = given !== null && given >= firstWorkday(at, rules) && given <= day
  const plannedOn = isKept ? given : proposed
  takeRoom(load, plannedOn, minutes)
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
