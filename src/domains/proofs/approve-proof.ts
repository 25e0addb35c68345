import type { Transaction } from '../../db/client.ts'
import type { Approval } from '../../db/generated/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { moveSlot } from '../artwork/move-slot.ts'
import type { CallerOrLink, OrderParty } from '../order-links/order-party.ts'
import { assertNewestVersion, type HeldProof, holdProof } from './hold-proof.ts'
import { approvalStands, proofOfOtherVersion } from './proof-errors.ts'

type Approving = { id: number; round: number; version: number; name: string }

/**
 * The customer approves the newest proof for print: exactly its version, with the hashes of its files (PRO-3). Who sends
 * the same once more is answered as the first time.
 * @throws NOT_FOUND; FORBIDDEN to staff; CONFLICT for an older round or version, when somebody else has approved it, or
 * once the order is printed or over
 */
export function approveProof(
  { db, emails, now }: Pick<Deps, 'db' | 'emails' | 'now'>,
  who: CallerOrLink,
  { name, version, ...which }: Approving,
  address: string,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const { party, proof } = await holdProof(tx, who, which, 'customer')
    await assertNewestVersion(tx, proof)
    if (version !== proof.version.number) throw proofOfOtherVersion(proof.version.number)
    const orderId = which.id
    const { state } = await tx.artwork.findUniqueOrThrow({ where: { orderId }, select: { state: true } })
    const standing = state === 'Approved' ? proof.approvals[0] : undefined
    if (standing && isSame(standing, party, name)) return
    if (standing) throw approvalStands(standing.name)
    await moveSlot(tx, { orderId, act: 'approve', who: 'customer', at: now() })
    const approvalId = await storeApproval(tx, party, proof, { name, address, at: now() })
    await emails.enqueue(
      tx,
      { kind: 'proofApproved', orderId, approvalId },
      { kind: 'proofApprovedCompany', orderId, approvalId },
    )
  })
}

/** The answer to the first was lost on its way. */
const isSame = (standing: Approval, { userId, linkId }: OrderParty, name: string): boolean =>
  standing.name === name && standing.userId === userId && standing.linkId === linkId

async function storeApproval(
  tx: Transaction,
  { userId, linkId }: OrderParty,
  { id: proofId, orderId, versionId, version }: HeldProof,
  said: { name: string; address: string; at: Date },
): Promise<number> {
  const hashes = version.files.map(({ sha256 }) => Buffer.from(sha256).toString('hex'))
  const data = { orderId, proofId, versionId, hashes, userId, linkId, ...said }
  return (await tx.approval.create({ data, select: { id: true } })).id
}
