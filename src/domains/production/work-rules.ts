import type { Database, Transaction } from '../../db/client.ts'
import { fromDay, toDay } from './production-output.ts'
import { addDays, type Day, type WorkRules } from './workdays.ts'

/** The working times from the day before `from` on, with the closed days of a kind of work (PROD-1). */
export async function readWorkRules(
  db: Database | Transaction,
  { from, workKindId = null }: { from: Day; workKindId?: number | null },
): Promise<WorkRules & { defaultDays: number | null }> {
  const kinds = [{ workKindId: null }, ...(workKindId === null ? [] : [{ workKindId }])]
  const [{ cutOff, weekdays, defaultDays }, closed] = await Promise.all([
    db.productionSettings.findUniqueOrThrow({ where: { id: 1 } }),
    db.closedDay.findMany({
      where: { day: { gte: fromDay(addDays(from, -1)) }, OR: kinds },
      select: { day: true },
    }),
  ])
  return { cutOff, weekdays, defaultDays, closed: new Set(closed.map(({ day }) => toDay(day))) }
}
