import type { Transaction } from '../../db/client.ts'
import { invalid, type Message } from '../../lib/errors.ts'

const unknownProfile: Message = /*i18n*/ {
  id: 'catalog.unknownProfile',
  message: 'There is no such preflight profile.',
}

/**
 * Locks a preflight profile that is about to be referenced against deletion.
 * @throws VALIDATION on `profileId` when it isn't there
 */
export async function lockProfile(tx: Transaction, profileId: number | null | undefined): Promise<void> {
  if (profileId === null || profileId === undefined) return
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT id FROM preflight_profiles WHERE id = ${profileId} FOR KEY SHARE`
  if (rows.length === 0) throw invalid('profileId', unknownProfile)
}
