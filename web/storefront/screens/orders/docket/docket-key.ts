import type { OrderTurn } from '../../../kit/orders/order-parts.ts'

export type DocketFacts = {
  what: OrderTurn['what']
  /** The site makes the proof at once, when the customer asks for it. */
  canApproveOwn: boolean
  isApproved: boolean
}
export type DocketKey = OrderTurn['what'] | 'approveOwn' | 'approved'

/** What the docket of an order speaks of: what is to do, in the customer's eyes. */
export function docketKey({ what, canApproveOwn, isApproved }: DocketFacts): DocketKey {
  if (what === 'makeProof' && canApproveOwn) return 'approveOwn'
  // What the company still has to do then is none of the customer's concern.
  if (isApproved && (what === 'price' || what === 'startProduction')) return 'approved'
  return what
}
