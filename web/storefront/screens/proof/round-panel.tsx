import { Trans } from '@lingui/react/macro'
import { RegistrationMark } from '../../../ui/icons.tsx'
import type { Proofs } from '../../kit/orders/order-parts.ts'
import { PageTexts } from '../../kit/orders/page-texts.tsx'
import { Answered } from './answered.tsx'
import type { ProvedOrder } from './order-way.tsx'
import { RemarkList } from './remark-list.tsx'
import { RoundNotice } from './round-notice.tsx'
import { SignOff } from './sign-off.tsx'
import type { Viewer } from './use-viewer.ts'

type RoundPanelProps = { order: ProvedOrder; proofs: Proofs; viewer: Viewer }

/** What was said of the round, and at the end of it the answer. */
export function RoundPanel({ order, proofs, viewer }: RoundPanelProps) {
  const { orderId, open } = viewer
  const { proof, pages, canAsk } = viewer.round
  const shown = pages.filter(({ page }) => open.includes(page))
  return (
    <div className="flex min-w-0 flex-col bg-paper lg:border-key lg:border-l">
      <RoundNotice {...{ order, proofs, viewer }} />
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
      {canAsk ? <SignOff {...{ order, viewer }} /> : <Answered {...{ order, viewer }} />}
    </div>
  )
}
