import { insertInto, type SqlTransaction } from '../../db/sql-transaction.ts'
import type { Qepik } from '../../lib/money.ts'
import type { RequestKind } from './request-now.ts'

export type RequestLine = { orderId: number; amount: Qepik; paidBefore: Qepik }

type NewRequest = {
  userId: number
  language: string
  kind: RequestKind
  /** In Baku, `YYYY-MM-DD`. */
  dueOn: string | null
  note?: string
  /** The staff member who asks; null: by rule. */
  createdById: number | null
  /** At least one, each above 0. */
  lines: readonly RequestLine[]
  at: Date
}

/** Asks a customer for money, without telling them. @returns the request's id */
export async function makeRequest(
  tx: SqlTransaction,
  { userId, language, kind, dueOn, note = '', createdById, lines, at }: NewRequest,
): Promise<number> {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const [made] = await tx.$queryRaw<{ id: number }[]>`
    INSERT INTO payment_requests (user_id, language, kind, amount, due_on, note, created_by_id, created_at)
    VALUES (${userId}, ${language}, ${kind}::payment_request_kind, ${amount}, ${dueOn}::text::date, ${note},
      ${createdById}, ${at}) RETURNING id`
  if (!made) throw new TypeError('what is inserted has an id')
  const rows = lines.map((line) => ({
    request_id: made.id,
    order_id: line.orderId,
    amount: line.amount,
    paid_before: line.paidBefore,
  }))
  await tx.$executeRaw(insertInto('payment_request_orders', rows))
  return made.id
}

/** Moves requests to a state; `replacedById` is the one that takes their place. */
export async function setRequestState(
  tx: SqlTransaction,
  {
    ids,
    state,
    at,
    replacedById = null,
  }: {
    ids: readonly number[]
    state: 'Open' | 'Paid' | 'Cancelled'
    at: Date
    replacedById?: number | null
  },
): Promise<void> {
  const closedAt = state === 'Open' ? null : at
  await tx.$executeRaw`
    UPDATE payment_requests SET state = ${state}::payment_request_state, closed_at = ${closedAt}::timestamptz,
      replaced_by_id = ${replacedById}::integer
    WHERE id = ANY(${ids})`
}
