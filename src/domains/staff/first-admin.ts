import { isUniqueViolation } from '../../db/database-errors.ts'
import { isCommonPassword } from '../../lib/new-password.ts'
import { hashPassword } from '../../lib/password-hash.ts'
import { StartError } from '../../lib/start-error.ts'
import type { Deps } from '../../procedures/deps.ts'
import { superAdmin } from '../access/role-rules.ts'
import { countSuperAdmins, lockSuperAdmins } from './lock-users.ts'

/**
 * Makes the first SuperAdmin from ADMIN_EMAIL and ADMIN_PASSWORD when there is none (PER-12). Of several
 * instances that start at once one makes it. Returns whether there is a SuperAdmin now.
 * @throws StartError when the e-mail belongs to another account, or the password is a common one
 */
export async function ensureFirstAdmin(deps: Pick<Deps, 'db' | 'settings'>): Promise<boolean> {
  if ((await countSuperAdmins(deps.db)) > 0) return true
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = deps.settings
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD) return false
  if (await isCommonPassword(ADMIN_PASSWORD))
    throw new StartError('ADMIN_PASSWORD: too many people use this password; choose another one')
  const passwordHash = await hashPassword(ADMIN_PASSWORD)
  try {
    await deps.db.$transaction(async (tx) => {
      await lockSuperAdmins(tx)
      if ((await countSuperAdmins(tx)) > 0) return
      await tx.user.create({
        data: {
          name: 'Super',
          surname: 'Admin',
          email: ADMIN_EMAIL.toLowerCase(),
          emailConfirmedAt: new Date(),
          phoneNumber: '',
          passwordHash,
          role: { connect: { name: superAdmin } },
        },
      })
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new StartError('ADMIN_EMAIL: another account has this e-mail already; choose another one', {
      cause: error,
    })
  }
  return true
}
