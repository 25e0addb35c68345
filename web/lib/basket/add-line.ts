import type { Client } from '../api.ts'
import { randomId } from '../random-id.ts'
import { type BasketLine, changeLines, maxLines, ownerHere, readLines } from './device-basket.ts'
import { syncBasket } from './sync-basket.ts'

/** `seenTotal` is the price in AZN that stands beside the button; null where there is none. */
export type NewLine = Pick<BasketLine, 'serviceId' | 'serviceTypeId' | 'options' | 'count' | 'seenTotal'> &
  Partial<Pick<BasketLine, 'comment' | 'repeats'>>

/** Puts an item into the basket, or in the place of the line `replaces`; it says when the device can't store it. */
export function addLine(
  client: Client,
  line: NewLine,
  replaces?: string,
): 'added' | 'replaced' | 'full' | 'blocked' {
  const lines = readLines()
  const replaced = lines.find(({ id }) => id === replaces)
  if (!replaced && lines.length >= maxLines) return 'full'
  const isKept = changeLines((before) =>
    replaced
      ? before.map((one) => (one.id === replaced.id ? { ...one, ...line } : one))
      : [...before, { id: randomId(), comment: '', artwork: 'customer', ...line }],
  )
  if (!isKept) return 'blocked'
  // When it is offline or fails, the basket's page tries again.
  if (ownerHere() !== null) void syncBasket(client).catch(() => undefined)
  return replaced ? 'replaced' : 'added'
}
