import { isOpen, isUnmade, type OrderStatus } from '../../../../../src/domains/order-status/statuses.ts'
import { isShipmentOver } from '../../../../../src/domains/shipment-status/shipment-statuses.ts'
import { daysBetween } from '../../../../../src/lib/days.ts'
import type { MyOrderDetail } from '../order-labels.tsx'

export type Shipment = NonNullable<MyOrderDetail['shipment']>

/** Calendar days in Baku since a shipment came to its status. */
export const daysSince = (since: string, now: Date): number => daysBetween(new Date(since), now)

/** Whether how it comes is what matters of an order now, so that it stands first on its page (DEL-15). */
export const standsFirst = ({
  status,
  shipment,
}: {
  status: OrderStatus
  shipment: Pick<Shipment, 'status'> | null
}): boolean => shipment !== null && isOpen(status) && !isUnmade(status) && !isShipmentOver(shipment.status)

/** Staff have said a price, and its customer hasn't said yes: nothing is packed before that (DEL-13). */
export const isToAgree = ({ price, isAgreed }: Pick<Shipment, 'price' | 'isAgreed'>): boolean =>
  price !== null && !isAgreed

/** Whose turn it is: the customer's while it waits to be picked up, once it failed, or until its price is agreed on. */
export const shipmentSide = (
  shipment: Pick<Shipment, 'status' | 'price' | 'isAgreed'>,
): 'customer' | 'staff' =>
  shipment.status === 'Waiting' || shipment.status === 'Failed' || isToAgree(shipment) ? 'customer' : 'staff'
