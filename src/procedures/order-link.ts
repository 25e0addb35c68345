import type { Message } from '../lib/errors.ts'

export const linkEnded: Message = /*i18n*/ {
  id: 'orderLinks.ended',
  message: 'This link no longer works. Please ask us for a new one.',
}

/** The request header in which the token of an order's link is sent. */
export const orderLinkHeader = 'x-order-link'

/** The request header in which the token of a quote's link is sent. */
export const offerLinkHeader = 'x-quote-link'

/** Who holds the secret link of one order; they can do only what concerns it (LNK-1). */
export type OrderLinkHolder = { id: number; orderId: number }

/** What was sent as a link: its holder, or one that doesn't work any more; null when nothing was. */
export type SentLink = OrderLinkHolder | 'ended' | null

/** As limits and counts name who holds a link. */
export const linkKey = (link: SentLink | undefined): string | null =>
  typeof link === 'object' && link !== null ? `link ${link.id}` : null
