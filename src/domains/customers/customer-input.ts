import { z } from 'zod'
import { email, line, maybe } from '../../lib/fields.ts'
import { languages } from '../../lib/languages.ts'
import { phone } from '../../lib/phone-fields.ts'

/** A customer whom staff add: a name is enough, all else may come later. */
export const addedCustomerFields = z.object({
  name: line(100, { min: 1 }),
  surname: maybe(line(100)),
  phoneNumber: maybe(phone),
  email: maybe(email),
  /** Of what is written to them. */
  language: maybe(z.enum(languages)),
})

export const findFields = z.object({ text: line(200).default('') })
