import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { bakuDate } from '../../lib/days.ts'
import { toDay } from './production-output.ts'
import { readLateness } from './read-lateness.ts'
import { chosenDays, wouldBeReady } from './read-promise.ts'
import { workOf, workParts } from './work-of.ts'
import { readReckoning } from './work-rules.ts'

/** The promised day; before there is one, the day that an approval until `approveBy` would still reach. */
export const dueSchema = z.object({
  day: z.iso.date(),
  approveBy: z.iso.datetime().nullable(),
  /** Working days that it is late. */
  daysLate: z.int(),
})
export type Due = z.infer<typeof dueSchema>

const parts = {
  id: true,
  status: true,
  promisedOn: true,
  options: true,
  count: true,
  byCapacity: true,
  ...workParts,
} as const satisfies Prisma.OrderSelect

/** When orders of a list are due, as each one's page shows it (PROD-7); null where no day is known. */
export async function readDues(
  db: Database,
  orderIds: readonly number[],
  at: Date,
): Promise<(orderId: number) => Due | null> {
  const rows = await db.order.findMany({ where: { id: { in: [...orderIds] } }, select: parts })
  const lateBy = await readLateness(db, rows, at)
  const reckoningOf = await readReckoning(db, {
    from: bakuDate(at),
    kinds: [...new Set(rows.map((row) => workOf(row).workKindId))],
    withLoads: rows.some(({ byCapacity }) => byCapacity),
  })
  const dues = rows.map((row): [number, Due | null] => {
    const { workKindId, productionDays } = workOf(row)
    const rules = reckoningOf(workKindId)
    if (row.promisedOn !== null)
      return [row.id, { day: toDay(row.promisedOn), approveBy: null, daysLate: lateBy(row) }]
    const days = chosenDays(row.options) ?? productionDays ?? rules.defaultDays
    const { readyOn, approveBy } = wouldBeReady(row, { days, at, rules })
    return [row.id, readyOn === null ? null : { day: readyOn, approveBy, daysLate: 0 }]
  })
  const byId = new Map(dues)
  return (orderId) => byId.get(orderId) ?? null
}
