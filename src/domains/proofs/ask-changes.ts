import type { Deps } from '../../procedures/deps.ts'
import { moveSlot } from '../artwork/move-slot.ts'
import type { CallerOrLink } from '../order-links/order-party.ts'
import { assertNewestVersion, holdProof } from './hold-proof.ts'
import { addPins } from './pins.ts'
import type { NewPin } from './proof-input.ts'

type Asked = { id: number; round: number; text?: string | undefined; pins?: NewPin[] | undefined }

/**
 * The customer asks for changes of the newest proof, with a sentence, pins, or both (PRO-4); the company hears of it.
 * @throws NOT_FOUND; FORBIDDEN to staff; CONFLICT for an older round or version, or where nothing waits for an answer
 */
export function askChanges(
  { db, emails, now }: Pick<Deps, 'db' | 'emails' | 'now'>,
  who: CallerOrLink,
  { text = '', pins = [], ...which }: Asked,
): Promise<void> {
  return db.$transaction(async (tx) => {
    const { party, proof } = await holdProof(tx, who, which, 'customer')
    await assertNewestVersion(tx, proof)
    const at = now()
    await moveSlot(tx, { orderId: which.id, act: 'askChanges', who: 'customer', at })
    await addPins(tx, party, { proofId: proof.id, pins, at })
    await tx.proof.update({ where: { id: proof.id }, data: { askedText: text, askedAt: at } })
    await emails.enqueue(tx, { kind: 'changesAsked', orderId: which.id, proofId: proof.id })
  })
}
