import type { Logger } from 'pino'
import type { Database } from '../../db/client.ts'
import { type Repeating, startRepeating } from '../../lib/start-repeating.ts'
import { sessionLifeMs } from './session-life.ts'

const hourMs = 60 * 60 * 1000
/** How long security events are kept. */
const securityEventLifeMs = 366 * 24 * hourMs

/** Removes what has been kept long enough. */
export async function forgetOld(db: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - securityEventLifeMs)
  // Emails that wait for an address to be confirmed are out of date by then.
  const weekAgo = new Date(now.getTime() - 7 * 24 * hourMs)
  await db.securityEvent.deleteMany({ where: { at: { lt: until } } })
  const unusedSince = new Date(now.getTime() - sessionLifeMs)
  await db.session.deleteMany({
    where: { OR: [{ lastUsedAt: { lt: unusedSince } }, { revokedAt: { not: null } }] },
  })
  await db.accountChange.deleteMany({ where: { expiresAt: { lt: now } } })
  await db.knownDevice.deleteMany({ where: { usedAt: { lt: until } } })
  await db.rateLimit.deleteMany({ where: { expire: { lt: now } } })
  await db.logInChallenge.deleteMany({ where: { expiresAt: { lt: now } } })
  await db.emailConfirmation.deleteMany({ where: { expiresAt: { lt: weekAgo } } })
  await db.staffInvitation.deleteMany({ where: { expiresAt: { lt: weekAgo } } })
  await db.heldEmail.deleteMany({ where: { heldAt: { lt: weekAgo } } })
}

/** Removes old rows every six hours. */
export const startForgetting = ({
  db,
  log,
  now,
}: {
  db: Database
  log: Logger
  now: () => Date
}): Repeating =>
  startRepeating({ log, what: 'forgetting old sign-ins', everyMs: 6 * hourMs }, () => forgetOld(db, now()))
