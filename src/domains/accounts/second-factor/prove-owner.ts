import { AppError, invalid, type Message } from '../../../lib/errors.ts'
import { verifyPassword } from '../../../lib/password-hash.ts'
import type { Caller } from '../../../procedures/access.ts'
import type { Deps } from '../../../procedures/deps.ts'
import type { Device } from '../device.ts'
import { hasSecondFactor } from '../find-caller.ts'
import { spendCode, withCode } from './spend-code.ts'

const wrongPassword: Message = /*i18n*/ {
  id: 'accounts.passwordWrong',
  message: 'The password is wrong.',
}

export type Proof = { password: string; code?: string | undefined }

/**
 * Before an account's protection changes, the caller proves to be its owner: by the password, and by a code
 * where there is a second factor.
 * @throws VALIDATION on what is wrong, CODE_NEEDED, RATE_LIMITED
 */
export async function proveOwner(
  deps: Pick<Deps, 'db' | 'limits' | 'now' | 'settings'>,
  { id: userId }: Pick<Caller, 'id'>,
  { password, code }: Proof,
  device: Device,
): Promise<void> {
  const { db, limits } = deps
  await limits.consume('ownPassword', String(userId))
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: userId } })
  if (!(await verifyPassword(passwordHash, password))) throw invalid('password', wrongPassword)
  await limits.giveBack('ownPassword', String(userId))
  if (!(await hasSecondFactor(db, userId))) return
  if (code === undefined) throw new AppError('CODE_NEEDED')
  const attempt = { userId, code, device }
  await withCode(deps, attempt, async () =>
    (await db.$transaction((tx) => spendCode(deps, tx, attempt))) ? true : null,
  )
}
