import type { SqlTransaction } from '../../db/sql-transaction.ts'
import { AppError, type Message } from '../../lib/errors.ts'

const unknownBuyer: Message = /*i18n*/ {
  id: 'buyers.unknown',
  message: 'This company isn’t among yours any more. Choose another one.',
}

/** Refused where the buyer isn't this customer's, with the field that named it. */
export const noSuchBuyer = () =>
  new AppError('VALIDATION', unknownBuyer, { errors: [{ path: 'buyerId', message: unknownBuyer }] })

/**
 * Locks a customer's buyer until the transaction ends, so that it can't be deleted meanwhile.
 * @throws VALIDATION when it isn't this customer's, or was removed
 */
export async function holdBuyer(
  tx: SqlTransaction,
  { buyerId, userId }: { buyerId: number; userId: number },
): Promise<void> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM buyers WHERE id = ${buyerId} AND user_id = ${userId} AND removed_at IS NULL FOR KEY SHARE`
  if (rows.length === 0) throw noSuchBuyer()
}
