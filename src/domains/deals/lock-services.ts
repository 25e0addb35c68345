import type { Transaction } from '../../db/client.ts'
import { invalid, type Message } from '../../lib/errors.ts'

const unknownService: Message = /*i18n*/ {
  id: 'deals.unknownService',
  message: 'One of these services does not exist.',
}

/**
 * The links of a campaign to its services; keeps these from being deleted meanwhile.
 * @throws VALIDATION on `serviceIds` when one isn't there
 */
export async function lockServices(
  tx: Transaction,
  ids: readonly number[],
): Promise<{ serviceId: number }[]> {
  const different = [...new Set(ids)]
  if (different.length === 0) return []
  const rows = await tx.$queryRaw<{ serviceId: number }[]>`
    SELECT id AS "serviceId" FROM services WHERE id = ANY(${different}::int[]) AND deleted_at IS NULL
    ORDER BY id FOR SHARE`
  if (rows.length < different.length) throw invalid('serviceIds', unknownService)
  return rows
}
