import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { email } from '../../lib/email-fields.ts'
import { id, line, maybe, password } from '../../lib/fields.ts'
import { languages } from '../../lib/languages.ts'
import { phone } from '../../lib/phone-fields.ts'
import { fileField } from '../../procedures/received-file.ts'

/** Fields of every account, as on the wire. */
export const userFields = {
  name: line(100, { min: 1 }),
  surname: line(100, { min: 1 }),
  email,
  phoneNumber: phone,
  password,
}

/** A role has the same name in every language. */
export const roleName = line(100, { min: 1 })

/** A new staff member. */
export const newStaffSchema = z.object({
  ...userFields,
  fatherName: line(100).optional(),
  appRoleId: id,
  photo: fileField.optional(),
})

/** A user who is invited to the staff by email, in `language` (az by default). */
export const invitationSchema = newStaffSchema
  .omit({ password: true, photo: true })
  .extend({ phoneNumber: maybe(phone), language: maybe(z.enum(languages)) })

/** The caller's own profile, or another user's; fields that aren't sent stay. */
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
