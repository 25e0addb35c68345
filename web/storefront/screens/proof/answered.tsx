import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useOnline } from '../../../lib/use-online.ts'
import { Button } from '../../../ui/button.tsx'
import { ApprovedThrough } from '../../kit/orders/approved-through.tsx'
import { AnswerError } from './answer-error.tsx'
import { FreshHeading } from './fresh-heading.tsx'
import type { ProvedOrder } from './order-way.tsx'
import { useAnswer } from './use-answer.ts'
import type { Viewer } from './use-viewer.ts'

/** In place of the sign-off, once the round has its answer. */
export function Answered({ order, viewer }: { order: ProvedOrder; viewer: Viewer }) {
  const { proof, isNewest, canWithdraw } = viewer.round
  const standing = proof.approvals.find(({ withdrawnAt }) => withdrawnAt === null)
  if (standing)
    return (
      <Sheet>
        <FreshHeading viewer={viewer}>
          <Trans>Approved for print</Trans>
        </FreshHeading>
        <ApprovedBy {...standing} />
        <ApprovedThrough approval={standing} />
        {canWithdraw && isNewest && <Withdraw {...{ order, viewer }} />}
      </Sheet>
    )
  if (!proof.asked || !isNewest) return null
  return (
    <Sheet>
      <FreshHeading viewer={viewer}>
        <Trans>We are making the changes</Trans>
      </FreshHeading>
      <p>
        <Trans>The next proof comes with what you asked for. We write to you when it is ready.</Trans>
      </p>
    </Sheet>
  )
}

const Sheet = ({ children }: { children: ReactNode }) => (
  <section className="flex flex-col items-start gap-3 bg-yellow px-5 py-7 wrap-anywhere lg:px-8">
    {children}
  </section>
)

function ApprovedBy({ name, version, at }: { name: string; version: number; at: string }) {
  const day = formatDate(at, useLanguage(), 'moment')
  return (
    <p className="wrap-anywhere">
      <Trans>
        {name} approved v{version} for print on {day}.
      </Trans>
    </p>
  )
}

function Withdraw({ order, viewer }: { order: ProvedOrder; viewer: Viewer }) {
  const { withdraw } = useAnswer(order.order.id, viewer.answered)
  const isOnline = useOnline()
  return (
    <>
      <p>
        <Trans>Until printing begins you can take the approval back.</Trans>
      </p>
      <Button
        variant="secondary"
        busy={withdraw.isPending}
        onClick={() => isOnline && withdraw.mutate(viewer.round.proof.round)}
      >
        <Trans>Take the approval back</Trans>
      </Button>
      <div role="alert" className="font-semibold">
        {!isOnline && <Trans>There is no connection: nothing is sent until it is back.</Trans>}
        <AnswerError error={withdraw.error} />
      </div>
    </>
  )
}
