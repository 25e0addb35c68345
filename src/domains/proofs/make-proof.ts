import type { Transaction } from '../../db/client.ts'
import type { Deps } from '../../procedures/deps.ts'
import { newerVersionSent } from '../artwork/artwork-errors.ts'
import { moveSlot, moveSlotBy } from '../artwork/move-slot.ts'
import type { CallerOrLink } from '../order-links/order-party.ts'
import { holdForProof } from './hold-proof.ts'
import { canApproveOwn, mustFix, readNewest } from './newest-version.ts'
import { addPins } from './pins.ts'
import { checksNotDone, fileMustBeFixed, proofIsByStaff } from './proof-errors.ts'
import type { NewPin } from './proof-input.ts'

type MakeDeps = Pick<Deps, 'db' | 'emails' | 'now'>
type Making = {
  id: number
  version?: number | undefined
  message?: string | undefined
  letPass?: string | undefined
  pins?: NewPin[] | undefined
}

/**
 * Staff make the next proof of the newest version, the customer's or their own (PRO-1), and the customer gets
 * an email. What must be fixed passes only with a reason (`letPass`).
 * @throws NOT_FOUND; FORBIDDEN to the customer; CONFLICT without a version, for an older one (`version`),
 * while it is being checked, or where the slot doesn't allow it
 */
export function makeProof({ db, emails, now }: MakeDeps, who: CallerOrLink, making: Making): Promise<void> {
  const { id: orderId, version, message = '', letPass = '', pins = [] } = making
  return db.$transaction(async (tx) => {
    const party = await holdForProof(tx, who, orderId, 'staff')
    const { slot, newest } = await readNewest(tx, orderId)
    if (version !== undefined && version !== newest.number) throw newerVersionSent(newest.number)
    if (slot.state === 'Checking') throw checksNotDone()
    if (mustFix(newest, slot.profile) && letPass === '') throw fileMustBeFixed()
    const at = now()
    const round = await nextRound(tx, orderId)
    await moveSlotBy(tx, party, { act: 'propose', at }, { proof: [null, round] })
    const made = {
      orderId,
      round,
      versionId: newest.id,
      byUserId: party.userId,
      message,
      letPass,
      createdAt: at,
    }
    const { id: proofId } = await tx.proof.create({ data: made, select: { id: true } })
    await addPins(tx, party, { proofId, pins, at })
    await emails.enqueue(tx, { kind: 'proofReady', orderId, proofId })
  })
}

/**
 * The customer wants to approve their own file at once: where the checks found nothing that must be fixed the
 * site makes the proof (PRO-1). One that it has already made of this version stays.
 * @throws NOT_FOUND; FORBIDDEN to staff; CONFLICT where staff make the proof, or the slot doesn't allow it
 */
export function makeOwnProof(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  who: CallerOrLink,
  orderId: number,
): Promise<void> {
  return db.$transaction(async (tx) => {
    await holdForProof(tx, who, orderId, 'customer')
    const { slot, newest } = await readNewest(tx, orderId)
    const made = await tx.proof.count({ where: { versionId: newest.id, byUserId: null } })
    if (slot.state === 'ProofWaiting' && made > 0) return
    if (slot.state === 'Checking') throw checksNotDone()
    if (!canApproveOwn(slot, newest)) throw proofIsByStaff()
    const at = now()
    await moveSlot(tx, { orderId, act: 'propose', who: 'site', at })
    const round = await nextRound(tx, orderId)
    await tx.proof.create({ data: { orderId, round, versionId: newest.id, createdAt: at } })
  })
}

async function nextRound(tx: Transaction, orderId: number): Promise<number> {
  const last = await tx.proof.aggregate({ where: { orderId }, _max: { round: true } })
  return (last._max.round ?? 0) + 1
}
