import { networkOf } from '../lib/network.ts'
import type { Caller } from './access.ts'
import { isHolder, type SentLink } from './order-link.ts'

/** What is known about the caller. */
export type Sharer = { caller: Caller | null; link?: SentLink; address: string }

/**
 * Whose share of common resources a request takes: a customer's by account, an order link's holder counts for
 * the order's customer, everyone else by network (TRU-10, TRU-11).
 */
export function sharerOf({ caller, link, address }: Sharer): string {
  if (caller) return `account ${caller.id}`
  return isHolder(link) ? `account ${link.ownerId}` : networkOf(address)
}
