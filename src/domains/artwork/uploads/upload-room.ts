import type { Transaction } from '../../../db/client.ts'
import { diskReserve } from '../../../lib/disk-room.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { endStatuses } from '../../order-status/statuses.ts'
import { accountTooLarge, noSpaceForFiles, unconfirmedTooLarge } from './upload-errors.ts'
import '../artwork-deps.ts'

type RoomDeps = Pick<Deps, 'now' | 'artwork'>

/** Who hasn't confirmed an address leaves more to everybody else, bytes. */
const reserveBesideUnconfirmed = 4 * diskReserve.strangers
/** Also files of orders that have ended count for so long, ms: else an order would be cancelled to send more. */
const countedFor = 24 * 60 * 60 * 1000

/** One upload after the other is promised its room, on every instance, until the transaction ends. */
export async function holdRoom(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('room for uploads', 0))`
}

/** What other begun uploads may still bring counts as taken (ART-17). @throws UNAVAILABLE */
export async function assertRoom(
  { artwork, now }: RoomDeps,
  tx: Transaction,
  length: number,
  reserve: number = diskReserve.strangers,
): Promise<void> {
  const room = await artwork.roomLeft()
  if (room === null) return
  const [row] = await tx.$queryRaw<{ promised: number }[]>`
    SELECT coalesce(sum(length - "offset"), 0)::float8 AS promised FROM uploads WHERE expires_at > ${now()}`
  if (room < length + reserve + (row?.promised ?? 0)) throw noSpaceForFiles()
}

/** The disk may have filled since the upload was begun. @throws UNAVAILABLE before anything of the piece is written */
export async function assertPieceRoom({ artwork }: Pick<Deps, 'artwork'>, bytes: number): Promise<void> {
  const room = await artwork.roomLeft()
  if (room !== null && room < bytes + diskReserve.strangers) throw noSpaceForFiles()
}

/**
 * What a customer sends for all orders and the basket, by account or by links, stays within what one account may have
 * (ART-17): on its way, of orders that haven't ended, and what came within the last day.
 * @throws TOO_LARGE, UNAVAILABLE
 */
export async function assertCustomerShare(
  deps: RoomDeps & Pick<Deps, 'settings'>,
  tx: Transaction,
  userId: number,
  length: number,
): Promise<void> {
  const { settings, now } = deps
  const isKnown = await isKnownCustomer(tx, userId)
  const most = isKnown ? settings.ARTWORK_MAX_ACCOUNT : settings.ARTWORK_MAX_UNCONFIRMED
  const left = most - (await bytesOfCustomer(tx, userId, now()))
  if (length > left) throw isKnown ? accountTooLarge(most, left) : unconfirmedTooLarge(most, left)
  await assertRoom(deps, tx, length, isKnown ? diskReserve.strangers : reserveBesideUnconfirmed)
}

/** Staff know those whom they have added; others confirm their address. */
async function isKnownCustomer(tx: Transaction, userId: number): Promise<boolean> {
  const { emailConfirmedAt, addedById } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { emailConfirmedAt: true, addedById: true },
  })
  return emailConfirmedAt !== null || addedById !== null
}

async function bytesOfCustomer(tx: Transaction, userId: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - countedFor)
  const ended = [...endStatuses]
  const [row] = await tx.$queryRaw<{ bytes: number }[]>`
    SELECT (
      (SELECT coalesce(sum(length), 0) FROM uploads
        WHERE by_user_id = ${userId} AND expires_at > ${now})
      + (SELECT coalesce(sum(u.length), 0) FROM orders o JOIN uploads u ON u.order_id = o.id
        WHERE o.user_id = ${userId} AND u.by_link_id IS NOT NULL AND u.expires_at > ${now})
      + (SELECT coalesce(sum(f.size), 0) FROM orders o
        JOIN artwork_versions v ON v.order_id = o.id
        JOIN artwork_files f ON f.version_id = v.id
        WHERE o.user_id = ${userId} AND NOT v.by_staff AND f.removed_at IS NULL
          AND (o.status::text <> ALL (${ended}) OR v.created_at > ${since}))
      + (SELECT coalesce(sum(a.size), 0) FROM orders o
        JOIN order_messages m ON m.order_id = o.id
        JOIN message_attachments a ON a.message_id = m.id
        WHERE o.user_id = ${userId} AND m.side = 'customer' AND a.removed_at IS NULL
          AND (o.status::text <> ALL (${ended}) OR m.created_at > ${since}))
    )::float8 AS bytes`
  return row?.bytes ?? 0
}
