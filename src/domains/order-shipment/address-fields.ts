/** What a typed address is made of, in the order in which it is asked for; all of it is text. */
export const addressFields = [
  'place',
  'street',
  'building',
  'entrance',
  'floor',
  'flat',
  'landmark',
  'phoneNumber',
  'postalCode',
] as const
export type AddressField = (typeof addressFields)[number]
export type TypedAddress = Record<AddressField, string>

/** A courier can't find an address without these (DEL-34). */
export const requiredAddressFields = [
  'place',
  'street',
  'building',
  'phoneNumber',
] as const satisfies readonly AddressField[]

export const blankAddress: Readonly<TypedAddress> = {
  place: '',
  street: '',
  building: '',
  entrance: '',
  floor: '',
  flat: '',
  landmark: '',
  phoneNumber: '',
  postalCode: '',
}

/** No field of an address is longer. */
const maxLength = 300

/** The texts of an address among values from outside; what isn't there, or is no text, is empty. */
export function readAddress(given: Readonly<Partial<Record<AddressField, unknown>>>): TypedAddress {
  const typed = { ...blankAddress }
  for (const field of addressFields) {
    const value = given[field]
    if (typeof value === 'string') typed[field] = value.slice(0, maxLength)
  }
  return typed
}

/** The same without spaces around, as it is sent. */
export function trimmedAddress(typed: TypedAddress): TypedAddress {
  const trimmed = { ...typed }
  for (const field of addressFields) trimmed[field] = typed[field].trim()
  return trimmed
}
