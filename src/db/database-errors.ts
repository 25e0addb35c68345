import pg from 'pg'
import { z } from 'zod'
import { notFound } from '../lib/errors.ts'
import { Prisma } from './generated/client.ts'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code

/** PostgreSQL's own code, which Prisma puts inside P2010 for raw queries. */
const rawCode = z.object({
  driverAdapterError: z.object({ cause: z.object({ originalCode: z.string() }) }),
})

const hasRawCode = (error: unknown, code: string): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  rawCode.safeParse(error.meta).data?.driverAdapterError.cause.originalCode === code

/** A unique index refused the row: Prisma's code, or PostgreSQL's own for raw and prepared queries. */
export const isUniqueViolation = (error: unknown): boolean =>
  hasCode(error, 'P2002') ||
  hasRawCode(error, '23505') ||
  (error instanceof pg.DatabaseError && error.code === '23505')
/** A foreign key refused the row: it refers to a missing row, or is still referred to. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, 'P2003')
/** The row to change or delete isn't there. */
const isNotFound = (error: unknown): boolean => hasCode(error, 'P2025')

/** The result of a query for one row. @throws NOT_FOUND when the row is missing */
export async function orNotFound<Row>(query: PromiseLike<Row>): Promise<Row> {
  try {
    return await query
  } catch (error) {
    throw isNotFound(error) ? notFound() : error
  }
}
