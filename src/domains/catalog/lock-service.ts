import type { Transaction } from '../../db/client.ts'
import { invalid, type Message } from '../../lib/errors.ts'

const unknownService: Message = /*i18n*/ {
  id: 'catalog.unknownService',
  message: 'There is no such service.',
}

/**
 * Locks a service that is about to be referenced against deletion.
 * @throws VALIDATION on `serviceId` when it isn't there
 */
export async function lockService(tx: Transaction, serviceId: number): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT id FROM services WHERE id = ${serviceId} AND deleted_at IS NULL FOR SHARE`
  if (rows.length === 0) throw invalid('serviceId', unknownService)
}
