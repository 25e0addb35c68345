import { randomBytes } from 'node:crypto'
import type { Transaction } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { type CallOrigin, type Device, storedDevice } from './device.ts'
import { hashToken } from './find-caller.ts'
import { writeSecurityEvent } from './security-events.ts'

/** An access or reset token: 256 bits, base64url. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** So many sessions of one person are kept; a program that logs in anew for each call would make them without end. */
const mostSessions = 50

/** Opens a session and answers its access token, of which only the hash is stored; beyond the most, the least used end. */
export async function openSession(
  tx: Transaction,
  userId: number,
  device: Device,
  now: Date,
): Promise<string> {
  const token = makeToken()
  await tx.session.create({
    data: { userId, tokenHash: hashToken(token), createdAt: now, lastUsedAt: now, ...storedDevice(device) },
  })
  await tx.$executeRaw`
    DELETE FROM sessions WHERE user_id = ${userId} AND id NOT IN (
      SELECT id FROM sessions WHERE user_id = ${userId}
      ORDER BY revoked_at IS NULL DESC, last_used_at DESC, id DESC LIMIT ${mostSessions})`
  return token
}

/** Ends a user's sessions, all but `keep`. */
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

/** Ends the session that asks: log-out. */
export async function endSession(
  deps: Pick<Deps, 'db' | 'now'>,
  { id: userId, sessionId }: Pick<Caller, 'id' | 'sessionId'>,
  { device }: CallOrigin,
): Promise<void> {
  const at = deps.now()
  await deps.db.$transaction(async (tx) => {
    await tx.session.update({ where: { id: sessionId }, data: { revokedAt: at } })
    await writeSecurityEvent(tx, { act: 'loggedOut', userId, at, device })
  })
}

/** Ends one of the caller's own sessions. @throws NOT_FOUND for anybody else's and one that has ended, alike */
export async function endOwnSession(
  deps: Pick<Deps, 'db' | 'now'>,
  { id: userId }: Pick<Caller, 'id'>,
  { id, device }: CallOrigin & { id: number },
): Promise<void> {
  const at = deps.now()
  await deps.db.$transaction(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id, userId, revokedAt: null },
      data: { revokedAt: at },
    })
    if (count === 0) throw notFound()
    await writeSecurityEvent(tx, { act: 'sessionEnded', userId, at, device })
  })
}

/** Ends the caller's sessions, all but the one that asks. */
export async function endOtherSessions(
  deps: Pick<Deps, 'db' | 'now'>,
  { id: userId, sessionId }: Pick<Caller, 'id' | 'sessionId'>,
  { device }: CallOrigin,
): Promise<void> {
  const at = deps.now()
  await deps.db.$transaction(async (tx) => {
    await endSessions(tx, userId, at, sessionId)
    await writeSecurityEvent(tx, { act: 'otherSessionsEnded', userId, at, device })
  })
}
