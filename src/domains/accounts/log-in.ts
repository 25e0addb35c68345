import type { Deps } from '../../api/deps.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { verifyPassword } from '../../lib/password-hash.ts'
import { toUser, type UserView, userParts } from '../staff/user-shape.ts'
import { type Device, openSession } from './sessions.ts'

const wrong: Message = /*i18n*/ { id: 'accounts.loginWrong', message: 'The user name or password is wrong.' }

type Attempt = Device & { email: string; password: string; language: Language }

/**
 * Opens a session (api-contract, POST /auth/login). The attempt is counted before the password is checked and
 * given back on success: many at once can't all slip through before the first is counted.
 * @throws NOT_FOUND alike, and after as long, for an unknown user and a wrong password; RATE_LIMITED
 */
export async function logIn(
  deps: Pick<Deps, 'db' | 'limits' | 'now'>,
  { email, password, address, userAgent, language }: Attempt,
): Promise<{ accessToken: string; user: UserView }> {
  await deps.limits.consume('loginAddress', address)
  await deps.limits.consume('loginAccount', email)
  const user = await deps.db.user.findFirst({ where: { email, deletedAt: null }, include: userParts })
  const matches = await verifyPassword(user?.passwordHash, password)
  if (!user || !matches) throw new AppError('NOT_FOUND', wrong)
  const accessToken = await deps.db.$transaction(async (tx) => {
    // Only while the password is still the one that was checked.
    const { count } = await tx.user.updateMany({
      where: { id: user.id, passwordHash: user.passwordHash, deletedAt: null },
      data: { language },
    })
    return count === 1 ? openSession(tx, user.id, { userAgent, address }, deps.now()) : null
  })
  if (accessToken === null) throw new AppError('NOT_FOUND', wrong)
  await deps.limits.giveBack('loginAddress', address)
  await deps.limits.giveBack('loginAccount', email)
  return { accessToken, user: toUser(user) }
}
