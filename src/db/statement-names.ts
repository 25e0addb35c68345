import { createHash } from 'node:crypto'

/** A connection keeps its prepared statements with their plans. The program's own statements are fewer. */
const maxNames = 300
const names = new Map<string, string>()

/**
 * The name under which a statement is prepared once on each connection, and then no longer planned; empty
 * once there are too many. PostgreSQL cuts names at 63 characters.
 */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known !== undefined || names.size >= maxNames) return known ?? ''
  const name = `sql-${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
  names.set(text, name)
  return name
}
