import { Trans } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useOnline } from '../../../lib/use-online.ts'
import { Button } from '../../../ui/button.tsx'
import { RegistrationMark } from '../../../ui/icons.tsx'
import { ApprovedThrough } from '../../kit/orders/approved-through.tsx'
import type { Proofs } from '../../kit/orders/order-parts.ts'
import { PageTexts } from '../../kit/orders/page-texts.tsx'
import type { ProvedOrder } from './order-way.tsx'
import { useProofNames } from './proof-names.ts'
import { RemarkList } from './remark-list.tsx'
import { FreshHeading, SignOff } from './sign-off.tsx'
import { AnswerError, useAnswer } from './use-answer.tsx'
import type { Viewer } from './use-viewer.ts'

type RoundPanelProps = { order: ProvedOrder; proofs: Proofs; viewer: Viewer }

/** The notes on the round, and the answer to it at the end. */
export function RoundPanel({ order, proofs, viewer }: RoundPanelProps) {
  const { orderId, open } = viewer
  const { proof, pages, canAsk } = viewer.round
  const shown = pages.filter(({ page }) => open.includes(page))
  return (
    <div className="flex min-w-0 flex-col bg-paper lg:border-key lg:border-l">
      <RoundNotice order={order} proofs={proofs} viewer={viewer} />
      <section aria-labelledby="proof-title" className="grow px-5 py-7 lg:px-8">
        <h1 id="proof-title" className="type-d3">
          <Trans>A last look before print</Trans>
        </h1>
        {canAsk && (
          <p className="pt-2">
            <Trans>
              This is exactly how it will be printed. Look at every page, read the text letter by letter.
            </Trans>
          </p>
        )}
        <div className="pt-2">
          <PageTexts orderId={orderId} version={proof.version} pages={shown} />
        </div>
        {proof.message && (
          <p className="mt-4 whitespace-pre-line break-words border-key border-l-4 pl-4">{proof.message}</p>
        )}
        {proof.asked?.text && (
          <p className="mt-4 whitespace-pre-line break-words border-yellow border-l-8 pl-4">
            <strong className="block">
              <Trans>You asked for</Trans>
            </strong>
            {proof.asked.text}
          </p>
        )}
        <RemarkList viewer={viewer} />
        {canAsk && (
          <p className="flex items-center gap-3 pt-5 font-semibold text-[15px] leading-[22px]">
            <RegistrationMark size={24} />
            <Trans>Press anywhere on the artwork to leave a note</Trans>
          </p>
        )}
      </section>
      {canAsk ? <SignOff order={order} viewer={viewer} /> : <Answered order={order} viewer={viewer} />}
    </div>
  )
}

/** Shown in place of the sign-off once the round has been answered. */
function Answered({ order, viewer }: { order: ProvedOrder; viewer: Viewer }) {
  const { proof, isNewest, canWithdraw } = viewer.round
  const approval = proof.approvals.find(({ withdrawnAt }) => withdrawnAt === null)
  if (approval)
    return (
      <Sheet>
        <FreshHeading viewer={viewer}>
          <Trans>Approved for print</Trans>
        </FreshHeading>
        <ApprovedBy {...approval} />
        <ApprovedThrough approval={approval} />
        {canWithdraw && isNewest && <Withdraw order={order} viewer={viewer} />}
      </Sheet>
    )
  if (!proof.asked || !isNewest) return null
  return (
    <Sheet>
      <FreshHeading viewer={viewer}>
        <Trans>We are making the changes</Trans>
      </FreshHeading>
      <p>
        <Trans>The next proof will include what you asked for. We’ll write to you when it is ready.</Trans>
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

type RoundNoticeProps = { order: ProvedOrder; proofs: Proofs; viewer: Viewer }

/** Announces what has arrived after the round that is being read. */
function RoundNotice({ order, proofs, viewer }: RoundNoticeProps) {
  const names = useProofNames()
  const { isNewest, laterVersion } = viewer.round
  const [newest] = proofs.proofs
  const name = names.proof(newest?.round ?? 1)
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
