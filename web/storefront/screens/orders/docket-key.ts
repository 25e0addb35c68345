import type { OrderTurn, Proofs } from '../../kit/orders/order-parts.ts'

export type DocketFacts = {
  what: OrderTurn['what']
  /** The site makes the proof at once when the customer asks for it. */
  canApproveOwn: boolean
  isApproved: boolean
  /** Money is missing without which it doesn't go on. */
  isUnpaid: boolean
}
export type DocketKey = OrderTurn['what'] | 'approveOwn' | 'payAndAnswer' | 'approved' | 'approvedUnpriced'

/** What the docket of an order is about: the next step, as the customer sees it. */
export function docketKey({ what, canApproveOwn, isApproved, isUnpaid }: DocketFacts): DocketKey {
  if (what === 'answerProof' && isUnpaid) return 'payAndAnswer'
  if (what === 'makeProof' && canApproveOwn) return 'approveOwn'
  if (isApproved && what === 'price') return 'approvedUnpriced'
  // What the company still has to do then doesn't concern the customer.
  return isApproved && what === 'startProduction' ? 'approved' : what
}

/** Whose turn the docket says it is: who can approve at once has the turn, whatever staff could do meanwhile. */
export const docketSide = (key: DocketKey, turn: Pick<OrderTurn, 'side'>): OrderTurn['side'] =>
  key === 'approveOwn' ? 'customer' : turn.side

export type Approval = Proofs['proofs'][number]['approvals'][number]

/** The name by which the newest proof was approved for print; none once the approval was taken back. */
export function validApproval(proofs: Proofs | undefined): Approval | undefined {
  return proofs?.proofs[0]?.approvals.find(({ withdrawnAt }) => withdrawnAt === null)
}
