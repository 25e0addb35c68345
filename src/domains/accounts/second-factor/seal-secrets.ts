import type { Logger } from 'pino'
import type { Database } from '../../../db/client.ts'
import { type SecretKeys, sealedAnew } from '../../../lib/sealed.ts'

/**
 * Encrypts secrets of second factors that are stored in plain or with an earlier key. What no key opens
 * stays: its owner has recovery codes, or staff reset it.
 */
export async function sealSecrets(db: Database, keys: SecretKeys, log: Pick<Logger, 'warn'>): Promise<void> {
  if (keys.key === undefined) {
    log.warn('The secrets of second steps are not sealed: set SECRET_KEY, the same on every instance.')
    return
  }
  let unreadable = 0
  for (const { userId, secret } of await db.secondFactor.findMany({
    select: { userId: true, secret: true },
  })) {
    const now = sealedAnew(secret, keys)
    if (now === undefined) unreadable += 1
    if (now) await db.secondFactor.updateMany({ where: { userId, secret }, data: { secret: now } })
  }
  if (unreadable > 0)
    log.warn(
      { unreadable },
      'secrets of second steps were sealed with another key: put that one back (secret.key in DATA_DIR, or SECRET_KEY)',
    )
}
