import { customerFields } from '../../../../src/domains/customers/customer-input.ts'
import type { Language } from '../../../../src/lib/languages.ts'
import type { CustomerDetail } from './queries.ts'

/** What staff correct of a customer; `email` is the one that waits to be confirmed, where there is one. */
export type CustomerValues = {
  name: string
  surname: string
  phoneNumber: string
  email: string
  emailLanguage: Language
  note: string
}

export const customerForm = customerFields.omit({ id: true, updatedAt: true })

export const customerValues = (customer: CustomerDetail): CustomerValues => ({
  name: customer.name,
  surname: customer.surname,
  phoneNumber: customer.phoneNumber,
  email: customer.pendingEmail || customer.email,
  emailLanguage: customer.language,
  note: customer.note,
})

/** What lists of orders show of a customer: who corrects it is told how many orders follow. */
export const followed = [
  'name',
  'surname',
  'phoneNumber',
  'email',
] as const satisfies (keyof CustomerValues)[]
