import { AppError, invalid, type Message } from '../../../lib/errors.ts'
import { seal, unseal } from '../../../lib/sealed.ts'
import type { Caller } from '../../../procedures/access.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { lockUser } from '../../staff/lock-users.ts'
import { assertNotJustChanged } from '../account-changes.ts'
import type { CallOrigin } from '../device.ts'
import { writeSecurityEvent } from '../security-events.ts'
import { type Proof, proveOwner } from './prove-owner.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { wrongCode } from './spend-code.ts'
import { tellFactorChange } from './tell-change.ts'
import { makeSecret, secretUri, stepOf } from './totp.ts'

const isOnAlready: Message = /*i18n*/ {
  id: 'secondFactor.isOn',
  message: 'The second step is on already.',
}
const notBegun: Message = /*i18n*/ {
  id: 'secondFactor.notBegun',
  message: 'Please begin the set-up again.',
}

/**
 * Begins with a secret that counts only once a code has confirmed it; beginning again makes another one.
 * @throws VALIDATION for a wrong password; CONFLICT when it is on already, and after a change without the old password
 */
export async function beginSetUp(
  deps: Pick<Deps, 'db' | 'limits' | 'now' | 'settings'>,
  caller: Pick<Caller, 'id'>,
  { password, device }: Pick<Proof, 'password'> & CallOrigin,
): Promise<{ secret: string; uri: string }> {
  const { SITE_URL, SECRET_KEY } = deps.settings
  const userId = caller.id
  const secret = makeSecret()
  const sealed = seal(secret, SECRET_KEY)
  const refuseWhenOn = (factor: { confirmedAt: Date | null } | null) => {
    if (factor?.confirmedAt) throw new AppError('CONFLICT', isOnAlready)
  }
  refuseWhenOn(await deps.db.secondFactor.findUnique({ where: { userId } }))
  await assertNotJustChanged(deps.db, userId, deps.now())
  await proveOwner(deps, caller, { password }, device)
  return deps.db.$transaction(async (tx) => {
    const { email } = await lockUser(tx, userId)
    refuseWhenOn(await tx.secondFactor.findUnique({ where: { userId } }))
    await tx.secondFactor.upsert({
      where: { userId },
      create: { userId, secret: sealed, createdAt: deps.now() },
      update: { secret: sealed, createdAt: deps.now() },
    })
    return { secret, uri: secretUri(secret, { site: SITE_URL, email }) }
  })
}

/**
 * Turns it on with the first code of the app, and answers the recovery codes.
 * @throws VALIDATION for a wrong code; CONFLICT when nothing was begun, it is on already, or after a change without the old
 * password
 */
export async function confirmSetUp(
  deps: Pick<Deps, 'db' | 'emails' | 'now' | 'settings'>,
  { id: userId }: Pick<Caller, 'id'>,
  { code, device, language }: CallOrigin & { code: string },
): Promise<string[]> {
  return deps.db.$transaction(async (tx) => {
    await lockUser(tx, userId)
    await assertNotJustChanged(tx, userId, deps.now())
    const factor = await tx.secondFactor.findUnique({ where: { userId } })
    if (factor?.confirmedAt) throw new AppError('CONFLICT', isOnAlready)
    const secret = factor && unseal(factor.secret, deps.settings.SECRET_KEY)
    if (!secret) throw new AppError('CONFLICT', notBegun)
    const at = deps.now()
    const step = stepOf(secret, code.replaceAll(' ', ''), at)
    if (step === null) throw invalid('code', wrongCode)
    await tx.secondFactor.update({ where: { userId }, data: { confirmedAt: at, lastStep: step } })
    await writeSecurityEvent(tx, { act: 'secondFactorOn', userId, at, device })
    await tellFactorChange(deps, tx, { userId, language, change: 'on' })
    return replaceRecoveryCodes(tx, userId)
  })
}
