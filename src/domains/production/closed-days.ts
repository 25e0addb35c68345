import type { z } from 'zod'
import { isForeignKeyViolation, isUniqueViolation } from '../../db/database-errors.ts'
import type { ClosedDay } from '../../db/generated/client.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded, recordedNew, recordedNewIn } from '../audit/recorded.ts'
import { type Holiday, holidaysOf } from './holidays.ts'
import { moveJobsOf } from './move-jobs.ts'
import type { closeDayFields, closedBetween, takeHolidaysFields } from './production-input.ts'
import { closedDaySchema, fromDay, type holidaySchema, toDay } from './production-output.ts'
import { noSuchKind } from './work-kinds.ts'

type ClosedDayView = z.infer<typeof closedDaySchema>
type DayDeps = Pick<Deps, 'db'>
const kind = 'closedDay'

const alreadyClosed: Message = /*i18n*/ {
  id: 'production.alreadyClosed',
  message: 'This day is closed already.',
}
const notProposed: Message = /*i18n*/ {
  id: 'production.notProposed',
  message: 'Only days that are proposed for this year can be taken: {day} is none of them.',
}

const toView = (row: ClosedDay): ClosedDayView => closedDaySchema.parse({ ...row, day: toDay(row.day) })

/** Closed days, oldest first; of a span, where one is asked for. */
export async function listClosedDays(
  { db }: DayDeps,
  { from, to }: z.output<typeof closedBetween>,
): Promise<ClosedDayView[]> {
  const day = { ...(from && { gte: from }), ...(to && { lte: to }) }
  const rows = await db.closedDay.findMany({ where: { day }, orderBy: [{ day: 'asc' }, { id: 'asc' }] })
  return rows.map(toView)
}

/**
 * With `moveJobs` what the workshop was to do on that day goes to the next working day; where that is after its promised
 * day, so does the promise, for the reason that the day is closed for (PROD-11). With `movePromises` what is promised for
 * that day is promised for the next working day (PROD-12).
 * @throws CONFLICT when it is closed already; NOT_FOUND for a kind of work that isn't there
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

/** It is a day like any other again; what was promised stays. @throws NOT_FOUND */
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
 * Closes those of a year's holidays that were chosen; what is closed already stays as it is (PROD-3).
 * @throws VALIDATION for a day that isn't one of them
 */
export async function takeHolidays(
  deps: DayDeps,
  { id: by }: Pick<Caller, 'id'>,
  { year, days }: z.output<typeof takeHolidaysFields>,
): Promise<z.infer<typeof holidaySchema>[]> {
  const chosen = chosenOf(year, days.map(toDay))
  await deps.db.$transaction(async (tx) => {
    // Of two who take them at once the second finds them closed.
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
