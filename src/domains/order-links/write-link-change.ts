import type { Transaction } from '../../db/client.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import type { OrderParty } from './order-party.ts'

/** Into the history, where staff did it; never the token. */
export async function writeLinkChange(
  tx: Transaction,
  { side, userId, order }: OrderParty,
  act: 'created' | 'revoked',
): Promise<void> {
  if (side !== 'staff' || userId === null) return
  const change: [boolean, boolean] = act === 'created' ? [false, true] : [true, false]
  await writeOrderEntry(tx, { by: userId, orderId: order.id, changes: { orderLink: change } })
}
