import type { Proofs } from '../../../kit/orders/order-parts.ts'

export type Approval = Proofs['proofs'][number]['approvals'][number]

/** By whose name the newest proof is approved for print; none once it was taken back. */
export function standingApproval(proofs: Proofs | undefined): Approval | undefined {
  return proofs?.proofs[0]?.approvals.find(({ withdrawnAt }) => withdrawnAt === null)
}
