import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from './generated/client.ts'

export type Database = PrismaClient
/** The client inside `db.$transaction(async (tx) => …)`. */
export type Transaction = Omit<PrismaClient, '$connect' | '$disconnect' | '$on' | '$transaction' | '$extends'>

/** Connections and waiting are bounded, so that a lost server is an error in 5 s, never a hang. */
export function connectDatabase(url: string, options: { maxConnections?: number } = {}): Database {
  const adapter = new PrismaPg({
    connectionString: url,
    max: options.maxConnections ?? 20,
    connectionTimeoutMillis: 4000,
    query_timeout: 5000,
    statement_timeout: 5000,
    idle_in_transaction_session_timeout: 10_000,
  })
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 4000, timeout: 5000 } })
}
