import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../db/client.ts'
import type { SecurityAct } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type CallOrigin, type Device, storedDevice } from './device.ts'
import { hashToken } from './find-caller.ts'
import { writeSecurityEvent } from './security-events.ts'

type ActDeps = Pick<Deps, 'db' | 'now'>
type Ending = Pick<Caller, 'id' | 'sessionId'>

/** A new access or reset token: 256 bits, base64url. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** The most sessions of one user: a program that logs in for each call would make them without end. */
const maxSessions = 50

/**
 * Opens a session and returns its access token, of which only the hash is stored; beyond the limit the least
 * used sessions end.
 */
export async function openSession(
  tx: Transaction,
  userId: number,
  device: Device,
  now: Date,
): Promise<string> {
  const token = makeToken()
  await tx.session.create({
    data: {
      userId,
      tokenHash: hashToken(token),
      createdAt: now,
      lastUsedAt: now,
      ...storedDevice(device),
      deviceHash: device.deviceKey === undefined ? null : hashToken(device.deviceKey),
    },
  })
  await tx.$executeRaw`
    DELETE FROM sessions WHERE user_id = ${userId} AND id NOT IN (
      SELECT id FROM sessions WHERE user_id = ${userId}
      ORDER BY revoked_at IS NULL DESC, last_used_at DESC, id DESC LIMIT ${maxSessions})`
  return token
}

/** Ends a user's sessions except `keep`. */
export async function endSessions(
  tx: Transaction,
  userId: number,
  now: Date,
  keep?: number | undefined,
): Promise<void> {
  await tx.session.updateMany({
    where: { userId, revokedAt: null, ...(keep !== undefined && { id: { not: keep } }) },
    data: { revokedAt: now },
  })
}

/** Ends the session that asks, at log-out. */
export const endSession = (deps: ActDeps, caller: Ending, origin: CallOrigin): Promise<void> =>
  endAndRecord(deps, caller, { ...origin, act: 'loggedOut' }, async (tx, revokedAt) => {
    await tx.session.update({ where: { id: caller.sessionId }, data: { revokedAt } })
  })

/** Ends one of the caller's sessions. @throws NOT_FOUND for another user's and for an ended one, alike */
export const endOwnSession = (
  deps: ActDeps,
  caller: Ending,
  { id, ...origin }: CallOrigin & { id: number },
): Promise<void> =>
  endAndRecord(deps, caller, { ...origin, act: 'sessionEnded' }, async (tx, revokedAt) => {
    const where = { id, userId: caller.id, revokedAt: null }
    const { count } = await tx.session.updateMany({ where, data: { revokedAt } })
    if (count === 0) throw notFound()
  })

/** Ends the caller's sessions except the one that asks. */
export const endOtherSessions = (deps: ActDeps, caller: Ending, origin: CallOrigin): Promise<void> =>
  endAndRecord(deps, caller, { ...origin, act: 'otherSessionsEnded' }, (tx, at) =>
    endSessions(tx, caller.id, at, caller.sessionId),
  )

function endAndRecord(
  { db, now }: ActDeps,
  { id: userId }: Ending,
  { act, device }: CallOrigin & { act: SecurityAct },
  end: (tx: Transaction, at: Date) => Promise<void>,
): Promise<void> {
  const at = now()
  return db.$transaction(async (tx) => {
    await end(tx, at)
    await writeSecurityEvent(tx, { act, userId, at, device })
  })
}
