import { Prisma } from '../../db/generated/client.ts'
import { insertInto, type SqlTransaction } from '../../db/sql-transaction.ts'
import type { Qepik } from '../../lib/money.ts'
import { givenUpStatuses, statusList } from '../order-status/statuses.ts'
import { settleMoney } from '../payment-requests/settle-money.ts'
import { settlePromises } from '../production/settle-promise.ts'

type Settling = { shipmentId: number; by: number; at: Date }
type Wanted = {
  orderId: number | null
  price: Qepik | null
  place: string
  chargeId: number | null
  chargedTo: number | null
  charged: Qepik | null
}

const givenUp = Prisma.raw(statusList(givenUpStatuses))

/**
 * Makes the price of a shipment what one of its orders costs beside its own price: the first one that isn't given up
 * (DEL-13). Nothing is charged before a price is agreed on, nor for a cancelled shipment. The caller has changed the
 * shipment or one of its orders, and holds the shipment's row.
 * @returns the orders that cost more or less now
 */
export async function writeCharge(
  tx: SqlTransaction,
  { shipmentId, by, at }: Settling,
): Promise<readonly number[]> {
  const [wanted] = await tx.$queryRaw<Wanted[]>`
    SELECT first.id AS "orderId", c.id AS "chargeId", c.order_id AS "chargedTo", c.amount AS charged,
      CASE WHEN s.is_agreed AND s.status <> 'Cancelled' THEN nullif(s.price, 0) END AS price,
      coalesce(s.address ->> 'place', '') AS place
    FROM shipments s
      LEFT JOIN LATERAL (
        SELECT o.id FROM orders o WHERE o.shipment_id = s.id AND o.status NOT IN ${givenUp} ORDER BY o.id LIMIT 1
      ) first ON true
      LEFT JOIN charges c ON c.shipment_id = s.id AND c.removed_at IS NULL
    WHERE s.id = ${shipmentId}`
  if (!wanted) return []
  const { orderId, price, chargeId, chargedTo } = wanted
  const isWanted = orderId !== null && price !== null
  if (isWanted && chargedTo === orderId && wanted.charged === price) return []
  if (!isWanted && chargeId === null) return []
  if (chargeId !== null)
    await tx.$executeRaw`UPDATE charges SET removed_at = ${at}, removed_by_id = ${by} WHERE id = ${chargeId}`
  if (isWanted) {
    const row = {
      order_id: orderId,
      shipment_id: shipmentId,
      kind: 'delivery',
      amount: price,
      note: wanted.place,
    }
    await tx.$executeRaw(insertInto('charges', [{ ...row, added_by_id: by, added_at: at }]))
  }
  return [...new Set([chargedTo, isWanted ? orderId : null])]
    .filter((id) => id !== null)
    .sort((a, b) => a - b)
}

/** {@link writeCharge} with all that follows for the money and the promised days of its orders. */
export async function settleCharge(tx: SqlTransaction, settling: Settling): Promise<void> {
  const orderIds = await writeCharge(tx, settling)
  if (orderIds.length === 0) return
  await settleMoney(tx, { orderIds, at: settling.at })
  await settlePromises(tx, { orderIds, at: settling.at, keeps: true })
}
