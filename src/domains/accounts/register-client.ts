import type { Language } from '../../lib/languages.ts'
import { hashNewPassword } from '../../lib/new-password.ts'
import type { Deps } from '../../procedures/deps.ts'
import { client } from '../access/role-rules.ts'
import { asEmailTaken, assertNotKept, emailTaken } from '../staff/email-taken.ts'
import { toUser, type UserView, userParts } from '../staff/user-shape.ts'
import { askToConfirm, limitConfirmations } from './confirm-email.ts'

type NewClient = {
  name: string
  surname: string
  email: string
  phoneNumber: string
  password: string
  language: Language
  address: string
}

/**
 * Adds a client (ACC-1), whose address gets a link to confirm it.
 * @throws CONFLICT when the e-mail is taken, in whatever case (the database decides); RATE_LIMITED
 */
export async function registerClient(
  deps: Pick<Deps, 'db' | 'limits' | 'mail' | 'now'>,
  { password, address, ...person }: NewClient,
): Promise<UserView> {
  await deps.limits.consume('registerAddress', address)
  const { email, language } = person
  // What the database decides at last; here it spares the owner of the address his limit.
  if ((await deps.db.user.count({ where: { email, deletedAt: null } })) > 0) throw emailTaken()
  await assertNotKept(deps.db, email, deps.now())
  await limitConfirmations(deps, email)
  const passwordHash = await hashNewPassword(password)
  try {
    return await deps.db.$transaction(async (tx) => {
      const data = { ...person, passwordHash, role: { connect: { name: client } } }
      const user = await tx.user.create({ data, include: userParts })
      await askToConfirm(deps, tx, user.id, language)
      return toUser(user)
    })
  } catch (error) {
    throw asEmailTaken(error)
  }
}
