import type { PoolClient } from 'pg'
import { type Database, isShared, poolOf } from './client.ts'
import { Prisma } from './generated/client.ts'
import { statementName } from './statement-names.ts'

/** A transaction of SQL with named values: Prisma's own, or {@link transactInSql}'s. */
export type SqlTransaction = {
  $queryRaw<Rows = unknown>(sql: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<Rows>
  $executeRaw(sql: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<number>
  /** pg-boss writes its jobs by it. */
  $queryRawUnsafe<Rows = unknown>(text: string, ...values: unknown[]): Promise<Rows>
}

/**
 * Runs `act` in one transaction whose statements pg sends, past Prisma's engine, which takes 5 ms more for
 * an order (docs/decisions/0019-few-hot-paths-in-sql.md). It is rolled back when `act` throws.
 */
export async function transactInSql<Answer>(
  db: Database,
  act: (tx: SqlTransaction) => Promise<Answer>,
): Promise<Answer> {
  const client = await poolOf(db).connect()
  let lost: Error | undefined
  const lose = (reason: Error) => {
    lost = reason
  }
  // Also between two queries: a connection that breaks then only emits an error.
  client.on('error', lose)
  try {
    await client.query('BEGIN')
    const answer = await act(onClient(client, isShared(db)))
    await client.query('COMMIT')
    return answer
  } catch (error) {
    // A connection that can't even roll back is closed, which does the same.
    await client.query('ROLLBACK').catch(lose)
    throw error
  } finally {
    client.off('error', lose)
    client.release(lost)
  }
}

function onClient(client: PoolClient, isShared: boolean): SqlTransaction {
  const run = (text: string, values: unknown[]) =>
    client.query({ ...(!isShared && { name: statementName(text) }), text, values: inUtc(values) })
  const runTagged = (sql: TemplateStringsArray | Prisma.Sql, values: unknown[]) => {
    const statement = 'text' in sql ? sql : Prisma.sql(sql, ...values)
    return run(statement.text, statement.values)
  }
  return {
    $queryRaw: async <Rows>(sql: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) =>
      (await runTagged(sql, values)).rows as Rows,
    $executeRaw: async (sql, ...values) => (await runTagged(sql, values)).rowCount ?? 0,
    $queryRawUnsafe: async <Rows>(text: string, ...values: unknown[]) =>
      (await run(text, values)).rows as Rows,
  }
}

/** Moments as UTC: pg would write them in the process's time zone, whose day may differ. */
export const inUtc = (values: readonly unknown[]): unknown[] =>
  values.map((value) => (value instanceof Date ? value.toISOString() : value))

/**
 * `INSERT INTO table` of at least one row, in one statement that is the same for any number of them. Rows name
 * the table's columns, all of them the same ones; ids ascend as the rows do.
 */
export function insertInto(table: string, rows: readonly object[]): Prisma.Sql {
  const names = Object.keys(rows[0] ?? {}).map((name) => `"${name}"`)
  const into = Prisma.raw(table)
  const columns = Prisma.raw(names.join(', '))
  return Prisma.sql`
    INSERT INTO ${into} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${into}, ${JSON.stringify(rows)}::json)`
}
