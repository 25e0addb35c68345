import { AppError, notFound } from '../../lib/errors.ts'

/**
 * Before anything is stored: the record is there, and still as the caller has read it, where he says so.
 * @throws NOT_FOUND, CONFLICT when somebody else has saved it meanwhile (trust, "double work")
 */
export function assertCurrent(row: { updatedAt: Date } | null, readAt: string | undefined): void {
  if (!row) throw notFound()
  if (readAt !== undefined && row.updatedAt.getTime() !== Date.parse(readAt)) throw new AppError('CONFLICT')
}

/** The same as a condition of the write itself, which decides between two at once. */
export const ifCurrent = (id: number, readAt: string | undefined) => ({
  id,
  deletedAt: null,
  ...(readAt !== undefined && { updatedAt: new Date(readAt) }),
})
