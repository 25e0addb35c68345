import { AppError, invalid, type Message } from '../../../lib/errors.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { hashToken } from '../find-caller.ts'
import { makeToken } from '../sessions.ts'

/** How long a right password waits for its code. */
const challengeLifeMs = 5 * 60 * 1000

const tooLate: Message = /*i18n*/ {
  id: 'secondFactor.tooLate',
  message: 'That took too long. Please log in again.',
}
/** What to say where the password has to be given again. */
export const challengeGone = (): AppError => invalid('challenge', tooLate)

/** What a log-in with the right password and no code comes to: the code is awaited under a token of its own. */
export async function askForCode({ db, now }: Pick<Deps, 'db' | 'now'>, userId: number): Promise<AppError> {
  const challenge = makeToken()
  const expiresAt = new Date(now().getTime() + challengeLifeMs)
  await db.logInChallenge.deleteMany({ where: { userId, expiresAt: { lt: now() } } })
  await db.logInChallenge.create({ data: { tokenHash: hashToken(challenge), userId, expiresAt } })
  return new AppError('CODE_NEEDED', undefined, { challenge })
}
