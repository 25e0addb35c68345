import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { toDay } from './production-output.ts'

/** A move of the promised day, with the reason that staff wrote; who did it is for staff only. */
const promiseMoveSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  reason: z.string(),
  at: z.iso.datetime(),
  name: z.string().optional(),
})

/**
 * When an order is ready: promised, or before its clock runs, the day that would be promised if it started by
 * `approveBy`. `plannedOn`, its day in the workshop, and `workKindId` are for staff.
 */
export const promiseSchema = z.object({
  promisedOn: z.iso.date().nullable(),
  /** The working days that it takes; null means that no day is promised automatically. */
  days: z.int().nullable(),
  approveBy: z.iso.datetime().nullable(),
  /** Whether the approval of its artwork starts the clock; otherwise its acceptance does. */
  needsApproval: z.boolean(),
  /** Whether money must come in before the clock starts (PAY-5). */
  needsMoney: z.boolean(),
  readyOn: z.iso.date().nullable(),
  /** Working days that it is late. */
  daysLate: z.int(),
  moves: z.array(promiseMoveSchema),
  plannedOn: z.iso.date().nullable().optional(),
  workKindId: z.int().nullable().optional(),
})
export type PromiseView = z.infer<typeof promiseSchema>

/** Moves of a promise by staff that weren't undone. */
export const lastingMoves = {
  where: { undoneAt: null, actorId: { not: null }, promisedFrom: { not: null }, promisedTo: { not: null } },
  orderBy: { id: 'asc' },
  include: { actor: { select: { name: true, surname: true } } },
} as const satisfies Prisma.Order$promiseMovesArgs
type Row = Prisma.PromiseMoveGetPayload<{ include: (typeof lastingMoves)['include'] }>

export const toMoves = (rows: readonly Row[], isStaff: boolean): PromiseView['moves'] =>
  rows.flatMap(({ promisedFrom, promisedTo, reason, createdAt, actor }) => {
    // Only the workshop's day was moved, and no promise.
    if (!promisedFrom || !promisedTo || promisedFrom.getTime() === promisedTo.getTime()) return []
    const name = isStaff && actor ? { name: `${actor.name} ${actor.surname}`.trim() } : {}
    return [
      { from: toDay(promisedFrom), to: toDay(promisedTo), reason, at: createdAt.toISOString(), ...name },
    ]
  })
