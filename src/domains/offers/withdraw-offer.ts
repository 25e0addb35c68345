import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded } from '../audit/recorded.ts'
import { assertOpen, endAnswers, holdOffer } from './hold-offer.ts'

/** Staff take an offer back: it can't be answered any more, its link says so (OFF-7). @throws NOT_FOUND, CONFLICT */
export function withdrawOffer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id: by }: Pick<Caller, 'id'>,
  id: number,
): Promise<void> {
  return recorded(db, { by, kind: 'offer', id }, async (tx) => {
    const offer = await holdOffer(tx, id)
    if (offer.state === 'Withdrawn') return
    await assertOpen(tx, offer)
    await endAnswers(tx, id, now())
    const data = { state: 'Withdrawn', stateSince: now(), updatedAt: new Date() } as const
    await tx.offer.update({ where: { id }, data })
  })
}
