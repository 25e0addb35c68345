import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import type { Message } from '../../lib/errors.ts'
import { clearable, day, flag, maybe, optionalFields, requiredTexts, rule } from '../../lib/fields.ts'
import { id, wholeNumber } from '../../lib/figure-fields.ts'
import { list } from '../../lib/list-fields.ts'

/** Working days that anything takes at most. */
export const mostDays = 250
const dayMinutes = 24 * 60

const noHour: Message = /*i18n*/ {
  id: 'production.noHour',
  message: 'An hour of the day, for example 14:00.',
}
const noWeekday: Message = /*i18n*/ {
  id: 'production.noWeekday',
  message: 'Choose at least one working day of the week.',
}

const tooLong: Message = /*i18n*/ {
  id: 'production.tooLong',
  message: 'At most twelve weeks at once.',
}

const hour = z
  .string()
  .trim()
  .check(rule((value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), noHour))
const weekdays = list(wholeNumber({ min: 1, max: 7 }), 7)
  .transform((days) => [...new Set(days)].sort())
  .check(rule((days: number[]) => days.length > 0, noWeekday))

/** Working days of what says none of its own; empty: nothing is promised. */
const workingDays = clearable(wholeNumber({ min: 0, max: mostDays }))

/** What isn't sent stays; `cutOff` as `HH:MM`, `weekdays` from 1 (Monday) to 7. */
export const settingsFields = z.object({
  cutOff: hour.optional(),
  weekdays: weekdays.optional(),
  defaultDays: workingDays,
  updatedAt: readAt,
})

const noCapacity: Message = /*i18n*/ {
  id: 'production.noCapacity',
  message: 'At least one minute a day; where a kind of work stands still, close its days instead.',
}
const capacity = wholeNumber({ max: 100 * dayMinutes }).check(
  rule((minutes: number) => minutes > 0, noCapacity),
)

const kindShape = {
  ...requiredTexts('name', 60),
  /** Of a working day; several machines add up. */
  capacityMinutes: capacity,
}
export const newKindFields = z.object(kindShape)
export const changedKindFields = z.object({ id, ...optionalFields(kindShape), updatedAt: readAt })

/** Days in Baku, both included. */
export const closedBetween = z.object({ from: maybe(day), to: maybe(day) })
/** Without a kind of work the house is closed. */
export const closeDayFields = z.object({
  day,
  workKindId: maybe(id),
  ...requiredTexts('name', 100),
  /** What is to be done on that day goes to the next working day. */
  moveJobs: maybe(flag),
  /** What is promised for that day is promised for the next working day, and its customers get an email. */
  movePromises: maybe(flag),
})

/** Days in Baku, both included: at most twelve weeks. */
export const calendarFields = z
  .object({ from: day, to: day })
  .check(
    rule(
      ({ from, to }: { from: Date; to: Date }) => to.getTime() - from.getTime() <= 84 * 86_400_000,
      tooLong,
    ),
  )

const year = wholeNumber({ min: 2020, max: 2100 })
export const holidaysFields = z.object({ year })
/** Those of the proposed days that are to be closed. */
export const takeHolidaysFields = z.object({ year, days: list(day, 60) })
