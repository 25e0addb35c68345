import pg from 'pg'
import { z } from 'zod'
import { notFound } from '../lib/errors.ts'
import { Prisma } from './generated/client.ts'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code

/** PostgreSQL's own code, which of a raw query Prisma hands on inside of P2010. */
const rawCode = z.object({
  driverAdapterError: z.object({ cause: z.object({ originalCode: z.string() }) }),
})

const hasRawCode = (error: unknown, code: string): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError &&
  rawCode.safeParse(error.meta).data?.driverAdapterError.cause.originalCode === code

/** A unique index refused the row: Prisma's code, or PostgreSQL's own of a raw or a prepared query. */
export const isUniqueViolation = (error: unknown): boolean =>
  hasCode(error, 'P2002') ||
  hasRawCode(error, '23505') ||
  (error instanceof pg.DatabaseError && error.code === '23505')
/** A foreign key refused the row: something that it names isn't there, or is still named. */
export const isForeignKeyViolation = (error: unknown): boolean => hasCode(error, 'P2003')
/** The row to change or delete isn't there. */
const isNotFound = (error: unknown): boolean => hasCode(error, 'P2025')

/** The answer of a query on one row. @throws NOT_FOUND when the row isn't there */
export async function orNotFound<Row>(query: PromiseLike<Row>): Promise<Row> {
  try {
    return await query
  } catch (error) {
    throw isNotFound(error) ? notFound() : error
  }
}
