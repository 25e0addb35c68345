import type { Deps } from '../../api/deps.ts'
import type { Language } from '../../lib/languages.ts'
import { hashPassword } from '../../lib/password-hash.ts'
import { asEmailTaken } from '../staff/email-taken.ts'
import { client } from '../staff/role-rules.ts'
import { toUser, type UserView, userParts } from '../staff/user-shape.ts'

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
 * Adds a client (api-contract, POST /Clients).
 * @throws CONFLICT when the e-mail is taken, in whatever case (the database decides); RATE_LIMITED
 */
export async function registerClient(
  deps: Pick<Deps, 'db' | 'limits'>,
  { password, address, ...person }: NewClient,
): Promise<UserView> {
  await deps.limits.consume('registerAddress', address)
  const passwordHash = await hashPassword(password)
  try {
    return toUser(
      await deps.db.user.create({
        data: { ...person, passwordHash, role: { connect: { name: client } } },
        include: userParts,
      }),
    )
  } catch (error) {
    throw asEmailTaken(error)
  }
}
