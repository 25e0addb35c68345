import { Trans, useLingui } from '@lingui/react/macro'
import { AdminButton, WordButton } from '../../../../ui/admin/button.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import { Switch } from '../../../../ui/admin/switch.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { approvalId, type PrintActs } from '../use-print-acts.ts'
import type { PrintPage } from '../use-print-page.ts'
import { EmptySlot, Stamp, WithdrawnApproval } from './approval-slot.tsx'
import { OverrideSlip } from './override-slip.tsx'

type ApprovalSectionProps = { order: OrderDetail; page: PrintPage; acts: PrintActs }

/** The slot that the customer's approval is stamped into; what was started without one lies in its place. */
export function ApprovalSection({ order, page, acts }: ApprovalSectionProps) {
  const { t } = useLingui()
  const { proofs, artwork } = page
  if (proofs.isError && !proofs.data)
    return (
      <SectionFailed onRetry={() => proofs.refetch()} busy={proofs.isFetching}>
        <Trans>The approval did not load.</Trans>
      </SectionFailed>
    )
  if (!proofs.data) return null
  const { override, staffProof } = proofs.data
  const approvals = proofs.data.proofs.flatMap((proof) => proof.approvals)
  const standing = approvals.find(({ withdrawnAt }) => withdrawnAt === null)
  const withdrawn = approvals.filter(({ withdrawnAt }) => withdrawnAt !== null)
  const isOpen = order.status === 'Pending' || order.status === 'Accepted'
  const isApproved = artwork.data?.state === 'Approved' && standing !== undefined
  return (
    <section id={approvalId} aria-label={t`Approval for print`}>
      <h2 className="admin-h2 mb-2 leading-6!">
        <Trans>Approval for print</Trans>
      </h2>
      <div className="border-key border-t-2 border-b border-b-line2 bg-paper">
        <div className="grid gap-3 px-3.5 py-3">
          {override && <OverrideSlip override={override} />}
          {isApproved && <Stamp approval={standing} />}
          {!override && !isApproved && <EmptySlot />}
          {withdrawn.map((approval) => (
            <WithdrawnApproval key={approval.at} approval={approval} />
          ))}
          {acts.withdraw && (
            <WordButton className="justify-self-start" onClick={acts.withdraw}>
              <Trans>Take the approval back…</Trans>
            </WordButton>
          )}
        </div>
        {isOpen && !isApproved && (
          <div className="flex flex-wrap items-center justify-between gap-3 border-line2 border-t px-3.5 py-2.5">
            <p className="text-t2">
              <Trans>No production without approval.</Trans>
            </p>
            {acts.canOverride && (
              <AdminButton variant="danger" onClick={() => page.ask('override')} className="max-md:w-full">
                <Trans>Start without approval…</Trans>
              </AdminButton>
            )}
          </div>
        )}
        {isOpen && (
          <div className="px-3.5">
            <Switch
              label={<Trans>We make the proof</Trans>}
              hint={
                <Trans>
                  Else the site shows the customer their own file at once, where nothing must be fixed.
                </Trans>
              }
              checked={staffProof}
              onChange={acts.requireByStaff}
            />
          </div>
        )}
      </div>
    </section>
  )
}
