import type { Database, Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import type { SqlTransaction } from '../../db/sql-transaction.ts'
import { givenUpStatuses, statusList } from '../order-status/statuses.ts'
import { fromDay, toDay } from './production-output.ts'
import type { Reckoning, Workload } from './room.ts'
import { workSql } from './work-of.ts'
import { addDays, type Day, type WorkRules } from './workdays.ts'

type Settings = { defaultDays: number | null; byCapacity: boolean }
type RulesOf = (workKindId: number | null) => WorkRules & Settings

/** The working times from the day before `from` on, with the closed days of each kind of work (PROD-1). */
async function readRules(db: Database | Transaction, from: Day): Promise<RulesOf> {
  const [{ cutOff, weekdays, defaultDays, byCapacity }, closed] = await Promise.all([
    db.productionSettings.findUniqueOrThrow({ where: { id: 1 } }),
    db.closedDay.findMany({
      where: { day: { gte: fromDay(addDays(from, -1)) } },
      select: { day: true, workKindId: true },
    }),
  ])
  return (kind) => {
    const own = closed.filter(({ workKindId }) => workKindId === null || workKindId === kind)
    return { cutOff, weekdays, defaultDays, byCapacity, closed: new Set(own.map(({ day }) => toDay(day))) }
  }
}

/** The working times of one kind of work, or of the house. */
export const readWorkRules = async (
  db: Database | Transaction,
  { from, workKindId = null }: { from: Day; workKindId?: number | null },
): Promise<WorkRules & Settings> => (await readRules(db, from))(workKindId)

type Asked = {
  from: Day
  kinds: readonly (number | null)[]
  /** The loads are read where promises go by capacity anyway, and where this says so. */
  withLoads?: boolean
}

/** What the promises of kinds of work follow from. */
export async function readReckoning(
  db: Database | Transaction,
  { from, kinds, withLoads = false }: Asked,
): Promise<(workKindId: number | null) => Reckoning & Settings> {
  const rulesOf = await readRules(db, from)
  const isNeeded = withLoads || rulesOf(null).byCapacity
  const loads = isNeeded ? await readWorkloads(db, { from, kinds }) : null
  return (kind) => ({ ...rulesOf(kind), load: loads?.get(kind) ?? null })
}

type Planned = { id: number; capacityMinutes: number; day: Day | null; minutes: number | null }

/** What is planned of kinds of work from a day on, without the orders `except`. */
export async function readWorkloads(
  db: Pick<SqlTransaction, '$queryRaw'>,
  { from, kinds, except = [] }: Omit<Asked, 'withLoads'> & { except?: readonly number[] },
): Promise<Map<number | null, Workload>> {
  const ids = kinds.filter((kind) => kind !== null)
  const loads = new Map<number | null, Workload>()
  if (ids.length === 0) return loads
  const rows = await db.$queryRaw<Planned[]>`
    SELECT k.id, k.capacity_minutes AS "capacityMinutes", work.day, work.minutes
    FROM work_kinds k LEFT JOIN (
      SELECT ${workSql.kind} AS kind, o.planned_on::text AS day, sum(${workSql.minutes}) AS minutes
      FROM orders o ${workSql.joins}
      WHERE o.planned_on >= ${from}::text::date AND o.status NOT IN ${Prisma.raw(statusList(givenUpStatuses))}
        AND o.id <> ALL(${except})
      GROUP BY 1, 2
    ) work ON work.kind = k.id
    WHERE k.id = ANY(${ids})`
  for (const { id, capacityMinutes, day, minutes } of rows) {
    const load = loads.get(id) ?? { capacityMinutes, planned: new Map() }
    if (day !== null) load.planned.set(day, minutes ?? 0)
    loads.set(id, load)
  }
  return loads
}
