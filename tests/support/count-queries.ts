import { connectDatabase, type Database, poolOf } from '../../src/db/client.ts'

/** A client of a database whose queries are counted, those of Prisma and those past it. */
export function connectCounting(url: string): {
  db: Database
  countOf(read: () => Promise<unknown>): Promise<number>
} {
  let queries = 0
  const db = connectDatabase(url)
  poolOf(db).on('connect', (connection) => {
    const query = connection.query.bind(connection) as (...given: unknown[]) => unknown
    Object.assign(connection, {
      query: (...given: unknown[]) => {
        queries++
        return query(...given)
      },
    })
  })
  return {
    db,
    async countOf(read) {
      const before = queries
      await read()
      return queries - before
    },
  }
}
