import { Prisma } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import { seal } from '../../lib/sealed.ts'
import type { Deps } from '../../procedures/deps.ts'
import { assertOrderParty, type CallerOrLink, holdOrder } from '../order-links/order-party.ts'
import { takesArtwork } from '../order-status/statuses.ts'
import { artworkConflict, takesNoArtwork } from './artwork-errors.ts'
import { moveSlotBy } from './move-slot.ts'
import './artwork-deps.ts'

/**
 * Takes the password of a locked file of the newest version and checks the file again (ART-9).
 * @throws NOT_FOUND; CONFLICT for a file that isn't locked, of an older version, or once the order is in
 * print
 */
export function unlockFile(
  { db, now, artwork, settings }: Pick<Deps, 'db' | 'now' | 'artwork' | 'settings'>,
  who: CallerOrLink,
  { id: orderId, fileId, password }: { id: number; fileId: number; password: string },
): Promise<void> {
  return db.$transaction(async (tx) => {
    await holdOrder(tx, orderId)
    const party = await assertOrderParty(tx, who, orderId)
    if (!takesArtwork(party.order.status)) throw takesNoArtwork()
    const newest = await tx.artworkVersion.findFirst({
      where: { orderId },
      orderBy: { number: 'desc' },
      select: { files: { where: { id: fileId, removedAt: null } } },
    })
    const file = newest?.files[0]
    if (!file && !(await tx.artworkFile.count({ where: { id: fileId, version: { orderId } } })))
      throw notFound()
    if (!isLocked(file?.facts)) throw artworkConflict()
    await tx.artworkFile.update({
      where: { id: fileId },
      data: {
        password: seal(password, settings.SECRET_KEY),
        check: 'Waiting',
        facts: Prisma.DbNull,
        checkedAt: null,
        checkTries: 0,
      },
    })
    await moveSlotBy(tx, party, { act: 'unlock', at: now() })
    await artwork.enqueueCheck(tx, fileId)
  })
}

const isLocked = (facts: unknown): boolean =>
  typeof facts === 'object' && facts !== null && 'unread' in facts && facts.unread === 'locked'
