import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { Proofs } from '../../kit/orders/order-parts.ts'
import { AnswerError } from './answer-error.tsx'
import type { ProvedOrder } from './order-way.tsx'
import { useProofWords } from './proof-words.ts'
import { useAnswer } from './use-answer.ts'
import type { Viewer } from './use-viewer.ts'

type RoundNoticeProps = { order: ProvedOrder; proofs: Proofs; viewer: Viewer }

/** What came after the round that is read: it is announced, since it may come while somebody reads. */
export function RoundNotice({ order, proofs, viewer }: RoundNoticeProps) {
  const words = useProofWords()
  const { isNewest, laterVersion } = viewer.round
  const [newest] = proofs.proofs
  const name = words.proof(newest?.round ?? 1)
  return (
    <div role="status">
      {!isNewest && (
        <Strip>
          <p className="font-bold">
            <Trans>{name} is the newest. This one can only be read.</Trans>
          </p>
          <Link
            to="."
            search={(before) => ({ ...before, round: newest?.round })}
            className="touch-target inline-flex items-center border-key border-b-2 font-bold"
          >
            <Trans>Look at the newest</Trans>
          </Link>
        </Strip>
      )}
      {laterVersion !== null && (
        <Strip>
          <p className="font-bold">
            <Trans>Version {laterVersion} has been sent since. It gets a proof of its own.</Trans>
          </p>
          {proofs.canApproveOwn && <OwnProof order={order} />}
        </Strip>
      )}
    </div>
  )
}

const Strip = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col items-start gap-2 border-key border-b bg-yellow px-5 py-4 lg:px-8">
    {children}
  </div>
)

function OwnProof({ order }: { order: ProvedOrder }) {
  const navigate = useNavigate()
  const { makeOwn } = useAnswer(order.order.id, ({ proofs: [made] }) => {
    void navigate({ to: '.', search: (before) => ({ ...before, round: made?.round }), replace: true })
  })
  return (
    <>
      <Button size="small" arrow busy={makeOwn.isPending} onClick={() => makeOwn.mutate()}>
        <Trans>Look at the proof</Trans>
      </Button>
      <AnswerError error={makeOwn.error} />
    </>
  )
}
