import type { Deps } from '../../procedures/deps.ts'
import { holdOrder } from '../order-links/hold-order.ts'
import { looksOf } from './artwork-output.ts'
import { findingsOf } from './findings.ts'
import { moveSlot } from './move-slot.ts'

/** ms: who is still on the page sees it there. */
const toSeeAfter = 2 * 60_000

/** Once all files of the newest version have been looked at, the slot says what was found; of older ones nothing moves. */
export async function afterCheck(
  { db, emails, now }: Pick<Deps, 'db' | 'emails' | 'now'>,
  fileId: number,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const file = await tx.artworkFile.findUnique({ where: { id: fileId }, select: { version: true } })
    if (!file) return
    const { orderId, id } = file.version
    await holdOrder(tx, orderId)
    const slot = await tx.artwork.findUniqueOrThrow({
      where: { orderId },
      include: { versions: { orderBy: { number: 'desc' }, take: 1, include: { files: true } } },
    })
    const [newest] = slot.versions
    if (slot.state !== 'Checking' || newest?.id !== id) return
    if (newest.files.some(({ check }) => check === 'Waiting' || check === 'Reading')) return
    const mustFix = findingsOf(newest, slot.profile).some(({ severity }) => severity === 'must')
    await moveSlot(tx, { orderId, act: mustFix ? 'fail' : 'pass', who: 'site', at: now() })
    if (newest.byStaff) return
    const told = { orderId, version: newest.number }
    const looks = looksOf(newest, slot.profile).length
    if (mustFix) await emails.enqueue(tx, { kind: 'artworkFaulty', ...told })
    else if (looks > 0) await emails.enqueueAfter(tx, toSeeAfter, { kind: 'artworkToSee', ...told, looks })
  })
}
