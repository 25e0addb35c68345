import { z } from 'zod'
import { ClosedDaySource } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { textsOut } from '../../lib/fields.ts'
import type { Day } from './workdays.ts'

/** A stored day (midnight UTC) as `YYYY-MM-DD`. */
export const toDay = (stored: Date): Day => stored.toISOString().slice(0, 10)
/** `YYYY-MM-DD` as it is stored. */
export const fromDay = (day: Day): Date => new Date(`${day}T00:00:00Z`)

export const settingsSchema = z.object({
  /** `HH:MM` in Baku. */
  cutOff: z.string(),
  /** From 1 (Monday) to 7. */
  weekdays: z.array(z.int()),
  defaultDays: z.int().nullable(),
  /** Whether promises go to the next day with room (PROD-13). */
  byCapacity: z.boolean(),
  updatedAt: updatedAtOut,
})

export const workKindSchema = z.object({
  id: z.int(),
  ...textsOut('name'),
  capacityMinutes: z.int(),
  /** The capacity is the program's own, and staff have not saved it yet. */
  isGuess: z.boolean(),
  updatedAt: updatedAtOut,
})

export const closedDaySchema = z.object({
  id: z.int(),
  day: z.iso.date(),
  /** The kind of work that stops; null means the whole company. */
  workKindId: z.int().nullable(),
  ...textsOut('name'),
  source: z.enum(ClosedDaySource),
})

/** `check`: has to be compared with that year's decree; `isClosed`: was chosen, or was closed anyway. */
export const holidaySchema = z.object({
  day: z.iso.date(),
  ...textsOut('name'),
  kind: z.enum(['fixed', 'novruz', 'moon', 'moved']),
  check: z.boolean(),
  isClosed: z.boolean(),
})
