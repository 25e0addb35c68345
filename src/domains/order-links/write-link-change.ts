import type { Transaction } from '../../db/client.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'

type LinkChange = {
  by: number
  orderId: number
  act: 'orderLinkMade' | 'orderLinkEnded' | 'orderLinkTakenOver' | 'orderLinkAllowed'
  linkId: number
}

/** Records in the history which link it was, whichever side did it, and never its token (LNK-3). */
export const writeLinkChange = (tx: Transaction, { by, orderId, act, linkId }: LinkChange): Promise<void> =>
  writeOrderEntry(tx, { by, orderId, changes: { [act]: [null, linkId] } })
