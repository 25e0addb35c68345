import type { Database } from '../../db/client.ts'

type Bought = { id: number; purchaseId: number | null }
type Together = { purchaseId: number | null; siblings: number[] }

/**
 * The orders that were placed together with these, oldest first; one query, and none where there is no
 * purchase (PUR-4).
 */
export async function readSiblings(
  db: Database,
  orders: readonly Bought[],
): Promise<(order: Bought) => Together> {
  const purchaseIds = [...new Set(orders.flatMap(({ purchaseId }) => purchaseId ?? []))]
  const found =
    purchaseIds.length === 0
      ? []
      : await db.order.findMany({
          where: { purchaseId: { in: purchaseIds } },
          orderBy: { id: 'asc' },
          select: { id: true, purchaseId: true },
        })
  const byPurchase = Map.groupBy(found, ({ purchaseId }) => purchaseId)
  return ({ id, purchaseId }) => ({
    purchaseId,
    siblings: (byPurchase.get(purchaseId) ?? []).map((other) => other.id).filter((other) => other !== id),
  })
}
