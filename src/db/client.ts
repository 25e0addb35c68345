import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { configureSession } from './connection.ts'
import { PrismaClient } from './generated/client.ts'
import { ImpatientPool } from './impatient-pool.ts'
import { statementName } from './statement-names.ts'

export type Database = PrismaClient
/** The client inside `db.$transaction(async (tx) => …)`. */
export type Transaction = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>

const pools = new WeakMap<Database, pg.Pool>()
const shared = new WeakSet<Database>()

/** The connections of a client, for queries that bypass Prisma. @throws for a client that wasn't made here */
export function poolOf(db: Database): pg.Pool {
  const pool = pools.get(db)
  if (!pool) throw new TypeError('not a client of connectDatabase')
  return pool
}

/**
 * Whether a pooler lends its connections to others after each transaction: then no state of a session is
 * reliable, and statements aren't prepared by name.
 */
export const isShared = (db: Database): boolean => shared.has(db)

/** The connections of a client: their number, the idle ones, and the calls that wait for one. */
export function connectionsOf(db: Database): { open: number; idle: number; waiting: number } {
  const pool = pools.get(db)
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 }
}

/** Prisma's cached plans, about 16 kB each. The program's own statements are fewer; each new page is one. */
const maxQueryPlans = 300

/** Prisma's own waiting for a connection and for the end of a transaction is included. */
const queryTimeoutMs = 4800

/** Connections and waiting are bounded, so that a lost or silent server is an error in 5 s, never a hang. */
export function connectDatabase(
  url: string,
  options: { maxConnections?: number; isShared?: boolean } = {},
): Database {
  const config = {
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 4000,
    // A new connection plans each statement again: the first orders of a burst waited up to a second for
    // that.
    idleTimeoutMillis: 300_000,
    query_timeout: queryTimeoutMs,
    onConnect: configureSession({
      statement_timeout: queryTimeoutMs,
      idle_in_transaction_session_timeout: 10_000,
    }),
  }
  const pool = new ImpatientPool(config, queryTimeoutMs)
  const adapter = new PrismaPg(pool, {
    disposeExternalPool: true,
    ...(!options.isShared && { statementNameGenerator: ({ sql }: { sql: string }) => statementName(sql) }),
  })
  const db = new PrismaClient({
    adapter,
    transactionOptions: { maxWait: 4000, timeout: 5000 },
    queryPlanCacheMaxSize: maxQueryPlans,
  })
  pools.set(db, pool)
  if (options.isShared) shared.add(db)
  return db
}
