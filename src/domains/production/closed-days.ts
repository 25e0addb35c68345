import type { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../../db/database-errors.ts'
import type { ClosedDay } from '../../db/generated/client.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded, recordedNew, recordedNewIn } from '../audit/recorded.ts'
import { unmadeStatuses } from '../order-status/statuses.ts'
import { type Holiday, holidaysOf } from './holidays.ts'
import type { closeDayFields, closedBetween, takeHolidaysFields } from './production-input.ts'
import { closedDaySchema, fromDay, type holidaySchema, toDay } from './production-output.ts'
import { storeMove } from './store-move.ts'
import { noSuchKind } from './work-kinds.ts'
import { workOf, workParts } from './work-of.ts'
import { readWorkRules } from './work-rules.ts'
import { addDays, addWorkdays, type Day } from './workdays.ts'

type ClosedDayView = z.infer<typeof closedDaySchema>
type DayDeps = Pick<Deps, 'db'>
const kind = 'closedDay'

const alreadyClosed: Message = /*i18n*/ {
  id: 'production.alreadyClosed',
  message: 'This day is already closed.',
}
const notProposed: Message = /*i18n*/ {
  id: 'production.notProposed',
  message: 'Only days proposed for this year can be added: {day} is not one of them.',
}

const toView = (row: ClosedDay): ClosedDayView => closedDaySchema.parse({ ...row, day: toDay(row.day) })

/** Closed days, oldest first; all of them, or those of a span. */
export async function listClosedDays(
  { db }: DayDeps,
  { from, to }: z.output<typeof closedBetween>,
): Promise<ClosedDayView[]> {
  const day = { ...(from && { gte: from }), ...(to && { lte: to }) }
  const rows = await db.closedDay.findMany({ where: { day }, orderBy: [{ day: 'asc' }, { id: 'asc' }] })
  return rows.map(toView)
}

/**
 * With `moveJobs` the workshop's jobs of that day go to the next working day; where that is after the
 * promised day, so does the promise, with the closed day's reason (PROD-11). With `movePromises` promises for
 * that day move to the next working day (PROD-12).
 * @throws CONFLICT when it is closed already; NOT_FOUND for an unknown kind of work
 */
export async function closeDay(
  deps: Pick<Deps, 'db' | 'emails' | 'now'>,
  { id: by }: Pick<Caller, 'id'>,
  { moveJobs = false, movePromises = false, ...data }: z.output<typeof closeDayFields>,
): Promise<ClosedDayView> {
  try {
    const row = await recordedNew(deps.db, { by, kind }, async (tx) => {
      const made = await tx.closedDay.create({ data })
      if (moveJobs || movePromises)
        await moveJobsOf(deps, tx, { ...made, by, day: toDay(made.day), moveJobs, movePromises })
      return made
    })
    return toView(row)
  } catch (error) {
    if (isForeignKeyViolation(error)) throw noSuchKind(error)
    throw isUniqueViolation(error) ? new AppError('CONFLICT', alreadyClosed, { cause: error }) : error
  }
}

/** Opens a closed day again; promises stay as they are. @throws NOT_FOUND */
export function openDay(
  { db }: DayDeps,
  { id: by }: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<void> {
  return recorded(db, { by, kind, id }, async (tx) => {
    const { count } = await tx.closedDay.deleteMany({ where: { id } })
    if (count === 0) throw notFound()
  })
}

/** The public holidays of a year, and which of them are closed already (PROD-3). */
export async function proposeHolidays(
  { db }: DayDeps,
  { year }: { year: number },
): Promise<z.infer<typeof holidaySchema>[]> {
  const holidays = holidaysOf(year)
  const days = holidays.map(({ day }) => fromDay(day))
  const closed = await db.closedDay.findMany({ where: { day: { in: days }, workKindId: null } })
  const taken = new Set(closed.map(({ day }) => toDay(day)))
  return holidays.map((holiday) => ({ ...holiday, isClosed: taken.has(holiday.day) }))
}

/**
 * Closes the chosen holidays of a year; days that are closed already stay as they are (PROD-3).
 * @throws VALIDATION for a day that isn't one of them
 */
export async function takeHolidays(
  deps: DayDeps,
  { id: by }: Pick<Caller, 'id'>,
  { year, days }: z.output<typeof takeHolidaysFields>,
): Promise<z.infer<typeof holidaySchema>[]> {
  const chosen = chosenOf(year, days.map(toDay))
  await deps.db.$transaction(async (tx) => {
    // Of two parallel callers the second finds them closed.
    await tx.$queryRaw`SELECT 1 FROM production_settings FOR UPDATE`
    const closed = await tx.closedDay.findMany({ where: { day: { in: days }, workKindId: null } })
    const taken = new Set(closed.map(({ day }) => toDay(day)))
    for (const { day, name, name_ru, name_en } of chosen.filter((one) => !taken.has(one.day))) {
      const data = { day: fromDay(day), name, name_ru, name_en, source: 'holiday' } as const
      await recordedNewIn(tx, { by, kind }, () => tx.closedDay.create({ data }))
    }
  })
  return proposeHolidays(deps, { year })
}

function chosenOf(year: number, days: readonly string[]): Holiday[] {
  const holidays = holidaysOf(year)
  const unknown = days.find((day) => !holidays.some((holiday) => holiday.day === day))
  if (unknown !== undefined) throw new AppError('VALIDATION', { ...notProposed, values: { day: unknown } })
  return holidays.filter(({ day }) => days.includes(day))
}

type Closed = Pick<ClosedDay, 'workKindId' | 'name'> & {
  by: number
  day: Day
  moveJobs: boolean
  movePromises: boolean
}

/** Moves jobs of a newly closed day to the next working day (PROD-11), and its promises (PROD-12). */
async function moveJobsOf(
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
      status: { in: [...unmadeStatuses] },
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
