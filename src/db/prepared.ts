import type { PoolClient } from 'pg'
import { type Database, isShared, poolOf, type Transaction } from './client.ts'
import { statementName } from './statement-names.ts'

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

/** Moments as UTC: pg would write them in the process's time zone, whose day may differ. */
const inUtc = (values: readonly unknown[]): unknown[] =>
  values.map((value) => (value instanceof Date ? value.toISOString() : value))

/** A transaction of prepared queries. */
export type PreparedTransaction = {
  query<Row extends object>(prepared: Prepared, values: readonly unknown[]): Promise<Row[]>
  /** Runs any statement, prepared under its own text, which the job queue needs. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

/**
 * The rows of a prepared query within a transaction, of this kind or of Prisma's: for writes that happen both
 * by themselves and as a part of something larger.
 */
export function queryIn<Row extends object>(
  tx: Transaction | PreparedTransaction,
  prepared: Prepared,
  values: readonly unknown[],
): Promise<Row[]> {
  return 'executeSql' in tx
    ? tx.query<Row>(prepared, values)
    : tx.$queryRawUnsafe<Row[]>(prepared.text, ...inUtc(values))
}

/** Runs `act` in one transaction that bypasses Prisma's engine; it is rolled back when `act` throws. */
export async function transactPrepared<Answer>(
  db: Database,
  act: (tx: PreparedTransaction) => Promise<Answer>,
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

function onClient(client: PoolClient, isShared: boolean): PreparedTransaction {
  const run = (name: string, text: string, values: readonly unknown[]) =>
    client.query({ ...(!isShared && { name }), text, values: inUtc(values) })
  return {
    async query<Row>({ name, text }: Prepared, values: readonly unknown[]) {
      return (await run(name, text, values)).rows as Row[]
    },
    executeSql: (text, values = []) => run(statementName(text), text, values),
  }
}
