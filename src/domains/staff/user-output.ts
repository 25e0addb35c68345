import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { roleSchema } from '../access/role-output.ts'
import { pictureUrl } from '../media/picture-columns.ts'

/** A user, customer or staff; `photoUrl` is empty without a photo. */
export const userSchema = z.object({
  id: z.int(),
  name: z.string(),
  surname: z.string(),
  fatherName: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  phoneNumber: z.string(),
  photoUrl: z.string(),
  appRole: roleSchema,
})
export type UserView = z.infer<typeof userSchema>

/** The user as editors read it, with the version that goes back with a PUT. */
export const versionedUserSchema = userSchema.extend({ updatedAt: updatedAtOut })
/** `invitedUntil`: for an invited staff member without a password, how long the link works or worked. */
export const staffMemberSchema = versionedUserSchema.extend({
  hasSecondFactor: z.boolean(),
  invitedUntil: z.iso.datetime().nullable(),
})

/** The relations that {@link toUser} needs. */
export const userParts = {
  role: { select: { id: true, name: true, permissions: true } },
  photo: { select: { key: true, extension: true } },
} as const satisfies Prisma.UserInclude

export type UserRow = Prisma.UserGetPayload<{ include: typeof userParts }>

export const toVersionedUser = (row: UserRow): z.infer<typeof versionedUserSchema> => ({
  ...toUser(row),
  updatedAt: row.updatedAt.toISOString(),
})

export function toUser(row: UserRow): UserView {
  return {
    id: row.id,
    name: row.name,
    surname: row.surname,
    fatherName: row.fatherName,
    email: row.email || row.contactEmail,
    emailConfirmed: row.emailConfirmedAt !== null,
    phoneNumber: row.phoneNumber,
    photoUrl: pictureUrl(row.photo),
    appRole: row.role,
  }
}
