import type { Deps } from '../../api/deps.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { verifyPassword } from '../../lib/password-hash.ts'
import { toUser, type UserView, userParts } from '../staff/user-shape.ts'
import type { Device } from './device.ts'
import { writeSecurityEvent } from './security-events.ts'
import { openSession } from './sessions.ts'

const wrong: Message = /*i18n*/ { id: 'accounts.loginWrong', message: 'The user name or password is wrong.' }

type Attempt = { email: string; password: string; device: Device; language: Language }

/**
 * Opens a session (api-contract, POST /auth/login). The attempt is counted before the password is checked and
 * given back on success: many at once can't all slip through before the first is counted.
 * What an attempt came to is written down; those beyond the limits aren't, so nobody can fill the disk with them.
 * @throws NOT_FOUND alike, and after as long, for an unknown user and a wrong password; RATE_LIMITED
 */
export async function logIn(
  deps: Pick<Deps, 'db' | 'limits' | 'now'>,
  { email, password, device, language }: Attempt,
): Promise<{ accessToken: string; user: UserView }> {
  const { address } = device
  await deps.limits.consume('loginAddress', address)
  await deps.limits.consume('loginAccount', email)
  const user = await deps.db.user.findFirst({ where: { email, deletedAt: null }, include: userParts })
  const matches = await verifyPassword(user?.passwordHash, password)
  const userId = user?.id ?? null
  const refuse = async () => {
    await writeSecurityEvent(deps.db, { act: 'logInRefused', userId, at: deps.now(), device })
    return new AppError('NOT_FOUND', wrong)
  }
  if (!user || !matches) throw await refuse()
  const accessToken = await deps.db.$transaction(async (tx) => {
    // Only while the password is still the one that was checked.
    const { count } = await tx.user.updateMany({
      where: { id: user.id, passwordHash: user.passwordHash, deletedAt: null },
      data: { language },
    })
    if (count !== 1) return null
    const at = deps.now()
    await writeSecurityEvent(tx, { act: 'loggedIn', userId: user.id, at, device })
    return openSession(tx, user.id, device, at)
  })
  if (accessToken === null) throw await refuse()
  await deps.limits.giveBack('loginAddress', address)
  await deps.limits.giveBack('loginAccount', email)
  return { accessToken, user: toUser(user) }
}
