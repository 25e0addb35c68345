import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../lib/api.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { CropMarks } from '../../../../ui/crop-marks.tsx'
import { type Artwork, type OrderTurn, type Proofs, turnQuery } from '../../../kit/orders/order-parts.ts'
import { openFindings } from '../artwork/group-findings.ts'
import type { MyOrderDetail } from '../order-labels.tsx'
import { OrderState } from '../order-state.tsx'
import { PromisedDay } from '../promised-day.tsx'
import { ProofLink } from '../proof-link.tsx'
import { StatusTimeline } from '../status-timeline.tsx'
import { ApprovalStamp } from './approval-stamp.tsx'
import { docketKey } from './docket-key.ts'
import { docketTexts } from './docket-texts.ts'
import { standingApproval } from './standing-approval.ts'
import { TurnSwitch } from './turn-switch.tsx'

type TurnDocketProps = { order: MyOrderDetail; artwork: Artwork; proofs: Proofs | undefined }

/** First on the page of an order with artwork: whose turn it is, what to do, and where the order is. */
export function TurnDocket({ order, artwork, proofs }: TurnDocketProps) {
  const { data: turn } = useQuery(turnQuery({ api: useApi() }, order.id))
  if (order.status === 'NotApproved') return <OrderState order={order} />
  return (
    <section className="relative bg-yellow px-5 py-6 max-md:-mx-5 md:p-9">
      <CropMarks className="max-md:hidden" />
      <div
        className={classNames(
          'gap-x-12',
          // Where the stamp stands, the day goes below.
          artwork.state !== 'Approved' && 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)]',
        )}
      >
        <div role="status" className="min-h-40">
          {turn && <TurnTexts turn={turn} artwork={artwork} proofs={proofs} />}
        </div>
        <PromisedDay order={order} />
      </div>
      <div className="pt-7 md:pt-10">
        <StatusTimeline order={order} events={order.events} />
      </div>
    </section>
  )
}

type TurnTextsProps = { turn: OrderTurn; artwork: Artwork; proofs: Proofs | undefined }

function TurnTexts({ turn, artwork, proofs }: TurnTextsProps) {
  const { i18n } = useLingui()
  const approval = artwork.state === 'Approved' ? standingApproval(proofs) : undefined
  const [newest] = artwork.versions
  const isApproved = approval !== undefined
  const key = docketKey({ what: turn.what, canApproveOwn: proofs?.canApproveOwn ?? false, isApproved })
  const { title, text } = docketTexts(key, openFindings(newest))
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-6">
      <div className="min-w-0 max-w-170">
        {turn.what !== 'nothing' && <TurnSwitch side={turn.side} />}
        <h2 className="type-d2 pt-4 text-[34px]! leading-none! md:text-[56px]!">{i18n._(title)}</h2>
        {text && <p className="max-w-150 pt-4">{i18n._(text)}</p>}
        {turn.side === 'customer' && artwork.request && <StaffRequest text={artwork.request} />}
        {turn.what === 'sendArtwork' || turn.what === 'fixArtwork' ? (
          <a
            href="#artwork"
            className="mt-4 inline-flex min-h-11 items-center border-key border-b-2 font-bold md:min-h-8"
          >
            <Trans>To the artwork</Trans>
          </a>
        ) : (
          <ProofLink artwork={artwork} proofs={proofs} />
        )}
      </div>
      {approval && <ApprovalStamp approval={approval} />}
    </div>
  )
}

/** What staff ask the customer for, in their words. */
const StaffRequest = ({ text }: { text: string }) => (
  <p className="mt-4 max-w-150 border-key border-l-4 pl-4">
    <strong>
      <Trans>We ask you for this:</Trans>
    </strong>{' '}
    <span className="whitespace-pre-line break-words">{text}</span>
  </p>
)
