import type { Transaction } from '../../../db/client.ts'
import { AppError, type Message, notFound } from '../../../lib/errors.ts'
import type { Caller } from '../../../procedures/access.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { canChange, isStaffRole } from '../../access/role-rules.ts'
import { recorded } from '../../audit/recorded.ts'
import { lockUser } from '../../staff/lock-users.ts'
import { assertNotJustChanged } from '../account-changes.ts'
import type { CallOrigin, Device } from '../device.ts'
import { hasSecondFactor } from '../find-caller.ts'
import { writeSecurityEvent } from '../security-events.ts'
import { endSessions } from '../sessions.ts'
import { emailFactorChange } from './email-change.ts'
import { type Proof, proveOwner } from './prove-owner.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

const ownByCode: Message = /*i18n*/ {
  id: 'secondFactor.ownByCode',
  message: 'Turn off your own second step under “My information”.',
}

/** Removes the whole second factor: the secret, the recovery codes and log-ins that wait for a code. */
export async function removeSecondFactor(tx: Transaction, userId: number): Promise<void> {
  await tx.secondFactor.deleteMany({ where: { userId } })
  await tx.recoveryCode.deleteMany({ where: { userId } })
  await tx.logInChallenge.deleteMany({ where: { userId } })
}

type OwnDeps = Pick<Deps, 'db' | 'limits' | 'emails' | 'now' | 'settings'>

/**
 * Turns off the caller's own.
 * @throws NOT_FOUND when it isn't on; CONFLICT after a change without the old password; VALIDATION,
 * CODE_NEEDED, RATE_LIMITED
 */
export async function turnOff(
  deps: OwnDeps,
  caller: Pick<Caller, 'id'>,
  { device, language, ...proof }: Proof & CallOrigin,
): Promise<void> {
  const userId = caller.id
  await proveOwnerOfFactor(deps, caller, { ...proof, device })
  await deps.db.$transaction(async (tx) => {
    await lockUser(tx, userId)
    await removeSecondFactor(tx, userId)
    await writeSecurityEvent(tx, { act: 'secondFactorOff', userId, at: deps.now(), device })
    await emailFactorChange(deps, tx, { userId, language, change: 'off' })
  })
}

/** Makes ten new recovery codes; the earlier ones stop working. @throws as {@link turnOff} */
export async function renewRecoveryCodes(
  deps: OwnDeps,
  caller: Pick<Caller, 'id'>,
  { device, ...proof }: Proof & CallOrigin,
): Promise<string[]> {
  const userId = caller.id
  await proveOwnerOfFactor(deps, caller, { ...proof, device })
  return deps.db.$transaction(async (tx) => {
    await lockUser(tx, userId)
    await writeSecurityEvent(tx, { act: 'recoveryCodesRenewed', userId, at: deps.now(), device })
    return replaceRecoveryCodes(tx, userId)
  })
}

async function proveOwnerOfFactor(
  deps: OwnDeps,
  caller: Pick<Caller, 'id'>,
  { device, ...proof }: Proof & { device: Device },
): Promise<void> {
  if (!(await hasSecondFactor(deps.db, caller.id))) throw notFound()
  await assertNotJustChanged(deps.db, caller.id, deps.now())
  await proveOwner(deps, caller, proof, device)
}

/**
 * Removes the second factor of a user who has lost app and recovery codes; their sessions end and they get an
 * email. It takes area 5 and, as for a password, all areas of that user (ACC-14).
 * @throws CONFLICT for oneself; NOT_FOUND; FORBIDDEN
 */
export async function resetSecondFactor(
  deps: Pick<Deps, 'db' | 'emails' | 'now'>,
  caller: Caller,
  { id }: { id: number },
): Promise<void> {
  if (id === caller.id) throw new AppError('CONFLICT', ownByCode)
  const found = await deps.db.user.findFirst({ where: { id, deletedAt: null }, include: { role: true } })
  if (!found) throw notFound()
  const kind = isStaffRole(found.role) ? 'staff' : 'customer'
  await recorded(deps.db, { by: caller.id, kind, id }, async (tx) => {
    const user = await lockUser(tx, id)
    if (!canChange(caller, user, 'password')) throw new AppError('FORBIDDEN')
    if (!(await hasSecondFactor(tx, id))) throw notFound()
    await removeSecondFactor(tx, id)
    await endSessions(tx, id, deps.now())
    await emailFactorChange(deps, tx, { userId: id, change: 'reset' })
  })
}
