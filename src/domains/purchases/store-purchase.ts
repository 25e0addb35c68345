import { isUniqueViolation } from '../../db/database-errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { removeOrdered } from '../basket/remove-ordered.ts'
import { addFirstVersions, type LineFiles } from './line-files.ts'
import { findKeyedPurchase } from './purchase-key.ts'
import type { PurchaseView } from './purchase-output.ts'
import { type Purchase, writePurchase } from './write-purchase.ts'

type Stored = Purchase & {
  /** The line of the customer's basket that each of them came from. */
  basketLines?: readonly (string | undefined)[]
  files?: LineFiles
}

/**
 * {@link writePurchase} in a transaction of its own, in which the lines leave the basket (BSK-5). When
 * another call with the same key was faster, its orders are returned (PUR-2).
 * @throws as {@link writePurchase}; CONFLICT for a key of another request, and by line for what has left the
 * basket
 */
export async function storePurchase(
  deps: Pick<Deps, 'db' | 'emails' | 'artwork'>,
  { basketLines: lineIds = [], files = [], ...purchase }: Stored,
): Promise<PurchaseView> {
  const { key, actorId, userId, at } = purchase
  try {
    return await deps.db.$transaction(async (tx) => {
      const written = await writePurchase(deps, tx, purchase)
      await removeOrdered(tx, { userId, lineIds, at })
      const side = actorId === userId ? 'customer' : 'staff'
      await addFirstVersions(deps, tx, written, { side, userId: actorId, at, files })
      return written
    })
  } catch (error) {
    const other = key && isUniqueViolation(error) && (await findKeyedPurchase(deps.db, actorId, key))
    if (other) return other
    throw error
  }
}
