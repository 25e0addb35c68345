import type { Database } from '../../db/client.ts'
import { type SecretKeys, sealedAnew } from '../../lib/sealed.ts'

/**
 * Encrypts passwords of locked files that are stored in plain or with an earlier key (ART-9). One that no key
 * opens stays: its file has been read already, or its sender is asked again.
 */
export async function sealPasswords(db: Database, keys: SecretKeys): Promise<void> {
  for (const { id, password } of await db.artworkFile.findMany({
    where: { password: { not: null } },
    select: { id: true, password: true },
  })) {
    const now = password && sealedAnew(password, keys)
    if (password && now) await db.artworkFile.updateMany({ where: { id, password }, data: { password: now } })
  }
}
