import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isGivenUp, isUnmade, type Step } from '../../../../src/domains/order-status/statuses.ts'
import { useApi, useClient } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { RegistrationMark } from '../../../ui/icons.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import {
  type Artwork,
  type OrderTurn,
  type Proofs,
  proofsQuery,
  turnQuery,
} from '../../kit/orders/order-parts.ts'
import { useFailureText } from '../../kit/use-failure-text.ts'
import { openFindings } from './artwork/findings.ts'
import { type Approval, docketKey, docketSide, validApproval } from './docket-key.ts'
import { docketTexts } from './docket-texts.ts'
import { GateSteps, type MoneyGate, useMoneyGate } from './money/gate-steps.tsx'
import type { MyOrderDetail } from './order-labels.tsx'
import { StatusStrip, StatusTimeline } from './order-progress.tsx'
import { PromisedDay } from './promised-day.tsx'
import { TurnSwitch } from './turn-switch.tsx'

type TurnDocketProps = { order: MyOrderDetail; artwork: Artwork; proofs: Proofs | undefined }

/** Stands first on the page of an order with artwork: whose turn it is, the next step, and the order's progress. */
export function TurnDocket({ order, artwork, proofs }: TurnDocketProps) {
  const { data: turn } = useQuery(turnQuery({ api: useApi() }, order.id))
  const gate = useMoneyGate(order)
  if (isGivenUp(order.status)) return <OrderState order={order} />
  return (
    <section className="relative bg-yellow px-5 py-6 max-md:-mx-5 md:p-9">
      <CropMarks className="max-md:hidden" />
      <div
        className={classNames(
          'gap-x-12',
          // Where there is a stamp, the day goes below it.
          artwork.state !== 'Approved' && 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)]',
        )}
      >
        <div role="status" className="min-h-40">
          {turn && <TurnTexts turn={turn} artwork={artwork} proofs={proofs} gate={gate} />}
        </div>
        <PromisedDay order={order} />
      </div>
      {gate && (
        <GateSteps gate={gate} artwork={artwork} approval={validApproval(proofs)}>
          <ProofLink artwork={artwork} proofs={proofs} />
        </GateSteps>
      )}
      <div className="pt-7 md:pt-10">
        <StatusTimeline order={order} events={order.events} />
      </div>
    </section>
  )
}

type TurnTextsProps = {
  turn: OrderTurn
  artwork: Artwork
  proofs: Proofs | undefined
  gate: MoneyGate | null
}

function TurnTexts({ turn, artwork, proofs, gate }: TurnTextsProps) {
  const { i18n } = useLingui()
  const approval = artwork.state === 'Approved' ? validApproval(proofs) : undefined
  const [newest] = artwork.versions
  const isApproved = approval !== undefined
  const key = docketKey({
    what: turn.what,
    canApproveOwn: proofs?.canApproveOwn ?? false,
    isApproved,
    isUnpaid: gate !== null && gate.missing > 0,
  })
  const side = docketSide(key, turn)
  const { title, text } = docketTexts(key, openFindings(newest))
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-6">
      <div className="min-w-0 max-w-170">
        {turn.what !== 'nothing' && <TurnSwitch side={side} />}
        <h2 className="type-d2 flex items-center gap-4 pt-4 text-[34px]! leading-none! md:text-[56px]!">
          <span>{i18n._(title)}</span>
          {turn.what === 'waitForChecks' && <RegistrationMark size={40} className="shrink-0 animate-spin" />}
        </h2>
        {text && <p className="max-w-150 pt-4">{i18n._(text)}</p>}
        {side === 'customer' && artwork.request && <StaffRequest text={artwork.request} />}
        {turn.what === 'sendArtwork' || turn.what === 'fixArtwork' ? (
          <a
            href="#artwork"
            className="mt-4 inline-flex min-h-11 items-center border-key border-b-2 font-bold md:min-h-8 print:hidden"
          >
            <Trans>To the artwork</Trans>
          </a>
        ) : (
          !gate && <ProofLink artwork={artwork} proofs={proofs} />
        )}
      </div>
      {approval && <ApprovalStamp approval={approval} />}
    </div>
  )
}

/** What staff ask the customer for, as they wrote it. */
const StaffRequest = ({ text }: { text: string }) => (
  <p className="mt-4 max-w-150 border-key border-l-4 pl-4">
    <strong>
      <Trans>We ask you for this:</Trans>
    </strong>{' '}
    <span className="whitespace-pre-line break-words">{text}</span>
  </p>
)

