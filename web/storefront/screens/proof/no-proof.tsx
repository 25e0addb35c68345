import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Proofs } from '../../kit/orders/order-parts.ts'
import { Page } from '../../kit/page.tsx'
import { AnswerError } from './answer-error.tsx'
import { OrderName, OrderPageLink, type ProvedOrder } from './order-way.tsx'
import { useAnswer } from './use-answer.ts'

type NoProofProps = { order: ProvedOrder; proofs: Proofs }

/** Before the first round: where the checks found nothing to mend, the reader's own file is looked at once. */
export function NoProof({ order, proofs }: NoProofProps) {
  const { makeOwn } = useAnswer(order.order.id)
  const { canApproveOwn } = proofs
  return (
    <Page current={<Trans>A last look before print</Trans>} ink="y">
      <EmptyState
        title={
          canApproveOwn ? (
            <Trans>Your file has nothing that must be fixed.</Trans>
          ) : (
            <Trans>There is no proof yet.</Trans>
          )
        }
      >
        {canApproveOwn && (
          <Button arrow busy={makeOwn.isPending} onClick={() => makeOwn.mutate()}>
            <Trans>Look at the proof</Trans>
          </Button>
        )}
        <OrderPageLink
          {...order}
          className="touch-target inline-flex items-center border-current border-b-2 font-bold"
        >
          <OrderName {...order} />
        </OrderPageLink>
      </EmptyState>
      <div role="alert" className="pt-4 font-semibold text-error">
        <AnswerError error={makeOwn.error} />
      </div>
    </Page>
  )
}
