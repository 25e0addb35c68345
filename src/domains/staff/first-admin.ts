import type { Transaction } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/database-errors.ts'
import { isCommonPassword } from '../../lib/new-password.ts'
import { hashPassword } from '../../lib/password-hash.ts'
import { StartError } from '../../lib/start-error.ts'
import type { Deps } from '../../procedures/deps.ts'
import { superAdmin } from '../access/role-rules.ts'
import { countSuperAdmins, lockSuperAdmins } from './lock-users.ts'
import { type UserRow, userParts } from './user-output.ts'

type FirstAdmin = { name: string; surname: string; email: string; passwordHash: string; language?: string }

/**
 * Makes the SuperAdmin who is the only one. Whoever names the address runs the program, so it counts as
 * confirmed. Null when there is one by now: of several attempts at once one makes it.
 */
export async function createFirstAdmin(tx: Transaction, person: FirstAdmin): Promise<UserRow | null> {
  await lockSuperAdmins(tx)
  if ((await countSuperAdmins(tx)) > 0) return null
  const role = { connect: { name: superAdmin } }
  const data = { ...person, emailConfirmedAt: new Date(), phoneNumber: '', role }
  return tx.user.create({ data, include: userParts })
}

/**
 * Makes the first SuperAdmin from ADMIN_EMAIL and ADMIN_PASSWORD when there is none (PER-12). Returns whether
 * there is a SuperAdmin now.
 * @throws StartError when the e-mail belongs to another account, or the password is a common one
 */
export async function ensureFirstAdmin(deps: Pick<Deps, 'db' | 'settings'>): Promise<boolean> {
  if ((await countSuperAdmins(deps.db)) > 0) return true
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = deps.settings
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return false
  if (await isCommonPassword(ADMIN_PASSWORD))
    throw new StartError('ADMIN_PASSWORD: too many people use this password; choose another one')
  const passwordHash = await hashPassword(ADMIN_PASSWORD)
  const person = { name: 'Super', surname: 'Admin', email: ADMIN_EMAIL.toLowerCase(), passwordHash }
  try {
    await deps.db.$transaction((tx) => createFirstAdmin(tx, person))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new StartError('ADMIN_EMAIL: another account has this e-mail already; choose another one', {
      cause: error,
    })
  }
  return true
}
