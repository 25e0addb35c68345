import type { Database, Transaction } from '../../db/client.ts'
import type { Qepik } from '../../lib/money.ts'
import type { DeliveryChoice } from '../order-shipment/choice-input.ts'
import { type PlannedShipment, planShipment } from '../order-shipment/plan-shipment.ts'
import type { OrderedItem } from './ordered-item.ts'

type Shipped = { item: Pick<OrderedItem, 'grams' | 'options' | 'quote'>; price?: Qepik | null }

type Asked = {
  userId: number
  choice: DeliveryChoice | undefined
  lines: readonly Shipped[]
  isStaff: boolean
}

/** How orders are to come, where their customer has said so. @throws as `planShipment` */
export async function planDelivery(
  db: Database | Transaction,
  { choice, lines, ...asked }: Asked,
): Promise<PlannedShipment | undefined> {
  if (choice === undefined) return undefined
  const goods = lines.map(({ item, price = item.quote?.total }) => ({
    grams: item.grams,
    trim: item.options?.trim ?? null,
    sum: price ?? 0,
  }))
  return planShipment(db, { ...asked, choice, goods })
}
