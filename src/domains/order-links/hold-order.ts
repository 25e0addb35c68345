import type { Transaction } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'

/** Nothing else changes the order or what belongs to it until the transaction ends. @throws NOT_FOUND */
export async function holdOrder(tx: Transaction, orderId: number): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM orders WHERE id = ${orderId} FOR NO KEY UPDATE`
  if (held.length === 0) throw notFound()
}
