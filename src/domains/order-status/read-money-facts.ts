import type { Database } from '../../db/client.ts'
import { type GateFacts, gateRecords } from './gates.ts'

/**
 * What of the money of these orders decides whether a gate is open; those whose money isn't kept are left out. Read
 * beside the orders: joined for each of them, it would be the dearest query of all.
 */
export async function readMoneyFacts(
  db: Database,
  orderIds: readonly number[],
): Promise<Map<number, GateFacts['money']>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db.orderMoney.findMany({
    where: { orderId: { in: [...orderIds] } },
    select: { orderId: true, ...gateRecords.money.select },
  })
  return new Map(rows.map(({ orderId, ...money }) => [orderId, money]))
}
