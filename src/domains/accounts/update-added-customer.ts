import { assertCurrent } from '../../lib/as-read.ts'
import { AppError } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { asEmailTaken, assertNoAccount } from '../staff/email-taken.ts'
import { lockUser } from '../staff/lock-users.ts'
import { toUser, type UserRow, type UserView, userParts } from '../staff/user-output.ts'
import { recordProfile } from './record-profile.ts'

type Input = {
  name?: string | undefined
  surname?: string | undefined
  fatherName?: string | undefined
  email?: string | undefined
  phoneNumber?: string | undefined
  /** As it was read. */
  updatedAt?: string | undefined
  password?: string | undefined
  appRoleId?: number | undefined
  file?: object | undefined
}

/**
 * Changes a customer whom staff have added: of an account that isn't there nothing is opened and nobody is told, and the
 * address is only where they are written to.
 * @throws FORBIDDEN for a password, a role or a photo; CONFLICT for a confirmed account's address, or when somebody else
 * has saved since `updatedAt`
 */
export async function updateAddedCustomer(
  { db }: Pick<Deps, 'db'>,
  caller: Caller,
  found: UserRow,
  { name, surname, fatherName, phoneNumber, email, updatedAt, ...opening }: Input,
): Promise<UserView> {
  const { password, file, appRoleId = found.role.id } = opening
  if (password !== undefined || file !== undefined || appRoleId !== found.role.id)
    throw new AppError('FORBIDDEN')
  if (email !== undefined && email !== found.contactEmail) await assertNoAccount(db, email)
  try {
    return await recordProfile(db, caller, found, async (tx) => {
      assertCurrent(await lockUser(tx, found.id), updatedAt)
      const data = { name, surname, fatherName, phoneNumber, contactEmail: email }
      return toUser(await tx.user.update({ where: { id: found.id }, data, include: userParts }))
    })
  } catch (error) {
    throw asEmailTaken(error)
  }
}
