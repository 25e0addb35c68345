import { trimmedAddress } from '../../../../../src/domains/order-shipment/address-fields.ts'
import type { DeliveryDraft, SentDelivery } from '../draft.ts'
import type { Offer } from './offers.ts'

/** The choice as it is sent: with the price that is shown, since another one is refused (DEL-35). */
export function toSent({
  draft,
  offer,
  addressId,
  pointId,
  isPickup,
}: {
  draft: DeliveryDraft
  offer: Offer
  addressId: number | 'typed' | null
  pointId: number | null
  isPickup: boolean
}): SentDelivery {
  const expectedPrice = offer.kind === 'price' ? offer.azn : null
  const { wayId } = offer
  if (isPickup) return { wayId, expectedPrice, ...(pointId !== null && { pointId }) }
  const recipient = draft.recipient.trim()
  const note = draft.note.trim()
  return {
    wayId,
    expectedPrice,
    ...(addressId === 'typed' && { address: trimmedAddress(draft.typed) }),
    ...(typeof addressId === 'number' && { addressId }),
    ...(draft.isElsewhere && { zoneId: null }),
    ...(draft.zoneId !== null && draft.zoneId === offer.zoneId && { zoneId: draft.zoneId }),
    ...(recipient !== '' && { recipient }),
    ...(note !== '' && { note }),
  }
}
