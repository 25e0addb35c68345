import type { shippingAddress } from '../../../../../src/domains/delivery/delivery-input.ts'
import {
  requiredAddressFields,
  type TypedAddress,
} from '../../../../../src/domains/order-shipment/address-fields.ts'

export type AddressRules = typeof shippingAddress

const checked = [...requiredAddressFields, 'postalCode'] as const
export type CheckedField = (typeof checked)[number]

/**
 * The fields of an address that are empty or wrong, by the server's own rules once they have come; without them the
 * server says it (DEL-34).
 */
export function wrongFields(typed: TypedAddress, rules: AddressRules | null): CheckedField[] {
  const issues = rules?.safeParse(typed).error?.issues ?? []
  const refused = new Set(issues.map(({ path: [field] }) => field))
  return checked.filter(
    (field) => refused.has(field) || (field !== 'postalCode' && typed[field].trim() === ''),
  )
}
