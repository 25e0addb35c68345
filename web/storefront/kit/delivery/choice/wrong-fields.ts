import type { shippingAddress } from '../../../../../src/domains/delivery/delivery-input.ts'
import type { TypedAddress } from '../draft.ts'

export type AddressRules = typeof shippingAddress

const required = ['place', 'street', 'building', 'phoneNumber'] as const
const checked = [...required, 'postalCode'] as const
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
