import type { Shipment } from '../../kit/delivery/shipments.ts'
import { useWhatsApp } from '../../kit/orders/use-whatsapp.ts'

/** WhatsApp with what stands with the first order of a shipment. */
export function useWhatsAppOf(shipment: Shipment | undefined): string | null {
  const first = shipment?.orders[0]
  return useWhatsApp(shipment && first && { id: first.id, appUser: shipment.appUser })
}
