import type { Transaction } from '../../db/client.ts'
import type { Qepik } from '../../lib/money.ts'
import { type PaymentRest, readRests } from '../balance/read-rests.ts'

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

/**
 * Locks a customer's payments until the transaction ends.
 * @returns those of which something is for no order, oldest first: together they are the customer's balance (PAY-7)
 */
export async function holdBalance(tx: Transaction, userId: number): Promise<PaymentRest[]> {
  await tx.$queryRaw`
    SELECT 1 FROM payments WHERE user_id = ${userId} AND kind = 'payment' ORDER BY id FOR UPDATE`
  return readRests(tx, userId)
}
