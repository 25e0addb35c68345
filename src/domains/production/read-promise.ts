import type { Database, Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { bakuDate } from '../../lib/days.ts'
import { orderedOptions } from '../options/ordered-options.ts'
import { gateFacts, gates } from '../order-status/gates.ts'
import { isPrintable } from '../order-status/printable.ts'
import { takesArtwork } from '../order-status/statuses.ts'
import { daysLateOn } from './lateness.ts'
import { toDay } from './production-output.ts'
import { lastingMoves, type PromiseView, toMoves } from './promise-output.ts'
import { promiseFor, type Reckoning } from './room.ts'
import { minutesOf, workOf, workParts } from './work-of.ts'
import { readReckoning } from './work-rules.ts'

const parts = {
  id: true,
  status: true,
  promisedOn: true,
  plannedOn: true,
  options: true,
  count: true,
  byCapacity: true,
  promiseMoves: lastingMoves,
  ...gateFacts,
  ...workParts,
} as const satisfies Prisma.OrderSelect
type Row = Prisma.OrderGetPayload<{ select: typeof parts }>

type Asked = { id: number; at: Date; isStaff: boolean }

/** When an order is ready, or by when its clock must start for which day (PROD-7). The order exists. */
export async function readPromise(
  db: Database | Transaction,
  { id, at, isStaff }: Asked,
): Promise<PromiseView> {
  const row = await db.order.findUniqueOrThrow({ where: { id }, select: parts })
  const { workKindId, productionDays } = workOf(row)
  const { promisedOn, plannedOn } = row
  const today = bakuDate(at)
  const from = promisedOn && toDay(promisedOn) < today ? toDay(promisedOn) : today
  const reckoningOf = await readReckoning(db, { from, kinds: [workKindId], withLoads: row.byCapacity })
  const rules = reckoningOf(workKindId)
  const days = chosenDays(row.options) ?? productionDays ?? rules.defaultDays
  return {
    promisedOn: promisedOn && toDay(promisedOn),
    days,
    needsApproval: row.artwork !== null && !isPrintable(row.artwork.state),
    needsMoney: !gates.deposit.isOpen(row),
    ...wouldBeReady(row, { days, at, rules }),
    daysLate: daysLateOn(
      { status: row.status, promisedOn: promisedOn && toDay(promisedOn) },
      { today, rules },
    ),
    moves: toMoves(row.promiseMoves, isStaff),
    ...(isStaff && { plannedOn: plannedOn && toDay(plannedOn), workKindId }),
  }
}

/** The working days of the turnaround that was chosen. */
export const chosenDays = (options: unknown): number | null =>
  options === null ? null : orderedOptions.parse(options).days

type Waiting = Pick<Row, 'status' | 'promisedOn' | 'count' | 'byCapacity'> & Parameters<typeof workOf>[0]

/** Null when it is promised already, or never will be. */
export function wouldBeReady(
  order: Waiting,
  { days, at, rules }: { days: number | null; at: Date; rules: Reckoning },
): Pick<PromiseView, 'approveBy' | 'readyOn'> {
  const { status, promisedOn, count } = order
  if (!takesArtwork(status) || promisedOn !== null || days === null) return { approveBy: null, readyOn: null }
  const minutes = minutesOf(workOf(order), count)
  const byCapacity = order.byCapacity || rules.byCapacity
  const { day, ifApprovedBy } = promiseFor({ ...rules, from: at, days, minutes, byCapacity })
  return { approveBy: ifApprovedBy.toISOString(), readyOn: day }
}
