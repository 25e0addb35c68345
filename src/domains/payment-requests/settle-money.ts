import { Prisma } from '../../db/generated/client.ts'
import type { SqlTransaction } from '../../db/sql-transaction.ts'
import { givenUpStatuses, statusList } from '../order-status/statuses.ts'
import { type AskedLine, type RequestKind, requestNow } from './request-now.ts'
import { makeRequest, setRequestState } from './write-requests.ts'

type Settling = { orderIds: readonly number[]; at: Date }

const givenUp = Prisma.raw(statusList(givenUpStatuses))

/** A subquery: what the charges of the order `o` add to its price, in qəpik. */
export const chargedOfOrder = Prisma.sql`
  SELECT coalesce(sum(c.amount), 0)::integer AS charged FROM charges c
  WHERE c.order_id = o.id AND c.removed_at IS NULL`

/**
 * Reckons the money of these orders again, and what becomes of the requests for it (PAY-2, PAY-4). Called within the
 * transaction that changed a price, a status or an allocation of orders whose rows it has locked.
 */
export async function settleMoney(tx: SqlTransaction, { orderIds, at }: Settling): Promise<void> {
  await tx.$executeRaw`
    UPDATE order_money m SET
      total = CASE WHEN o.status IN ${givenUp} THEN m.kept ELSE coalesce(o.price, 0) + beside.charged END,
      paid = booked.paid, refunded = booked.refunded, refunding = asked.refunding
    FROM orders o
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(a.amount), 0)::integer AS paid,
          coalesce(-sum(a.amount) FILTER (WHERE p.kind IN ('refund', 'chargeback')), 0)::integer AS refunded
        FROM payment_allocations a JOIN payments p ON p.id = a.payment_id WHERE a.order_id = o.id
      ) booked
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(r.amount), 0)::integer AS refunding FROM refunds r
        WHERE r.order_id = o.id AND r.state IN ('Asked', 'Sent', 'Unknown')
      ) asked
      CROSS JOIN LATERAL (${chargedOfOrder}) beside
    WHERE m.order_id = o.id AND o.id = ANY(${orderIds})`
  await settleRequests(tx, { orderIds, at })
  await settleDueDays(tx, orderIds)
}

type RequestRow = {
  id: number
  userId: number
  language: string
  kind: RequestKind
  state: 'Open' | 'Paid'
  dueOn: string | null
  note: string
  createdById: number | null
  lines: AskedLine[]
}

async function settleRequests(tx: SqlTransaction, { orderIds, at }: Settling): Promise<void> {
  // A customer's requests change one after another: of two orders of one request that change at once, the second sees
  // what the first has made of it.
  await tx.$queryRaw`
    SELECT 1 FROM users WHERE id IN (SELECT user_id FROM orders WHERE id = ANY(${orderIds}))
    ORDER BY id FOR NO KEY UPDATE`
  for (const { id, state, lines, ...asked } of await readRequests(tx, orderIds)) {
    const now = requestNow({ kind: asked.kind, state, lines })
    if ('state' in now) {
      if (now.state !== state) await setRequestState(tx, { ids: [id], state: now.state, at })
      continue
    }
    const replacedById = await makeRequest(tx, { ...asked, lines: now.replacedBy, at })
    await setRequestState(tx, { ids: [id], state: 'Cancelled', at, replacedById })
  }
}

/** Those that are open, or were paid and may be open again, of any of these orders, with all their lines. */
const readRequests = (tx: SqlTransaction, orderIds: readonly number[]) => tx.$queryRaw<RequestRow[]>`
  SELECT r.id, r.user_id AS "userId", r.language, r.kind::text AS kind, r.state::text AS state,
    r.due_on::text AS "dueOn", r.note, r.created_by_id AS "createdById",
    json_agg(json_build_object('orderId', l.order_id, 'amount', l.amount, 'paidBefore', l.paid_before,
      'money', json_build_object('total', m.total, 'paid', m.paid, 'refunded', m.refunded, 'depositBp', m.deposit_bp)
    ) ORDER BY l.order_id) AS lines
  FROM payment_requests r
    JOIN payment_request_orders l ON l.request_id = r.id JOIN order_money m ON m.order_id = l.order_id
  WHERE r.state IN ('Open', 'Paid') AND r.kind <> 'hold'
    AND r.id IN (SELECT request_id FROM payment_request_orders WHERE order_id = ANY(${orderIds}))
  GROUP BY r.id ORDER BY r.id`

/** The earliest day of what is asked for; within a credit limit the day that its terms name. */
const settleDueDays = (tx: SqlTransaction, orderIds: readonly number[]) => tx.$executeRaw`
  UPDATE order_money m SET due_on = coalesce(
    (SELECT min(r.due_on) FROM payment_request_orders l JOIN payment_requests r ON r.id = l.request_id
      WHERE l.order_id = m.order_id AND r.state = 'Open'),
    CASE WHEN m.is_on_terms THEN (o.accepted_at AT TIME ZONE 'Asia/Baku')::date + m.days_to_pay END)
  FROM orders o WHERE o.id = m.order_id AND m.order_id = ANY(${orderIds})`
