import { type Database, poolOf } from './client.ts'

/** A hot read in SQL: prepared once on each connection, under a name of its own. */
export type Prepared = { name: string; text: string }

/**
 * The rows of a prepared query, past Prisma's engine: for the few reads that are asked all the time and would take
 * several round trips there. JSON columns come parsed. Never in a transaction.
 */
export async function queryPrepared<Row extends object>(
  db: Database,
  { name, text }: Prepared,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await poolOf(db).query<Row & Record<string, unknown>>({ name, text, values: [...values] })
  return rows
}
