import type { Database } from '../../db/client.ts'
import type { Qepik } from '../../lib/money.ts'
import { packedLength } from '../delivery/weight.ts'
import type { DeliveryChoice } from '../order-shipment/choice-input.ts'
import { type PlannedShipment, planShipment, type ShippedGoods } from '../order-shipment/plan-shipment.ts'
import type { OrderedItem } from './ordered-item.ts'

type Shipped = { item: Pick<OrderedItem, 'grams' | 'options' | 'quote'>; price?: Qepik | null }

/** What orders weigh and cost together, as their way is reckoned; what has no price yet counts nothing. */
export const goodsOf = (lines: readonly Shipped[]): ShippedGoods => ({
  grams: lines.map(({ item }) => item.grams),
  millimetres: lines.reduce(
    (longest: number | null, { item }) =>
      item.options?.trim ? Math.max(longest ?? 0, packedLength(item.options.trim)) : longest,
    null,
  ),
  sum: lines.reduce((sum, { item, price = item.quote?.total }) => sum + (price ?? 0), 0),
})

type Asked = {
  userId: number
  choice: DeliveryChoice | undefined
  lines: readonly Shipped[]
  isStaff: boolean
}

/** How orders are to come, where their customer has said so. @throws as `planShipment` */
export async function planDelivery(
  db: Database,
  { choice, lines, ...asked }: Asked,
): Promise<PlannedShipment | undefined> {
  if (choice === undefined) return undefined
  return planShipment(db, { ...asked, choice, goods: goodsOf(lines) })
}
