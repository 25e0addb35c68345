import type { Transaction } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import { newerVersionSent, takesNoArtwork } from '../artwork/artwork-errors.ts'
import { assertOrderSide, type CallerOrLink, holdOrder, type OrderParty } from '../order-links/order-party.ts'
import { takesArtwork } from '../order-status/statuses.ts'
import { proofIsOlder } from './proof-errors.ts'

const heldParts = {
  version: { include: { files: { orderBy: { position: 'asc' }, select: { sha256: true } } } },
  approvals: { where: { withdrawnAt: null } },
} as const satisfies Prisma.ProofInclude
export type HeldProof = Prisma.ProofGetPayload<{ include: typeof heldParts }>

/** The order while its artwork can still change, for one side; locked until the transaction ends. */
export async function holdForProof(
  tx: Transaction,
  who: CallerOrLink,
  orderId: number,
  side: OrderParty['side'],
): Promise<OrderParty> {
  await holdOrder(tx, orderId)
  const party = await assertOrderSide(tx, who, orderId, side)
  await assertLinkStands(tx, party)
  if (!takesArtwork(party.order.status)) throw takesNoArtwork()
  return party
}

/**
 * The newest proof of an order for one side's action (PRO-2); the order is locked.
 * @throws NOT_FOUND; FORBIDDEN to the other side; CONFLICT for an older round, or once the order is printed
 * or over
 */
export async function holdProof(
  tx: Transaction,
  who: CallerOrLink,
  { id: orderId, round }: { id: number; round: number },
  side: OrderParty['side'],
): Promise<{ party: OrderParty; proof: HeldProof }> {
  const party = await holdForProof(tx, who, orderId, side)
  const proof = await tx.proof.findFirst({
    where: { orderId },
    orderBy: { round: 'desc' },
    include: heldParts,
  })
  if (!proof || round > proof.round) throw notFound()
  if (round < proof.round) throw proofIsOlder(proof.round)
  return { party, proof }
}

/** @throws CONFLICT when a version came after the one that the proof shows */
export async function assertNewestVersion(tx: Transaction, { orderId, version }: HeldProof): Promise<void> {
  const newest = await tx.artworkVersion.aggregate({ where: { orderId }, _max: { number: true } })
  const number = newest._max.number ?? version.number
  if (number > version.number) throw newerVersionSent(number)
}

/** The link may have been revoked since the call came in. */
async function assertLinkStands(tx: Transaction, { linkId }: OrderParty): Promise<void> {
  if (linkId === null) return
  const standing = await tx.orderLink.count({ where: { id: linkId, revokedAt: null } })
  if (standing === 0) throw new AppError('UNAUTHENTICATED')
}
