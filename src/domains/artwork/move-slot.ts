import type { Transaction } from '../../db/client.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import type { Changes } from '../content/values.ts'
import type { OrderParty } from '../order-links/order-party.ts'
import { shutAgain } from '../order-status/gates.ts'
import { isPrintable } from '../order-status/printable.ts'
import { settlePromise } from '../production/settle-promise.ts'
import { artworkConflict } from './artwork-errors.ts'
import { type ArtworkAct, type ArtworkState, artworkStateAfter, type Mover } from './states.ts'

type Move = {
  orderId: number
  act: ArtworkAct
  who: Mover
  at: Date
  /** What staff ask for; every other move clears it. */
  request?: string
}

/**
 * The one place where the slot changes its state; the order is locked. An order without a slot gets one.
 * @throws CONFLICT when the action leads nowhere from the slot's state
 */
export async function moveSlot(
  tx: Transaction,
  { orderId, act, who, at, request = '' }: Move,
): Promise<{ from: ArtworkState; to: ArtworkState }> {
  const slot = await tx.artwork.findUnique({ where: { orderId }, select: { state: true } })
  const from = slot?.state ?? 'NotNeeded'
  const to = artworkStateAfter(from, act, who)
  if (to === null) throw artworkConflict()
  const data = { state: to, request, updatedAt: at }
  await tx.artwork.upsert({ where: { orderId }, create: { orderId, ...data }, update: data })
  await shutAgain(tx, 'approval', orderId)
  if (isPrintable(from) || isPrintable(to)) await settlePromise(tx, orderId, at)
  return { from, to }
}

/** {@link moveSlot} for the order's parties; what staff do goes into the history. */
export async function moveSlotBy(
  tx: Transaction,
  { side, userId, order }: OrderParty,
  move: Omit<Move, 'who' | 'orderId'>,
  changes: Changes = {},
): Promise<void> {
  const { from, to } = await moveSlot(tx, { ...move, who: side, orderId: order.id })
  if (side !== 'staff' || userId === null) return
  await writeOrderEntry(tx, { by: userId, orderId: order.id, changes: { artwork: [from, to], ...changes } })
}
