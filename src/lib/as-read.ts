import { z } from 'zod'
import { AppError, notFound } from './errors.ts'
import { maybe } from './fields.ts'

/** At a PUT: `updatedAt` as it was read guards against overwriting another's change; callers may leave it out. */
export const readAt = maybe(z.iso.datetime())
/** In what an editor reads; sent back with a PUT. */
export const updatedAtOut = z.iso.datetime()

/**
 * Before anything is stored: the record is there, and still as the caller has read it, where he says so.
 * @throws NOT_FOUND, CONFLICT when somebody else has saved it meanwhile (BAS-10)
 */
export function assertCurrent<Row extends { updatedAt: Date }>(
  row: Row | null,
  given: string | undefined,
): asserts row is Row {
  if (!row) throw notFound()
  if (given !== undefined && row.updatedAt.getTime() !== Date.parse(given)) throw new AppError('CONFLICT')
}

/** A condition of the write itself, which decides between two at once. */
export const asRead = (given: string | undefined) =>
  given === undefined ? {} : { updatedAt: new Date(given) }

/** Part of every write: without it Prisma leaves a record that only its tiers, pictures or services change at its old version. */
export const newVersion = () => ({ updatedAt: new Date() })

/** @throws CONFLICT when the condition met nothing: somebody else has saved meanwhile (BAS-10) */
export function assertWritten({ count }: { count: number }): void {
  if (count === 0) throw new AppError('CONFLICT')
}
