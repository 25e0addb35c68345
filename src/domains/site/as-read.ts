import { z } from 'zod'
import { AppError } from '../../lib/errors.ts'
import { maybe } from '../../lib/fields.ts'

/** At a PUT: `updatedAt` as it was read guards against overwriting another's change; callers may leave it out. */
export const readAt = maybe(z.iso.datetime())
/** In a multilanguage read. */
export const updatedAtOut = z.iso.datetime()

/** A condition of the write itself, which decides between two at once. */
export const asRead = (given: string | undefined) =>
  given === undefined ? {} : { updatedAt: new Date(given) }

/** @throws CONFLICT when the condition met nothing: somebody else has saved meanwhile (trust, "double work") */
export function assertWritten({ count }: { count: number }): void {
  if (count === 0) throw new AppError('CONFLICT')
}
