import { setTimeout as pause } from 'node:timers/promises'
import { networkOf } from '../../lib/network.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { LimitName } from '../../procedures/limits.ts'
import type { Device } from './device.ts'

/** A counted attempt, which can be taken back when it was none after all. */
export type Attempt = { giveBack(): Promise<void> }

/** So many failures of an account within a day slow no one down. */
const freeFailures = 20
/** The longest pause between attempts on one account: without it there would be more guesses a day. */
const maxApartSeconds = 90
/** The longest an attempt waits for its turn; beyond it the caller is told how long to wait. */
const maxWaitMs = 5000

/**
 * Counts an attempt to log in before the password is looked at, so that parallel attempts can't all slip
 * through. Failures count by account and network together, so that a stranger locks no one else out; on a
 * device that the account knows only its own failures count. Failures of an account from everywhere slow it
 * for unknown devices, and never lock it (ACC-15).
 * @throws RATE_LIMITED
 */
export async function countLogIn(
  { limits }: Pick<Deps, 'limits'>,
  { email, device, isKnown }: { email: string; device: Device; isKnown: boolean },
): Promise<Attempt> {
  if (isKnown) return count({ limits }, [['logInDevice', `${email} ${device.deviceKey}`]])
  const attempt = await count({ limits }, [
    ['logInAddress', device.address],
    ['logInPair', `${email} ${networkOf(device.address)}`],
    ['logInAccount', email],
  ])
  const failures = await limits.used('logInAccount', email)
  const apartMs = Math.min(maxApartSeconds, Math.max(0, failures - freeFailures)) * 1000
  if (apartMs > 0) await pause(await limits.takeTurn('logInTurn', email, { apartMs, maxWaitMs }))
  return attempt
}

/** Counts an attempt at a code; recovery codes can't be guessed and don't count for the whole account. */
export function countCode(
  deps: Pick<Deps, 'limits'>,
  { userId, code, device, isKnown }: { userId: number; code: string; device: Device; isKnown: boolean },
): Promise<Attempt> {
  const from = isKnown ? device.deviceKey : networkOf(device.address)
  const own: [LimitName, string][] = [
    ['codePlace', `${userId} ${from}`],
    ['codePlaceDay', `${userId} ${from}`],
  ]
  const isShort = /^\d{6}$/.test(code.replaceAll(' ', ''))
  return count(deps, isKnown || !isShort ? own : [...own, ['codeAccountDay', String(userId)]])
}

async function count({ limits }: Pick<Deps, 'limits'>, counted: [LimitName, string][]): Promise<Attempt> {
  for (const [name, key] of counted) await limits.consume(name, key)
  return {
    async giveBack() {
      for (const [name, key] of counted) await limits.giveBack(name, key)
    },
  }
}
