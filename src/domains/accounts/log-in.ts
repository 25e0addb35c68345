import type { Transaction } from '../../db/client.ts'
import { AppError, invalid, type Message } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import { verifyPassword } from '../../lib/password-hash.ts'
import type { Deps } from '../../procedures/deps.ts'
import { toUser, type UserRow, type UserView, userParts } from '../staff/user-output.ts'
import { countLogIn } from './attempts.ts'
import type { CallOrigin, Device } from './device.ts'
import { hashToken, hasSecondFactor } from './find-caller.ts'
import { isKnownDevice, knowDevice } from './known-devices.ts'
import { spendCode, withCode } from './second-factor/spend-code.ts'
import { writeSecurityEvent } from './security-events.ts'
import { makeToken, openSession } from './sessions.ts'

const wrong: Message = /*i18n*/ { id: 'accounts.loginWrong', message: 'The user name or password is wrong.' }

type Attempt = CallOrigin & { email: string; password: string; code?: string | undefined }
type LogInDeps = Pick<Deps, 'db' | 'limits' | 'now' | 'settings'>
/** `deviceKey` is the key by which the device is recognised from now on. */
type LoggedIn = { accessToken: string; user: UserView; deviceKey: string }

/**
 * Opens a session (ACC-3). The attempt is counted before the password is checked and given back on success,
 * so that parallel attempts can't all slip through. Its outcome is recorded, except beyond the limits, so
 * that no one can fill the disk.
 * @throws NOT_FOUND for an unknown user and for a wrong password, alike and after the same time;
 * RATE_LIMITED; for users with a second factor CODE_NEEDED without a code, VALIDATION for a wrong one
 */
export async function logIn(
  deps: LogInDeps,
  { email, password, code, device, language }: Attempt,
): Promise<LoggedIn> {
  const user = await deps.db.user.findFirst({ where: { email, deletedAt: null }, include: userParts })
  const isKnown = await isKnownDevice(deps.db, user?.id, device.deviceKey)
  const counted = await countLogIn(deps, { email, device, isKnown })
  const matches = await verifyPassword(user?.passwordHash, password)
  const userId = user?.id ?? null
  const refuse = async () => {
    await writeSecurityEvent(deps.db, { act: 'logInRefused', userId, at: deps.now(), device })
    return new AppError('NOT_FOUND', wrong)
  }
  if (!user || !matches) throw await refuse()
  await counted.giveBack()
  const open = (spend?: (tx: Transaction) => Promise<boolean>) =>
    deps.db.$transaction(async (tx) => {
      // The password must still be the one that was checked.
      if (!(await holdUser(tx, { id: user.id, passwordHash: user.passwordHash }, language))) return 'changed'
      if (spend && !(await spend(tx))) return null
      return openFor(deps, tx, user, device)
    })
  const needsCode = await hasSecondFactor(deps.db, user.id)
  if (needsCode && code === undefined) throw await askForCode(deps, user.id)
  const attempt = { userId: user.id, code: code ?? '', device }
  const opened = needsCode
    ? await withCode(deps, attempt, () => open((tx) => spendCode(deps, tx, attempt)))
    : await open()
  if (opened === null || opened === 'changed') throw await refuse()
  return opened
}

/**
 * The second step of our own pages: the code, with the challenge from the first step instead of the password.
 * A challenge opens one session; a wrong code doesn't use it up, within the limits.
 * @throws VALIDATION on `code`, or on `challenge` when it is unknown, used or older than 5 minutes;
 * RATE_LIMITED
 */
export async function logInWithCode(
  deps: LogInDeps,
  { challenge, code, device, language }: CallOrigin & { challenge: string; code: string },
): Promise<LoggedIn> {
  await deps.limits.consume('logInAddress', device.address)
  const waiting = { tokenHash: hashToken(challenge), expiresAt: { gt: deps.now() } }
  const found = await deps.db.logInChallenge.findFirst({
    where: { ...waiting, user: { deletedAt: null } },
    include: { user: { include: userParts } },
  })
  if (!found) throw challengeGone()
  const { user } = found
  const attempt = { userId: user.id, code, device }
  const opened = await withCode(deps, attempt, () =>
    deps.db.$transaction(async (tx) => {
      if (!(await holdUser(tx, { id: user.id }, language))) throw challengeGone()
      if ((await tx.logInChallenge.count({ where: waiting })) === 0) throw challengeGone()
      if (!(await spendCode(deps, tx, attempt))) return null
      await tx.logInChallenge.deleteMany({ where: waiting })
      return openFor(deps, tx, user, device)
    }),
  )
  await deps.limits.giveBack('logInAddress', device.address)
  return opened
}

/** Stores the language of the log-in, and locks the user until the transaction ends. */
async function holdUser(
  tx: Transaction,
  as: { id: number; passwordHash?: string },
  language: Language,
): Promise<boolean> {
  const { count } = await tx.user.updateMany({ where: { ...as, deletedAt: null }, data: { language } })
  return count === 1
}

async function openFor(
  { now }: Pick<Deps, 'now'>,
  tx: Transaction,
  user: UserRow,
  device: Device,
): Promise<LoggedIn> {
  const at = now()
  await writeSecurityEvent(tx, { act: 'loggedIn', userId: user.id, at, device })
  const deviceKey = await knowDevice(tx, user.id, device.deviceKey, at)
  const accessToken = await openSession(tx, user.id, { ...device, deviceKey }, at)
  return { accessToken, user: toUser(user), deviceKey }
}

/** How long a challenge waits for its code. */
const challengeLifeMs = 5 * 60 * 1000

const tooLate: Message = /*i18n*/ {
  id: 'secondFactor.tooLate',
  message: 'That took too long. Please log in again.',
}
/** The message that asks for the password again. */
const challengeGone = (): AppError => invalid('challenge', tooLate)

/** A right password without a code leads to a challenge: a token under which the code is awaited. */
async function askForCode({ db, now }: Pick<Deps, 'db' | 'now'>, userId: number): Promise<AppError> {
  const challenge = makeToken()
  const expiresAt = new Date(now().getTime() + challengeLifeMs)
  await db.logInChallenge.deleteMany({ where: { userId, expiresAt: { lt: now() } } })
  await db.logInChallenge.create({ data: { tokenHash: hashToken(challenge), userId, expiresAt } })
  return new AppError('CODE_NEEDED', undefined, { challenge })
}
