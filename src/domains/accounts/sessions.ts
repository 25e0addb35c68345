import { randomBytes } from 'node:crypto'
import type { Deps } from '../../api/deps.ts'
import type { Transaction } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import type { Caller } from '../staff/access.ts'
import { hashToken } from './find-caller.ts'

/** What a log-in came from, as the request says it. */
export type Device = { userAgent: string; address: string }

/** An access or reset token: 256 bits, base64url. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** Opens a session and answers its access token, of which only the hash is stored. */
export async function openSession(
  tx: Transaction,
  userId: number,
  { userAgent, address }: Device,
  now: Date,
): Promise<string> {
  const token = makeToken()
  const device = { userAgent: plainLine(userAgent, 300), address: plainLine(address, 64) }
  await tx.session.create({
    data: { userId, tokenHash: hashToken(token), createdAt: now, lastUsedAt: now, ...device },
  })
  return token
}

/** What anybody may have written into a header, as one line that the database takes. */
const plainLine = (text: string, most: number): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()

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

/** Ends one session: log-out. */
export async function endSession(deps: Pick<Deps, 'db' | 'now'>, sessionId: number): Promise<void> {
  await deps.db.session.update({ where: { id: sessionId }, data: { revokedAt: deps.now() } })
}

/** Ends one of the caller's own sessions. @throws NOT_FOUND for anybody else's and one that has ended, alike */
export async function endOwnSession(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  id: number,
): Promise<void> {
  const { count } = await deps.db.session.updateMany({
    where: { id, userId: caller.id, revokedAt: null },
    data: { revokedAt: deps.now() },
  })
  if (count === 0) throw notFound()
}

/** Ends the caller's sessions, all but the one that asks. */
export const endOtherSessions = (
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id' | 'sessionId'>,
): Promise<void> => deps.db.$transaction((tx) => endSessions(tx, caller.id, deps.now(), caller.sessionId))
