import { isOpen, isUnmade, type OrderStatus } from '../../../../../src/domains/order-status/statuses.ts'
import { isShipmentOver } from '../../../../../src/domains/shipment-status/shipment-statuses.ts'
import { bakuDate } from '../../../../../src/lib/days.ts'
import type { MyOrderDetail } from '../order-labels.tsx'

export type Shipment = NonNullable<MyOrderDetail['shipment']>

const dayMs = 24 * 60 * 60 * 1000

/** Calendar days in Baku since a shipment came to its status. */
export const daysSince = (since: string, now: Date): number =>
  Math.round((Date.parse(bakuDate(now)) - Date.parse(bakuDate(new Date(since)))) / dayMs)

/** Whether how it comes is what matters of an order now, so that it stands first on its page (DEL-15). */
export const standsFirst = ({
  status,
  shipment,
}: {
  status: OrderStatus
  shipment: Pick<Shipment, 'status'> | null
}): boolean => shipment !== null && isOpen(status) && !isUnmade(status) && !isShipmentOver(shipment.status)

/** Whose turn it is with a shipment: its customer's while it waits, or nobody took it. */
export const shipmentSide = ({ status }: Pick<Shipment, 'status'>): 'customer' | 'staff' =>
  status === 'Waiting' || status === 'Failed' ? 'customer' : 'staff'
