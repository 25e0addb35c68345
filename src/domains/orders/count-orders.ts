import type { Database } from '../../db/client.ts'
import { type Prepared, queryPrepared } from '../../db/prepared.ts'

/** Placing an order never takes this long: no order can be inserted among those that are older. */
const settledAfterMs = 10 * 60 * 1000

type Known = { file: string; upTo: number; count: number }

const known = new WeakMap<Database, Known>()

/** `file` is another one after a TRUNCATE or a restore: orders don't go otherwise (trigger orders_kept). */
const countQuery: Prepared = {
  name: 'count-orders',
  text: `
    WITH newer AS MATERIALIZED (SELECT id, created_at FROM orders WHERE id > $1),
      settled AS (SELECT coalesce(max(id), $1) AS up_to FROM newer WHERE created_at < $2)
    SELECT pg_relation_filenode('orders')::text AS file, up_to AS "upTo",
      (SELECT count(*)::int FROM newer) AS newer,
      (SELECT count(*)::int FROM newer WHERE id <= up_to) AS settled
    FROM settled`,
}

type Row = { file: string; upTo: number; newer: number; settled: number }

/** How many orders there are: what was counted once is not counted again, since orders are never deleted. */
export async function countOrders(db: Database, now: Date): Promise<number> {
  const before = known.get(db)
  const until = new Date(now.getTime() - settledAfterMs)
  const [row] = await queryPrepared<Row>(db, countQuery, [before?.upTo ?? 0, until])
  if (!row) throw new Error('a count is always one row')
  if (before && before.file !== row.file) {
    known.delete(db)
    return countOrders(db, now)
  }
  const count = before?.count ?? 0
  known.set(db, { file: row.file, upTo: row.upTo, count: count + row.settled })
  return count + row.newer
}
