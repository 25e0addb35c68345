import type { Message } from '../lib/errors.ts'

export const linkEnded: Message = /*i18n*/ {
  id: 'orderLinks.ended',
  message: 'This link no longer works. Please ask us for a new one.',
}

/** The request header in which the token of an order's link is sent. */
export const orderLinkHeader = 'x-order-link'

/** The request header in which the token of a quote's link is sent. */
export const offerLinkHeader = 'x-quote-link'

/** The request header in which the token of a payment link is sent. */
export const paymentLinkHeader = 'x-payment-link'

/** The request header in which the token of a courier's link is sent. */
export const courierLinkHeader = 'x-courier-link'

/**
 * The holder of the secret link of one order, who can only do what concerns it (LNK-1). `ownerId` is the
 * order's customer, for whom their use of the site counts. `isStaffDevice`: they change something on a device
 * on which staff are signed in.
 */
export type OrderLinkHolder = { id: number; orderId: number; ownerId: number; isStaffDevice?: boolean }

/** The sent link: its holder, or one that doesn't work any more; null without one. */
export type SentLink = OrderLinkHolder | 'ended' | null

export const isHolder = (link: SentLink | undefined): link is OrderLinkHolder =>
  typeof link === 'object' && link !== null

/** The holder's key in limits and counts. */
export const linkKey = (link: SentLink | undefined): string | null =>
  isHolder(link) ? `link ${link.id}` : null
