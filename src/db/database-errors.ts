import pg from 'pg'
import { notFound } from '../lib/errors.ts'
import { Prisma } from './generated/client.ts'

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code

/** A unique index refused the row: Prisma's code, or PostgreSQL's own of a prepared query. */
export const isUniqueViolation = (error: unknown): boolean =>
  hasCode(error, 'P2002') || (error instanceof pg.DatabaseError && error.code === '23505')
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
