import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { email, line, maybe, password } from '../../lib/fields.ts'
import { id } from '../../lib/figure-fields.ts'
import { languages } from '../../lib/languages.ts'
import { phone } from '../../lib/phone-fields.ts'
import { fileField } from '../../procedures/received-file.ts'

/** What every account has, as it comes over the wire. */
export const userFields = {
  name: line(100, { min: 1 }),
  surname: line(100, { min: 1 }),
  email,
  phoneNumber: phone,
  password,
}

/** A role is shown by one name in every language. */
export const roleName = line(100, { min: 1 })

/** A member of staff. */
export const newStaffSchema = z.object({
  ...userFields,
  fatherName: line(100).optional(),
  appRoleId: id,
  photo: fileField.optional(),
})

/** Somebody who is asked by email to join the staff, in `language` (az unless it is given). */
export const invitationSchema = newStaffSchema
  .omit({ password: true, photo: true })
  .extend({ phoneNumber: maybe(phone), language: maybe(z.enum(languages)) })

/** One's own profile, or another's; what isn't sent stays. */
export const profileSchema = z.object({
  id: maybe(id),
  name: userFields.name.optional(),
  surname: userFields.surname.optional(),
  fatherName: line(100).optional(),
  email: maybe(email),
  phoneNumber: maybe(phone),
  password: maybe(password),
  currentPassword: z.string().max(200).optional(),
  appRoleId: maybe(id),
  file: fileField.optional(),
  updatedAt: readAt,
})
