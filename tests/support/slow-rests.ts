import type { Database } from '../../src/db/client.ts'

type Rest = { paymentId: number; rest: number }

/** What of each payment is for no order, qəpik: reckoned from the whole ledger, without what is kept of it. */
export const slowRests = (db: Database) => db.$queryRaw<Rest[]>`
  SELECT id AS "paymentId", rest FROM (
    SELECT p.id, (p.amount
      + coalesce((SELECT sum(b.amount) FROM payments b WHERE b.of_id = p.id), 0)
      - coalesce((SELECT sum(a.amount) FROM payment_allocations a WHERE a.payment_id = p.id), 0)
      - coalesce((
          SELECT sum(a.amount) FROM payments b JOIN payment_allocations a ON a.payment_id = b.id
          WHERE b.of_id = p.id), 0)
      - coalesce((
          SELECT sum(r.amount) FROM refunds r
          WHERE r.payment_id = p.id AND r.order_id IS NULL AND r.state IN ('Asked', 'Sent', 'Unknown')), 0)
      )::integer AS rest
    FROM payments p WHERE p.kind = 'payment') reckoned
  WHERE rest <> 0 ORDER BY id`

/** The same as triggers keep it. */
export const keptRests = (db: Database): Promise<Rest[]> =>
  db.paymentRest.findMany({ orderBy: { paymentId: 'asc' } })
