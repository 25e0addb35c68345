import type { Deps } from '../../procedures/deps.ts'
import { artworkConflict } from '../artwork/artwork-errors.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import type { CallerOrLink } from '../order-links/order-party.ts'
import { holdForProof } from './hold-proof.ts'

/**
 * Staff want to make the proof of an order themselves, or no longer (PRO-1).
 * @throws NOT_FOUND; FORBIDDEN to the customer; CONFLICT for an order without artwork, printed or over
 */
export function requireStaffProof(
  { db }: Pick<Deps, 'db'>,
  who: CallerOrLink,
  { id: orderId, required }: { id: number; required: boolean },
): Promise<void> {
  return db.$transaction(async (tx) => {
    const { userId } = await holdForProof(tx, who, orderId, 'staff')
    const slot = await tx.artwork.findUnique({
      where: { orderId },
      select: { staffProof: true, updatedAt: true },
    })
    if (!slot || userId === null) throw artworkConflict()
    if (slot.staffProof === required) return
    // Since when somebody's turn is stays as it was.
    const { updatedAt } = slot
    await tx.artwork.update({ where: { orderId }, data: { staffProof: required, updatedAt } })
    const changes: { staffProof: [boolean, boolean] } = { staffProof: [!required, required] }
    await writeOrderEntry(tx, { by: userId, orderId, changes })
  })
}
