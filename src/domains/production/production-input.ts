import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import type { Message } from '../../lib/errors.ts'
import {
  clearable,
  day,
  flag,
  id,
  list,
  maybe,
  optionalFields,
  requiredTexts,
  rule,
  wholeNumber,
} from '../../lib/fields.ts'

/** The maximum of working days of any item. */
export const maxDays = 250
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

/** `HH:MM`. */
export const hour = z
  .string()
  .trim()
  .check(rule((value: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), noHour))
/** From 1 (Monday) to 7, each once, at least one. */
export const weekdays = list(wholeNumber({ min: 1, max: 7 }), 7)
  .transform((days) => [...new Set(days)].sort())
  .check(rule((days: number[]) => days.length > 0, noWeekday))

/** The default working days; empty means that nothing is promised. */
const workingDays = clearable(wholeNumber({ min: 0, max: maxDays }))

/** Fields that aren't sent stay; `cutOff` as `HH:MM`, `weekdays` from 1 (Monday) to 7. */
export const settingsFields = z.object({
  cutOff: hour.optional(),
  weekdays: weekdays.optional(),
  defaultDays: workingDays,
  byCapacity: flag.optional(),
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
  /** Minutes of a working day; several machines add up. */
  capacityMinutes: capacity,
}
export const newKindFields = z.object(kindShape)
export const changedKindFields = z.object({ id, ...optionalFields(kindShape), updatedAt: readAt })

/** Days in Baku, both inclusive. */
export const closedBetween = z.object({ from: maybe(day), to: maybe(day) })
/** Without a kind of work the whole company is closed. */
export const closeDayFields = z.object({
  day,
  workKindId: maybe(id),
  ...requiredTexts('name', 100),
  /** The jobs of that day go to the next working day. */
  moveJobs: maybe(flag),
  /** Promises for that day move to the next working day, and their customers get an email. */
  movePromises: maybe(flag),
})

/** Days in Baku, both inclusive: at most twelve weeks. */
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
/** The proposed days that are to be closed. */
export const takeHolidaysFields = z.object({ year, days: list(day, 60) })
