import type { Transaction } from '../../db/client.ts'

/**
 * The courier's day itself while its cash isn't handed in, held so until the transaction ends; else null: that cash is
 * in the till (DEL-41).
 */
export async function withCourier(tx: Transaction, dayId: number | null): Promise<number | null> {
  if (dayId === null) return null
  const open = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM courier_days WHERE id = ${dayId} AND handed_in_at IS NULL FOR KEY SHARE`
  return open.length > 0 ? dayId : null
}
