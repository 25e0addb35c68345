import { z } from 'zod'
import { AppError, notFound } from './errors.ts'
import { maybe } from './fields.ts'

/** For a PUT: `updatedAt` as read guards against overwriting another user's change; it may be left out. */
export const readAt = maybe(z.iso.datetime())
/** In what editors read; sent back with a PUT. */
export const updatedAtOut = z.iso.datetime()

/**
 * Checks that the record exists, and is still as the caller has read it, if they say so.
 * @throws NOT_FOUND, CONFLICT when another user has saved it since (BAS-10)
 */
export function assertCurrent<Row extends { updatedAt: Date }>(
  row: Row | null,
  given: string | undefined,
): asserts row is Row {
  if (!row) throw notFound()
  if (given !== undefined && row.updatedAt.getTime() !== Date.parse(given)) throw new AppError('CONFLICT')
}

/** Part of every write: else Prisma keeps the version when only tiers, pictures or services change. */
export const newVersion = () => ({ updatedAt: new Date() })
