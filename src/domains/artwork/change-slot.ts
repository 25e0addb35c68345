import type { Deps } from '../../procedures/deps.ts'
import { holdOrder } from '../order-links/hold-order.ts'
import { assertOrderSide, type CallerOrLink } from '../order-links/order-party.ts'
import { takesNoArtwork } from './artwork-errors.ts'
import { moveSlotBy } from './move-slot.ts'
import { takesArtwork } from './states.ts'

/** What a side does with the slot without sending anything. */
const sides = { askDesign: 'customer', ownArtwork: 'customer', askNew: 'staff', skip: 'staff' } as const

/**
 * The customer asks for a design or sends artwork of their own after all; staff ask for another file (`request` says
 * which), of which the customer gets an email, or need none (ART-1).
 * @throws NOT_FOUND; FORBIDDEN to the other side; CONFLICT where the slot doesn't allow it, or the order is in print
 */
export function changeSlot(
  { db, emails, now }: Pick<Deps, 'db' | 'emails' | 'now'>,
  who: CallerOrLink,
  { id, act, request = '' }: { id: number; act: keyof typeof sides; request?: string | undefined },
): Promise<void> {
  return db.$transaction(async (tx) => {
    await holdOrder(tx, id)
    const party = await assertOrderSide(tx, who, id, sides[act])
    if (!takesArtwork(party.order.status)) throw takesNoArtwork()
    await moveSlotBy(tx, party, { act, at: now(), request })
    if (act === 'askNew') await emails.enqueue(tx, { kind: 'artworkAsked', orderId: id, request })
  })
}
