import { z } from 'zod'
import { AppError, notFound } from './errors.ts'
import { maybe } from './fields.ts'

/** At a PUT: `updatedAt` as it was read guards against overwriting another's change; callers may leave it out. */
export const readAt = maybe(z.iso.datetime())
/** In what an editor reads; sent back with a PUT. */
export const updatedAtOut = z.iso.datetime()

/**
 * The record is there, and still as the caller has read it, if they say what they have read.
 * @throws NOT_FOUND, CONFLICT when somebody else has saved it meanwhile (BAS-10)
 */
export function assertCurrent<Row extends { updatedAt: Date }>(
  row: Row | null,
  given: string | undefined,
): asserts row is Row {
  if (!row) throw notFound()
  if (given !== undefined && row.updatedAt.getTime() !== Date.parse(given)) throw new AppError('CONFLICT')
}

/** Part of every write: without it Prisma leaves a record that only its tiers, pictures or services change at its old version. */
export const newVersion = () => ({ updatedAt: new Date() })
