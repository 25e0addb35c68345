import { hashNewPassword } from '../../lib/new-password.ts'
import type { Deps } from '../../procedures/deps.ts'
import { customerRole } from '../access/role-rules.ts'
import { asEmailTaken, assertNotKept, emailTaken } from '../staff/email-taken.ts'
import { toUser, type UserView, userParts } from '../staff/user-output.ts'
import { askToConfirm, limitConfirmations } from './confirm-email.ts'
import type { CallOrigin } from './device.ts'

type NewCustomer = { name: string; surname: string; email: string; phoneNumber: string; password: string }

/**
 * Adds a customer (ACC-1), whose address gets a link to confirm it.
 * @throws CONFLICT when the e-mail is taken, in any case (the database decides); RATE_LIMITED
 */
export async function registerCustomer(
  deps: Pick<Deps, 'db' | 'limits' | 'emails' | 'now'>,
  { name, surname, email, phoneNumber, password, device, language }: NewCustomer & CallOrigin,
): Promise<UserView> {
  await deps.limits.consume('registerAddress', device.address)
  // The database decides in the end; checking here keeps taken addresses from using up their owner's limit.
  if ((await deps.db.user.count({ where: { email, deletedAt: null } })) > 0) throw emailTaken()
  await assertNotKept(deps.db, email, deps.now())
  await limitConfirmations(deps, email)
  const passwordHash = await hashNewPassword(password)
  try {
    return await deps.db.$transaction(async (tx) => {
      const person = { name, surname, email, phoneNumber, language }
      const data = { ...person, passwordHash, role: { connect: { name: customerRole } } }
      const user = await tx.user.create({ data, include: userParts })
      await askToConfirm(deps, tx, user.id, language)
      return toUser(user)
    })
  } catch (error) {
    throw asEmailTaken(error)
  }
}
