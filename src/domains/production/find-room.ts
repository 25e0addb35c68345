import type { Transaction } from '../../db/client.ts'
import { type Prepared, type PreparedTransaction, queryIn } from '../../db/prepared.ts'
import { workSql } from './work-of.ts'
import { addWorkdays, type Day, type WorkRules } from './workdays.ts'

const readLoads: Prepared = {
  name: 'loads-of-kind',
  text: `
    SELECT o.planned_on::text AS day, sum(${workSql.minutes}) AS minutes,
      (SELECT capacity_minutes FROM work_kinds WHERE id = $1::integer) AS capacity
    FROM orders o ${workSql.joins}
    WHERE o.planned_on BETWEEN $2::text::date AND $3::text::date AND o.status <> 'NotApproved'
      AND ${workSql.kind} = $1::integer AND o.id <> $4::integer
    GROUP BY o.planned_on`,
}

type Order = { id: number; workKindId: number | null; minutes: number }
type Span = { first: Day; last: Day; rules: WorkRules }

/**
 * The day on which the workshop does an order: the first working day up to the promised one on which its kind of work has
 * room for it; the first of all where none has, or where nothing says how much it takes (PROD-8).
 */
export async function findRoom(
  tx: Transaction | PreparedTransaction,
  { id, workKindId, minutes }: Order,
  { first, last, rules }: Span,
): Promise<Day> {
  if (workKindId === null || minutes === 0) return first
  const loads = await queryIn<{ day: Day; minutes: number; capacity: number }>(tx, readLoads, [
    ...[workKindId, first, last, id],
  ])
  const taken = new Map(loads.map((load) => [load.day, load]))
  for (let day = first; day <= last; day = addWorkdays(day, 1, rules)) {
    const load = taken.get(day)
    if (!load || load.minutes + minutes <= load.capacity) return day
  }
  return first
}
