import type { Database } from '../../db/client.ts'
import { type SecretKeys, sealedAnew } from '../../lib/sealed.ts'

/**
 * Seals the passwords of locked files that are stored as they are, or with an earlier key (ART-9). One that no key opens
 * stays: its file is read already, or its sender is asked again.
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
