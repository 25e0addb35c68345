import type { Transaction } from '../../db/client.ts'
import { notFound } from '../../lib/errors.ts'
import type { Deps } from '../../procedures/deps.ts'
import { assertOrderSide, type CallerOrLink, holdOrder, type OrderParty } from '../order-links/order-party.ts'
import { artworkConflict } from './artwork-errors.ts'
import { looksOf } from './artwork-output.ts'

type Which = { id: number; version: number; check: string; page?: number | undefined }

/**
 * The customer accepts a finding of the newest version, or takes that back (ART-6).
 * @throws NOT_FOUND, also for what wasn't found in it; FORBIDDEN to staff; CONFLICT for an older version, or
 * once a proof was made
 */
export function seeFinding(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  who: CallerOrLink,
  { id: orderId, version, check, page = 0 }: Which,
  isSeen: boolean,
): Promise<void> {
  return db.$transaction(async (tx) => {
    await holdOrder(tx, orderId)
    const party = await assertOrderSide(tx, who, orderId, 'customer')
    const { versionId, looks } = await newestVersion(tx, orderId, version)
    const key = { versionId, check, page }
    if (!looks.some((look) => look.check === check && look.page === page)) throw notFound()
    if (isSeen) await writeSeen(tx, party, key, now())
    else await tx.findingSeen.deleteMany({ where: key })
    // Screens that show the order are notified.
    await tx.artwork.update({ where: { orderId }, data: { updatedAt: now() } })
  })
}

async function newestVersion(
  tx: Transaction,
  orderId: number,
  number: number,
): Promise<{ versionId: number; looks: ReturnType<typeof looksOf> }> {
  const slot = await tx.artwork.findUnique({
    where: { orderId },
    include: { versions: { orderBy: { number: 'desc' }, take: 1, include: { files: true } } },
  })
  const [newest] = slot?.versions ?? []
  if (!slot || !newest || number > newest.number) throw notFound()
  if (newest.number !== number || (slot.state !== 'Checked' && slot.state !== 'NeedsFix'))
    throw artworkConflict()
  return { versionId: newest.id, looks: looksOf(newest, slot.profile) }
}

async function writeSeen(
  tx: Transaction,
  { order, userId, linkId }: OrderParty,
  key: { versionId: number; check: string; page: number },
  at: Date,
): Promise<void> {
  const { name, surname } = await tx.user.findUniqueOrThrow({
    where: { id: order.userId },
    select: { name: true, surname: true },
  })
  const seen = { name: `${name} ${surname}`.trim(), userId, linkId, at }
  await tx.findingSeen.upsert({
    where: { versionId_check_page: key },
    create: { ...key, ...seen },
    update: {},
  })
}
