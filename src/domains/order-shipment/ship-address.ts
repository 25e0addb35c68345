import { z } from 'zod'
import { type AddressField, addressFields, type TypedAddress } from './address-fields.ts'

/** Where a shipment goes, as it was when it was chosen. */
const texts = Object.fromEntries(addressFields.map((field) => [field, z.string()]))
export const shipAddress = z.object(texts as Record<AddressField, z.ZodString>)
export type ShipAddress = TypedAddress

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
