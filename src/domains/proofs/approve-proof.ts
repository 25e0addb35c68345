import type { Transaction } from '../../db/client.ts'
import type { Approval } from '../../db/generated/client.ts'
import type { Context } from '../../procedures/context.ts'
import type { Deps } from '../../procedures/deps.ts'
import { isKnownToStaff, isStaffDevice, staffDeviceRefused } from '../accounts/staff-device.ts'
import { moveSlot } from '../artwork/move-slot.ts'
import { mailParts, mailReachOf } from '../customers/mail-reach.ts'
import { assertOrderSide, type CallerOrLink, type OrderParty } from '../order-links/order-party.ts'
import { assertNewestVersion, type HeldProof, holdProof } from './hold-proof.ts'
import { proofAlreadyApproved, proofOfOtherVersion } from './proof-errors.ts'

type Approving = { id: number; round: number; version: number; name: string }

/**
 * The customer approves the newest proof for print: exactly its version, with the hashes of its files
 * (PRO-3). A repeated call gets the first answer. Its origin is stored: the link with its maker, and whether
 * staff have logged in on that device before (PRO-7).
 * @throws NOT_FOUND; FORBIDDEN to staff, and on a device on which staff are signed in; CONFLICT for an older
 * round or version, when another caller has approved it, or once the order is printed or over
 */
export async function approveProof(
  deps: Pick<Deps, 'db' | 'emails' | 'now' | 'settings'>,
  who: CallerOrLink & Pick<Context, 'deviceKey' | 'address'>,
  { name, version, ...which }: Approving,
): Promise<void> {
  const { db, emails, now } = deps
  const { order } = await assertOrderSide(db, who, which.id, 'customer')
  if (await isStaffDevice(deps, who, order.userId)) throw staffDeviceRefused()
  const staffDevice = await isKnownToStaff(db, who.deviceKey)
  return db.$transaction(async (tx) => {
    const { party, proof } = await holdProof(tx, who, which, 'customer')
    await assertNewestVersion(tx, proof)
    if (version !== proof.version.number) throw proofOfOtherVersion(proof.version.number)
    const orderId = which.id
    const { state } = await tx.artwork.findUniqueOrThrow({ where: { orderId }, select: { state: true } })
    const current = state === 'Approved' ? proof.approvals[0] : undefined
    if (current && isSame(current, party, name)) return
    if (current) throw proofAlreadyApproved(current.name)
    await moveSlot(tx, { orderId, act: 'approve', who: 'customer', at: now() })
    const approvalId = await storeApproval(tx, party, proof, {
      name,
      staffDevice,
      address: who.address,
      at: now(),
    })
    await emails.enqueue(
      tx,
      { kind: 'proofApproved', orderId, approvalId },
      { kind: 'proofApprovedCompany', orderId, approvalId },
    )
  })
}

/** The answer to the first call was lost on its way. */
const isSame = (current: Approval, { userId, linkId }: OrderParty, name: string): boolean =>
  current.name === name && current.userId === userId && current.linkId === linkId

async function storeApproval(
  tx: Transaction,
  { userId, linkId, order }: OrderParty,
  { id: proofId, orderId, versionId, version }: HeldProof,
  said: { name: string; address: string; at: Date; staffDevice: boolean },
): Promise<number> {
  const link = linkId === null ? null : await tx.orderLink.findUniqueOrThrow({ where: { id: linkId } })
  const customer = await tx.user.findUniqueOrThrow({
    where: { id: order.userId },
    select: mailParts,
  })
  const from = {
    linkSide: link?.side ?? null,
    linkById: link?.createdById ?? null,
    isTold: mailReachOf(customer) === 'reaches',
  }
  const hashes = version.files.map(({ sha256 }) => Buffer.from(sha256).toString('hex'))
  const data = { orderId, proofId, versionId, hashes, userId, linkId, ...from, ...said }
  return (await tx.approval.create({ data, select: { id: true } })).id
}
