import type { Transaction } from '../../../db/client.ts'
import { diskReserve } from '../../../lib/disk-room.ts'
import type { Deps } from '../../../procedures/deps.ts'
import { endStatuses } from '../../order-status/statuses.ts'
import { accountTooLarge, noSpaceForFiles, unconfirmedTooLarge } from './upload-errors.ts'
import '../artwork-deps.ts'

type RoomDeps = Pick<Deps, 'now' | 'artwork'>

/** Bytes that customers without a confirmed address must leave to everyone else. */
const reserveBesideUnconfirmed = 4 * diskReserve.strangers
/** ms: files of ended orders count this long too, or else an order would be cancelled to send more. */
const countedFor = 24 * 60 * 60 * 1000

/** One upload after the other reserves its room, over all instances, until the transaction ends. */
export async function holdRoom(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('room for uploads', 0))`
}

/** Bytes that other uploads may still bring count as taken (ART-17). @throws UNAVAILABLE */
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

/** The disk may have filled up since. @throws UNAVAILABLE before anything of the piece is written */
export async function assertPieceRoom({ artwork }: Pick<Deps, 'artwork'>, bytes: number): Promise<void> {
  const room = await artwork.roomLeft()
  if (room !== null && room < bytes + diskReserve.strangers) throw noSpaceForFiles()
}

/**
 * Keeps a customer's files for all orders and the basket, by account or links, within one account's share
 * (ART-17): uploads under way, files of orders that haven't ended, and files of the last day.
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
  const limit = isKnown ? settings.ARTWORK_MAX_ACCOUNT : settings.ARTWORK_MAX_UNCONFIRMED
  const left = limit - (await bytesOfCustomer(tx, userId, now()))
  if (length > left) throw isKnown ? accountTooLarge(limit, left) : unconfirmedTooLarge(limit, left)
  await assertRoom(deps, tx, length, isKnown ? diskReserve.strangers : reserveBesideUnconfirmed)
}

/** Staff know the customers they added; others confirm their address. */
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
