import { randomBytes } from 'node:crypto'
import type { Deps } from '../../api/deps.ts'
import type { Transaction } from '../../db/client.ts'
import { hashToken } from './find-caller.ts'

/** An access or reset token: 256 bits, base64url. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** Opens a session and answers its access token, of which only the hash is stored. */
export async function openSession(tx: Transaction, userId: number, now: Date): Promise<string> {
  const token = makeToken()
  await tx.session.create({
    data: { userId, tokenHash: hashToken(token), createdAt: now, lastUsedAt: now },
  })
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

/** Ends one session: log-out. */
export async function endSession(deps: Pick<Deps, 'db' | 'now'>, sessionId: number): Promise<void> {
  await deps.db.session.update({ where: { id: sessionId }, data: { revokedAt: deps.now() } })
}
