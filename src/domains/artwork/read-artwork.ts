import type { Database } from '../../db/client.ts'
import type { Language } from '../../lib/languages.ts'
import type { Deps } from '../../procedures/deps.ts'
import { assertOrderParty, type CallerOrLink } from '../order-links/order-party.ts'
import { gateFacts } from '../order-status/gates.ts'
import { isPrintable } from '../order-status/printable.ts'
import { takesArtwork } from '../order-status/statuses.ts'
import { profileOf } from '../preflight/version-findings.ts'
import { type ArtworkView, offered, openLooks, toVersion, versionParts } from './artwork-output.ts'
import { artworkActs } from './states.ts'
import { whoseTurn } from './whose-turn.ts'

/** The artwork of an order, for its customer, its link's holder and staff. @throws NOT_FOUND, FORBIDDEN */
export async function readArtwork(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  who: CallerOrLink & { language: Language },
  orderId: number,
): Promise<ArtworkView> {
  const { side, order } = await assertOrderParty(db, who, orderId)
  const facts = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      ...gateFacts,
      artwork: { include: { versions: { orderBy: { number: 'desc' }, include: versionParts } } },
    },
  })
  const slot = facts.artwork
  const state = slot?.state ?? 'NotNeeded'
  const rows = slot?.versions ?? []
  const reader = { language: who.language, isStaff: side === 'staff', key: settings.SECRET_KEY }
  const [newest] = rows
  const { bleed, safe } = profileOf(slot?.profile)
  return {
    orderId,
    state,
    turn: whoseTurn({
      ...facts,
      status: order.status,
      openLooks: newest ? openLooks(newest, slot?.profile) : 0,
      hasUnreadFiles: newest?.files.some(({ check }) => check !== 'Read') ?? false,
      unreadByStaff: await db.orderMessage.count({ where: { orderId, side: 'customer', readAt: null } }),
    }).side,
    acts: takesArtwork(order.status) ? offered(artworkActs(state, side)) : [],
    isPrintable: isPrintable(state),
    request: slot?.request ?? '',
    versions: rows.map((row) => toVersion(row, slot?.profile, reader)),
    lines: { bleed, safe },
    limits: {
      file: settings.ARTWORK_MAX_FILE,
      left: Math.max(0, settings.ARTWORK_MAX_ORDER - (await bytesOf(db, orderId))),
    },
  }
}

async function bytesOf(db: Database, orderId: number): Promise<number> {
  const [coming, kept, attached] = await Promise.all([
    db.upload.aggregate({ where: { orderId }, _sum: { length: true } }),
    db.artworkFile.aggregate({ where: { version: { orderId }, removedAt: null }, _sum: { size: true } }),
    db.messageAttachment.aggregate({
      where: { message: { orderId }, removedAt: null },
      _sum: { size: true },
    }),
  ])
  return Number(coming._sum.length ?? 0) + Number(kept._sum.size ?? 0) + (attached._sum.size ?? 0)
}
