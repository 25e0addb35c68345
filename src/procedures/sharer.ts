import { networkOf } from '../lib/network.ts'
import type { Caller } from './access.ts'
import { isHolder, type SentLink } from './order-link.ts'

/** Who is known to ask. */
export type Sharer = { caller: Caller | null; link?: SentLink; address: string }

/**
 * With whom counts what a request takes of what all share: a customer by account, who comes by an order's link with the
 * order's customer, everybody else by network (TRU-10, TRU-11).
 */
export function sharerOf({ caller, link, address }: Sharer): string {
  if (caller) return `account ${caller.id}`
  return isHolder(link) ? `account ${link.ownerId}` : networkOf(address)
}
