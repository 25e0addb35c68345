import type { Transaction } from '../../../db/client.ts'
import { invalid, type Message } from '../../../lib/errors.ts'
import { unseal } from '../../../lib/sealed.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { countCode } from '../attempts.ts'
import { hashCopiedCode } from '../copied-code.ts'
import type { Device } from '../device.ts'
import { isKnownDevice } from '../known-devices.ts'
import { writeSecurityEvent } from '../security-events.ts'
import { stepOf } from './totp.ts'

export const wrongCode: Message = /*i18n*/ {
  id: 'secondFactor.wrongCode',
  message: 'The code is wrong, or it has already been used.',
}

/** The account a code is for, and where it came from. */
export type CodeAttempt = { userId: number; code: string; device: Device }

/**
 * Uses up a code of the app or a recovery code: each works once, however many try it at the same time. False
 * for a wrong one, and for an account without a second factor.
 */
export async function spendCode(
  { now, settings }: Pick<Deps, 'now' | 'settings'>,
  tx: Transaction,
  { userId, code, device }: CodeAttempt,
): Promise<boolean> {
  const factor = await tx.secondFactor.findUnique({ where: { userId } })
  if (!factor?.confirmedAt) return false
  const at = now()
  const secret = unseal(factor.secret, settings.SECRET_KEY)
  const step = secret === null ? null : stepOf(secret, code.replaceAll(' ', ''), at)
  if (step !== null) {
    // A last step far ahead comes from a clock that once ran fast, and must not lock the owner out once it is
    // set right.
    const isNewer = { OR: [{ lastStep: { lt: step } }, { lastStep: { gt: step + 2 } }] }
    const { count } = await tx.secondFactor.updateMany({
      where: { userId, ...isNewer },
      data: { lastStep: step },
    })
    return count === 1
  }
  const unused = { userId, codeHash: hashCopiedCode(code), usedAt: null }
  const { count } = await tx.recoveryCode.updateMany({ where: unused, data: { usedAt: at } })
  if (count === 1) await writeSecurityEvent(tx, { act: 'recoveryCodeUsed', userId, at, device })
  return count === 1
}

/**
 * Runs an act that uses up a code; it returns null when the code was wrong. The attempt is counted before the
 * check and given back when the code was right, so that parallel guesses can't slip through.
 * @throws VALIDATION on `code`; RATE_LIMITED
 */
export async function withCode<Result>(
  deps: Pick<Deps, 'db' | 'limits' | 'now'>,
  { userId, code, device }: CodeAttempt,
  act: () => Promise<Result | null>,
): Promise<Result> {
  const isKnown = await isKnownDevice(deps.db, userId, device.deviceKey)
  const counted = await countCode(deps, { userId, code, device, isKnown })
  const result = await act()
  if (result === null) {
    await writeSecurityEvent(deps.db, { act: 'codeRefused', userId, at: deps.now(), device })
    throw invalid('code', wrongCode)
  }
  await counted.giveBack()
  return result
}
