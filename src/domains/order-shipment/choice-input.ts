import { z } from 'zod'
import { clearable, id, line, maybe, moneyOrNothing, text } from '../../lib/fields.ts'
import { shippingAddress } from '../delivery/delivery-input.ts'

/** The way that orders go, chosen with them or later (DEL-10). */
export const deliveryChoice = z.strictObject({
  wayId: id,
  /** Where it is picked up; by default the first point. */
  pointId: maybe(id),
  /** Every other way needs one of the customer's addresses, or an address typed here. */
  addressId: maybe(id),
  address: maybe(shippingAddress),
  /** One of the zones that the place may be in, where several can be meant; null: none of them. */
  zoneId: clearable(id).optional(),
  /** Who takes it; by default the customer. */
  recipient: maybe(line(100)),
  /** For the courier. */
  note: maybe(text(300)),
  /** AZN that the caller was shown, null where staff are to say it; any other price is refused then. */
  expectedPrice: clearable(moneyOrNothing),
})
export type DeliveryChoice = z.output<typeof deliveryChoice>
