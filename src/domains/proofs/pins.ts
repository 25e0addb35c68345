import type { Transaction } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import type { CallerOrLink, OrderParty } from '../order-links/order-party.ts'
import { holdProof } from './hold-proof.ts'
import { pinsAreFull } from './proof-errors.ts'
import { maxPins, type NewPin } from './proof-input.ts'

type NewPins = { proofId: number; pins: readonly NewPin[]; at: Date }

/** Numbers them after the existing ones; the order is locked. @throws CONFLICT beyond the maximum */
export async function addPins(
  tx: Transaction,
  { side, userId, linkId }: OrderParty,
  { proofId, pins, at }: NewPins,
): Promise<void> {
  for (const internal of [false, true]) {
    const added = pins.filter((pin) => (pin.internal ?? false) === internal)
    if (added.length === 0) continue
    const there = await tx.proofPin.count({ where: { proofId, internal } })
    if (there + added.length > maxPins) throw pinsAreFull(maxPins)
    await tx.proofPin.createMany({
      data: added.map(({ page, x, y, text }, index) => ({
        proofId,
        number: there + index + 1,
        page,
        x,
        y,
        text,
        side,
        internal,
        byUserId: userId,
        byLinkId: linkId,
        createdAt: at,
      })),
    })
  }
}

/**
 * Staff leave a pin on the newest proof, for the customer or (`internal`) for each other.
 * @throws as {@link holdProof}
 */
export function addStaffPin(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  who: CallerOrLink,
  { id, round, ...pin }: { id: number; round: number } & NewPin,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const { party, proof } = await holdProof(tx, who, { id, round }, 'staff')
    await addPins(tx, party, { proofId: proof.id, pins: [pin], at: now() })
    await writePinEntry(tx, party, [null, `v${proof.version.number} · ${round}`])
  })
}

type Fixing = { id: number; round: number; pinId: number; fixed: boolean }

/** Staff mark a pin of the newest proof as fixed, or as open again. @throws as {@link holdProof} */
export function fixPin(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  who: CallerOrLink,
  { pinId, fixed, ...which }: Fixing,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const { party, proof } = await holdProof(tx, who, which, 'staff')
    const pin = await tx.proofPin.findFirst({ where: { id: pinId, proofId: proof.id } })
    if (!pin) throw notFound()
    if ((pin.fixedAt !== null) === fixed) return
    await tx.proofPin.update({ where: { id: pinId }, data: { fixedAt: fixed ? now() : null } })
    const change = `${which.round} · ${pin.number}`
    await writePinEntry(tx, party, fixed ? [change, null] : [null, change])
  })
}

/** The entry names the pin, never its text: entries of an order stay when its customer is erased. */
async function writePinEntry(
  tx: Transaction,
  { userId, order }: OrderParty,
  proofPin: [string | null, string | null],
): Promise<void> {
  if (userId === null) return
  await writeOrderEntry(tx, { by: userId, orderId: order.id, changes: { proofPin } })
}
