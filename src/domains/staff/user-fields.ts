import { email, password, phone, text } from '../../lib/fields.ts'

/** What every account has, as it comes over the wire (specification 3 and 5). */
export const userFields = {
  name: text(100, { min: 1 }),
  surname: text(100, { min: 1 }),
  email,
  phoneNumber: phone,
  password,
}
