import { hashNewPassword } from '../../lib/new-password.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { assertCanGive, asUnknownRole, findStaffRole } from '../access/permission-rules.ts'
import { recordedNew } from '../audit/recorded.ts'
import { storeColumns } from '../media/picture-columns.ts'
import { asEmailTaken, assertNotKept } from './email-taken.ts'
import { toUser, type UserView, userParts } from './user-output.ts'

export type NewStaff = {
  name: string
  surname: string
  fatherName?: string | undefined
  email: string
  phoneNumber: string
  password: string
  appRoleId: number
  photo?: ReceivedFile | undefined
}

/**
 * Adds a member of staff with a role within the caller's own areas (PER-13).
 * @throws VALIDATION for an unknown role or the customers', and for a password that everybody uses; FORBIDDEN for areas that the caller lacks,
 * CONFLICT when the e-mail is taken (the database decides)
 */
export async function createStaff(
  deps: Pick<Deps, 'db' | 'media' | 'now'>,
  caller: Pick<Caller, 'id' | 'areas'>,
  { appRoleId, password, photo, ...texts }: NewStaff,
): Promise<UserView> {
  const role = await findStaffRole(deps.db, appRoleId)
  assertCanGive(caller, role.permissions)
  await assertNotKept(deps.db, texts.email, deps.now())
  const passwordHash = await hashNewPassword(password)
  const picture = await storeColumns(deps.media, { photoId: [photo, 'portrait'] })
  try {
    const data = { ...texts, ...picture, passwordHash, roleId: role.id }
    return toUser(
      await recordedNew(deps.db, { by: caller.id, kind: 'staff' }, (tx) =>
        tx.user.create({ data, include: userParts }),
      ),
    )
  } catch (error) {
    throw asUnknownRole(asEmailTaken(error))
  }
}
