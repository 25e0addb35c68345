import type { Deps } from '../../procedures/deps.ts'
import { moveSlotBy } from '../artwork/move-slot.ts'
import { assertOrderParty, type CallerOrLink } from '../order-links/order-party.ts'
import { holdProof } from './hold-proof.ts'
import { nothingToWithdraw } from './proof-errors.ts'

/**
 * Either side takes the approval of the newest proof back, as long as the order isn't in production; it stays on record
 * as withdrawn (PRO-5).
 * @throws NOT_FOUND, FORBIDDEN; CONFLICT when nothing is approved, or once the order is printed or over
 */
export function withdrawApproval(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  who: CallerOrLink,
  which: { id: number; round: number },
): Promise<void> {
  return db.$transaction(async (tx) => {
    const { side } = await assertOrderParty(tx, who, which.id)
    const { party, proof } = await holdProof(tx, who, which, side)
    const [standing] = proof.approvals
    if (!standing) throw nothingToWithdraw()
    const at = now()
    await moveSlotBy(tx, party, { act: 'withdraw', at })
    await tx.approval.update({
      where: { id: standing.id },
      data: { withdrawnAt: at, withdrawnBy: side },
    })
  })
}
