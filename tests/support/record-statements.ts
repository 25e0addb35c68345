import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

/** Keeps each statement that this process sends to PostgreSQL and that has a plan, with the values of its first call. */
export function recordStatements(): { stop(): Map<string, Statement> } {
  const statements = new Map<string, Statement>()
  const original = pg.Client.prototype.query
  const record = (query: unknown, values: unknown) => {
    const statement = typeof query === 'string' ? { text: query, values } : query
    if (typeof statement !== 'object' || statement === null || !('text' in statement)) return
    const { text } = statement
    if (typeof text !== 'string' || !/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(text)) return
    const given = 'values' in statement ? statement.values : undefined
    if (!statements.has(text)) statements.set(text, { text, values: Array.isArray(given) ? given : [] })
  }
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    record(args[0], args[1])
    return Reflect.apply(original, this, args)
  } as typeof original
  return {
    stop() {
      pg.Client.prototype.query = original
      return statements
    },
  }
}