function ApprovalStamp({ approval: { name, at, version } }: { approval: Approval }) {
  const language = useLanguage()
  return (
    <Stamp
      landed="approved"
      title={<Trans context="stamp">Approved</Trans>}
      corner={`v${version}`}
      className="max-w-131 max-md:mx-auto max-md:max-w-80"
    >
      {name}
      <span className="block tabular-nums">{formatDate(at, language, 'short')}</span>
    </Stamp>
  )
}

type ProofLinkProps = { artwork: Artwork; proofs: Proofs | undefined }

/** The link to the proof, where there is one or the site can make it at once; for the account or the secret link. */
function ProofLink({ artwork: { orderId, state }, proofs }: ProofLinkProps) {
  if (!proofs) return null
  if (proofs.canApproveOwn) return <OwnProof orderId={orderId} />
  if (proofs.proofs.length === 0) return null
  return (
    <ToProof orderId={orderId}>
      {state === 'ProofWaiting' ? <Trans>Look at the proof</Trans> : <Trans>See the proofs</Trans>}
    </ToProof>
  )
}

function ToProof({ orderId, children }: { orderId: number; children: ReactNode }) {
  const { token } = useParams({ strict: false })
  if (token)
    return (
      <LinkButton to="/o/$token/proof" params={{ token }} className="mt-5" arrow>
        {children}
      </LinkButton>
    )
  return (
    <LinkButton to="/myorder/$id/proof" params={{ id: String(orderId) }} className="mt-5" arrow>
      {children}
    </LinkButton>
  )
}

function OwnProof({ orderId }: { orderId: number }) {
  const failureText = useFailureText()
  const { token } = useParams({ strict: false })
  const api = useApi()
  const client = useClient()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const make = useMutation({
    mutationFn: () => client.proofs.makeOwn.mutate({ id: orderId }),
    async onSuccess(proofs) {
      queryClient.setQueryData(proofsQuery({ api }, orderId).queryKey, proofs)
      for (const part of ['artwork', 'turns']) void queryClient.invalidateQueries({ queryKey: [[part]] })
      if (token) await navigate({ to: '/o/$token/proof', params: { token } })
      else await navigate({ to: '/myorder/$id/proof', params: { id: String(orderId) } })
    },
  })
  return (
    <div className="pt-5">
      <Button arrow busy={make.isPending} onClick={() => make.mutate()}>
        <Trans>Look at the proof</Trans>
      </Button>
      <p role="alert" className="pt-2 font-semibold empty:hidden">
        {make.isError && failureText(make.error)}
      </p>
    </div>
  )
}

/** The text of each step for the customer. */
const meanings: Record<Step, ReactNode> = {
  Pending: <Trans>We are working out the price.</Trans>,
  Accepted: <Trans>The order is accepted and waits for its turn.</Trans>,
  InProduction: <Trans>Your order is being made.</Trans>,
  Ready: <Trans>Your order is ready: you can pick it up.</Trans>,
  Completed: <Trans>The order is completed. Thank you!</Trans>,
}

/** What the status means for the customer, on the account's yellow; a rejection with its reason. */
export function OrderState({ order }: { order: MyOrderDetail }) {
  const gate = useMoneyGate(order)
  if (isGivenUp(order.status))
    return (
      <section className="border-2 border-error p-5 md:p-9">
        <h2 className="type-d3 pb-5">
          {order.cancelledBy === 'customer' ? (
            <Trans>You have cancelled the order.</Trans>
          ) : (
            <Trans>The order was not approved.</Trans>
          )}
        </h2>
        <StatusStrip order={order} />
        {order.reason && (
          <p className="max-w-175 whitespace-pre-line break-words pt-3">
            <Trans>
              <strong>Reason:</strong> {order.reason}
            </Trans>
          </p>
        )}
      </section>
    )
  return (
    <section className="relative bg-yellow px-5 py-6 max-md:-mx-5 md:p-9">
      <CropMarks className="max-md:hidden" />
      <h2 className="type-d3 md:text-[36px]! md:leading-[42px]!">
        {gate && gate.missing > 0 && isUnmade(order.status) ? (
          <Trans>The order is accepted. Pay so that we start.</Trans>
        ) : (
          meanings[order.status]
        )}
      </h2>
      <PromisedDay order={order} />
      {gate && <GateSteps gate={gate} />}
      <div className="pt-6 md:pt-10">
        <StatusTimeline order={order} events={order.events} />
      </div>
    </section>
  )
}
