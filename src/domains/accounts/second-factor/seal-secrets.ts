import type { Logger } from 'pino'
import type { Database } from '../../../db/client.ts'
import { isSealed, seal, unseal } from '../../../lib/sealed.ts'
import type { SecretKeys } from './secret-key.ts'

/**
 * Seals the secrets of second steps that are stored as they are, or with an earlier key; what no key opens stays.
 * Its owner has recovery codes, or a staff member resets it.
 */
export async function sealSecrets(
  db: Database,
  { key, earlier }: SecretKeys,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  if (key === undefined) {
    log.warn('The secrets of second steps are not sealed: set SECRET_KEY, the same on every instance.')
    return
  }
  let unreadable = 0
  for (const { userId, secret } of await db.secondFactor.findMany({
    select: { userId: true, secret: true },
  })) {
    if (isSealed(secret) && unseal(secret, key) !== null) continue
    const plain = [undefined, ...earlier].map((one) => unseal(secret, one)).find((one) => one !== null)
    if (plain === undefined || plain === null) unreadable += 1
    else await db.secondFactor.updateMany({ where: { userId, secret }, data: { secret: seal(plain, key) } })
  }
  if (unreadable > 0)
    log.warn(
      { unreadable },
      'secrets of second steps were sealed with another key: put that one back (secret.key in DATA_DIR, or SECRET_KEY)',
    )
}
