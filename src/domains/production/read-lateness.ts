import type { Database } from '../../db/client.ts'
import { bakuDate } from '../../lib/days.ts'
import type { OrderStatus } from '../order-status/statuses.ts'
import { daysLateOn, isLate } from './lateness.ts'
import { toDay } from './production-output.ts'
import { workOf, workParts } from './work-of.ts'
import { readWorkRules } from './work-rules.ts'

type Row = { id: number; status: OrderStatus; promisedOn: Date | null }

const promised = ({ status, promisedOn }: Row) => ({ status, promisedOn: promisedOn && toDay(promisedOn) })

/** Working days that each of the orders is late at that moment, by its own kind of work; 0 for one that isn't. */
export async function readLateness(
  db: Database,
  rows: readonly Row[],
  at: Date,
): Promise<(order: Row) => number> {
  const today = bakuDate(at)
  const late = rows.filter((row) => isLate(promised(row), today))
  if (late.length === 0) return () => 0
  const works = await db.order.findMany({
    where: { id: { in: late.map(({ id }) => id) } },
    select: { id: true, ...workParts },
  })
  const kindOf = new Map(works.map((row) => [row.id, workOf(row).workKindId]))
  const [from = today] = late.flatMap((row) => promised(row).promisedOn ?? []).toSorted()
  const rulesOf = new Map(
    await Promise.all(
      [...new Set(kindOf.values())].map(
        async (workKindId) => [workKindId, await readWorkRules(db, { from, workKindId })] as const,
      ),
    ),
  )
  return (order) => {
    const rules = rulesOf.get(kindOf.get(order.id) ?? null)
    return rules ? daysLateOn(promised(order), { today, rules }) : 0
  }
}
