import { type Database, isShared, poolOf } from './client.ts'
import type { Prisma } from './generated/client.ts'
import { inUtc } from './sql-transaction.ts'

/** A hot query in SQL, prepared once on each connection that stays ours, under a name of its own. */
export type Prepared = { name: string; text: string }

/**
 * The rows of a prepared query that bypasses Prisma's engine: for the few queries that run all the time and
 * would take several round trips there. JSON columns come parsed. Never in a transaction.
 */
export async function queryPrepared<Row extends object>(
  db: Database,
  { name, text }: Prepared,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await poolOf(db).query<Row & Record<string, unknown>>({
    ...(!isShared(db) && { name }),
    text,
    values: inUtc(values),
  })
  return rows
}

/**
 * The rows of a query that PostgreSQL plans anew on every call, because the best plan depends on how many days it
 * covers: a cached plan assumes few. Columns come as `pg` reads them, bigint as text.
 */
export async function queryPlanned<Row extends object>(
  db: Database,
  { text, values }: Prisma.Sql,
): Promise<Row[]> {
  const { rows } = await poolOf(db).query<Row & Record<string, unknown>>({ text, values: inUtc(values) })
  return rows
}
