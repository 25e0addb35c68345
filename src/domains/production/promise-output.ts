import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { toDay } from './production-output.ts'

/** The promised day became another one, and why, in the words of staff; who did it is for staff only. */
const promiseMoveSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  reason: z.string(),
  at: z.iso.datetime(),
  name: z.string().optional(),
})

/**
 * When an order is ready: promised, or while its clock doesn't run yet, what would be promised if it started
 * by `approveBy`. `plannedOn`, on which the workshop does it, and `workKindId` are for staff.
 */
export const promiseSchema = z.object({
  promisedOn: z.iso.date().nullable(),
  /** Working days that it takes; null: nothing is promised by itself. */
  days: z.int().nullable(),
  approveBy: z.iso.datetime().nullable(),
  /** Whether the approval of its artwork starts the clock; otherwise its acceptance does. */
  needsApproval: z.boolean(),
  readyOn: z.iso.date().nullable(),
  /** Working days that it is late. */
  daysLate: z.int(),
  moves: z.array(promiseMoveSchema),
  plannedOn: z.iso.date().nullable().optional(),
  workKindId: z.int().nullable().optional(),
})
export type PromiseView = z.infer<typeof promiseSchema>

/** What stands of it: a promise that was moved, by staff. */
export const standingMoves = {
  where: { undoneAt: null, actorId: { not: null }, promisedFrom: { not: null }, promisedTo: { not: null } },
  orderBy: { id: 'asc' },
  include: { actor: { select: { name: true, surname: true } } },
} as const satisfies Prisma.Order$promiseMovesArgs
type Row = Prisma.PromiseMoveGetPayload<{ include: (typeof standingMoves)['include'] }>

export const toMoves = (rows: readonly Row[], isStaff: boolean): PromiseView['moves'] =>
  rows.flatMap(({ promisedFrom, promisedTo, reason, createdAt, actor }) => {
    // A day on which the workshop does it was moved, and no promise.
    if (!promisedFrom || !promisedTo || promisedFrom.getTime() === promisedTo.getTime()) return []
    const name = isStaff && actor ? { name: `${actor.name} ${actor.surname}`.trim() } : {}
    return [
      { from: toDay(promisedFrom), to: toDay(promisedTo), reason, at: createdAt.toISOString(), ...name },
    ]
  })
