import type { Transaction } from '../../db/client.ts'
import type { Qepik } from '../../lib/money.ts'

export type HeldOrder = { id: number; userId: number; total: Qepik; paid: Qepik; refunding: Qepik }

/**
 * Locks orders, in the order of their ids, with their money until the transaction ends. Orders whose money isn't
 * kept are left out: those without a price, and those accepted before there was a ledger begin theirs here (PAY-2).
 */
export async function holdOrders(tx: Transaction, ids: readonly number[]): Promise<Map<number, HeldOrder>> {
  await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`
  await tx.$executeRaw`
    INSERT INTO order_money (order_id, deposit_bp, total)
    SELECT id, 0, price FROM orders WHERE id = ANY(${ids}) AND price IS NOT NULL ON CONFLICT DO NOTHING`
  const rows = await tx.$queryRaw<HeldOrder[]>`
    SELECT o.id, o.user_id AS "userId", m.total, m.paid, m.refunding
    FROM orders o JOIN order_money m ON m.order_id = o.id WHERE o.id = ANY(${ids})`
  return new Map(rows.map((row) => [row.id, row]))
}

/** A payment with what of it is for no order. */
export type PaymentRest = { id: number; rest: Qepik }

/**
 * Locks a customer's payments until the transaction ends.
 * @returns those of which something is for no order, oldest first: together they are the customer's balance (PAY-7)
 */
export async function holdBalance(tx: Transaction, userId: number): Promise<PaymentRest[]> {
  await tx.$queryRaw`
    SELECT 1 FROM payments WHERE user_id = ${userId} AND kind = 'payment' ORDER BY id FOR UPDATE`
  return readRests(tx, userId)
}

/**
 * What is for no order of each payment; of which something was taken back, or is asked to be given back, that much
 * less.
 */
export const readRests = (db: Pick<Transaction, '$queryRaw'>, userId: number) => db.$queryRaw<PaymentRest[]>`
  WITH own AS (SELECT id, coalesce(of_id, id) AS root, amount FROM payments WHERE user_id = ${userId}),
    booked AS (
      SELECT own.root, sum(a.amount) AS amount FROM payment_allocations a JOIN own ON own.id = a.payment_id
      GROUP BY own.root),
    asked AS (
      SELECT r.payment_id AS root, sum(r.amount) AS amount FROM refunds r JOIN own ON own.id = r.payment_id
      WHERE r.order_id IS NULL AND r.state IN ('Asked', 'Sent', 'Unknown') GROUP BY r.payment_id),
    rests AS (
      SELECT own.root AS id,
        (sum(own.amount) - coalesce(max(booked.amount), 0) - coalesce(max(asked.amount), 0))::integer AS rest
      FROM own LEFT JOIN booked ON booked.root = own.root LEFT JOIN asked ON asked.root = own.root
      GROUP BY own.root)
  SELECT id, rest FROM rests WHERE rest <> 0 ORDER BY id`

export const sumOf = (rests: readonly PaymentRest[]): Qepik => rests.reduce((sum, { rest }) => sum + rest, 0)
