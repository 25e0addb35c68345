import { z } from 'zod'

/** Where a shipment goes, as it was when it was chosen. */
export const shipAddress = z.object({
  place: z.string(),
  street: z.string(),
  building: z.string(),
  entrance: z.string(),
  floor: z.string(),
  flat: z.string(),
  landmark: z.string(),
  phoneNumber: z.string(),
  postalCode: z.string(),
})
export type ShipAddress = z.infer<typeof shipAddress>

/** What may be left unsaid is empty. */
export const toShipAddress = (given: Partial<ShipAddress>): ShipAddress =>
  shipAddress.parse({
    place: given.place,
    street: given.street,
    building: given.building,
    entrance: given.entrance ?? '',
    floor: given.floor ?? '',
    flat: given.flat ?? '',
    landmark: given.landmark ?? '',
    phoneNumber: given.phoneNumber,
    postalCode: given.postalCode ?? '',
  })

/** The address that a shipment keeps; null where it has none. */
export const storedAddress = (address: unknown): ShipAddress | null =>
  address === null ? null : shipAddress.parse(address)

/** In one line, as letters and labels have it. */
export const addressLine = ({
  place,
  street,
  building,
  entrance,
  floor,
  flat,
  landmark,
}: ShipAddress): string =>
  [place, `${street} ${building}`, ...[entrance, floor, flat].filter(Boolean), landmark]
    .filter(Boolean)
    .join(', ')
