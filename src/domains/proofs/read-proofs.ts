import type { Deps } from '../../procedures/deps.ts'
import { assertOrderParty, assertOrderSide, type CallerOrLink } from '../order-links/order-party.ts'
import { overrideParts } from '../order-status/unapproved.ts'
import { canApproveOwn } from './newest-version.ts'
import { type ProofsView, proofParts, toOverride, toProof } from './proof-output.ts'

/**
 * The proofs of an order with pins and approvals, and whether it was printed without one.
 * @throws NOT_FOUND, FORBIDDEN
 */
export async function readProofs(
  { db }: Pick<Deps, 'db'>,
  who: CallerOrLink,
  orderId: number,
): Promise<ProofsView> {
  const { side } = await assertOrderParty(db, who, orderId)
  const [slot, proofs, override] = await Promise.all([
    db.artwork.findUnique({
      where: { orderId },
      include: { versions: { orderBy: { number: 'desc' }, take: 1, include: { files: true } } },
    }),
    db.proof.findMany({ where: { orderId }, orderBy: { round: 'desc' }, include: proofParts }),
    db.productionOverride.findFirst({
      where: { orderId, event: { undoneBy: null } },
      orderBy: { eventId: 'desc' },
      include: overrideParts,
    }),
  ])
  return {
    orderId,
    canApproveOwn: slot !== null && canApproveOwn(slot, slot.versions[0]),
    staffProof: slot?.staffProof ?? false,
    proofs: proofs.map((proof) => toProof(proof, side)),
    override: override && toOverride(override),
  }
}

/** The customer has read that their order is printed without their approval; only the first time counts. */
export async function seeOverride(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  who: CallerOrLink,
  orderId: number,
): Promise<void> {
  await assertOrderSide(db, who, orderId, 'customer')
  await db.productionOverride.updateMany({
    where: { orderId, seenAt: null, event: { undoneBy: null } },
    data: { seenAt: now() },
  })
}
