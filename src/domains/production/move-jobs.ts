import type { Transaction } from '../../db/client.ts'
import type { ClosedDay } from '../../db/generated/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { fromDay } from './production-output.ts'
import { storeMove } from './store-move.ts'
import { workOf, workParts } from './work-of.ts'
import { readWorkRules } from './work-rules.ts'
import { addDays, addWorkdays, type Day } from './workdays.ts'

type Closed = Pick<ClosedDay, 'workKindId' | 'name'> & {
  by: number
  day: Day
  moveJobs: boolean
  movePromises: boolean
}
const inWork: ('Pending' | 'Accepted' | 'InProduction')[] = ['Pending', 'Accepted', 'InProduction']

/**
 * Gives what was to be done on a day that has just been closed the next working day (PROD-11), and what was promised for
 * it (PROD-12).
 */
export async function moveJobsOf(
  deps: Pick<Deps, 'emails' | 'now'>,
  tx: Transaction,
  { by, day, workKindId, name, moveJobs, movePromises }: Closed,
): Promise<void> {
  const closed = fromDay(day)
  await tx.$queryRaw`
    SELECT 1 FROM orders WHERE planned_on = ${day}::text::date OR promised_on = ${day}::text::date
    ORDER BY id FOR NO KEY UPDATE`
  const orders = await tx.order.findMany({
    where: {
      status: { in: inWork },
      OR: [...(moveJobs ? [{ plannedOn: closed }] : []), ...(movePromises ? [{ promisedOn: closed }] : [])],
    },
    include: workParts,
    orderBy: { id: 'asc' },
  })
  for (const order of orders) {
    const kind = workOf(order).workKindId
    if (workKindId !== null && kind !== workKindId) continue
    const rules = await readWorkRules(tx, { from: day, workKindId: kind })
    const next = fromDay(addWorkdays(addDays(day, 1), 0, rules))
    const isDoneThen = moveJobs && order.plannedOn?.getTime() === closed.getTime()
    const isBroken = isDoneThen && order.promisedOn !== null && order.promisedOn < next
    const isAsked = movePromises && order.promisedOn?.getTime() === closed.getTime()
    const isMoved = isBroken || isAsked
    const promisedOn = isMoved ? next : order.promisedOn
    const plannedOn = isDoneThen ? next : order.plannedOn
    await storeMove(deps, tx, { order, by, promisedOn, plannedOn, reason: isMoved ? name : '' })
  }
}
