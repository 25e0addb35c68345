import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useHydrated } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ArrowBack } from '../../../ui/icons.tsx'
import { SignedOut } from '../../kit/account/signed-out.tsx'
import { NotFoundScreen } from '../../kit/not-found-screen.tsx'
import { EndedLink, isLinkEnded } from '../../kit/orders/ended-link.tsx'
import {
  type Artwork,
  artworkQuery,
  linkedOrderQuery,
  type Proof,
  type Proofs,
  proofsQuery,
} from '../../kit/orders/order-parts.ts'
import { useOrderLive } from '../../kit/orders/use-order-live.ts'
import { useOwnOrder } from '../../kit/orders/use-own-order.ts'
import { Page } from '../../kit/page.tsx'
import { PendingScreen } from '../../kit/pending-screen.tsx'
import { OrderName, OrderPageLink, type ProvedOrder } from './order-way.tsx'
import { roundOf } from './proof-data.ts'
import { useProofNames } from './proof-names.ts'
import { RoundView } from './round-view.tsx'
import { AnswerError, useAnswer } from './use-answer.tsx'

const ownRoute = getRouteApi('/_storefront/myorder/$id/proof')
const linkRoute = getRouteApi('/_storefront/o/$token/proof')

/** The proof of the customer's own order fills the window. */
export function MyProofScreen() {
  const { id } = ownRoute.useParams()
  const { round } = ownRoute.useSearch()
  const { isMissing, order, isLoading, isSignedIn, refetch } = useOwnOrder(id)
  if (isMissing) return <NotFoundScreen data={undefined} />
  if (order) return <OrderProof order={{ order, token: null }} round={round} />
  if (isLoading) return <PendingScreen />
  if (isSignedIn) return <NotLoaded refetch={refetch} />
  return (
    <ProofPage>
      <SignedOut title={<Trans>Log in to see this order.</Trans>} />
    </ProofPage>
  )
}

/** The same for the holder of the order's secret link. */
export function LinkProofScreen() {
  const { token } = linkRoute.useParams()
  const { round } = linkRoute.useSearch()
  const { data, error, isPending, refetch } = useQuery({
    ...linkedOrderQuery({ api: useApi() }),
    enabled: useHydrated(),
  })
  if (data) return <OrderProof order={{ order: data, token }} round={round} />
  if (isPending) return <PendingScreen />
  if (isLinkEnded(error))
    return (
      <ProofPage>
        <EndedLink />
      </ProofPage>
    )
  return <NotLoaded refetch={() => void refetch()} />
}

function OrderProof({ order, round }: { order: ProvedOrder; round: number | undefined }) {
  const api = useApi()
  const { id } = order.order
  const artwork = useQuery(artworkQuery({ api }, id))
  const proofs = useQuery(proofsQuery({ api }, id))
  useOrderLive(id)
  if (artwork.data && proofs.data) {
    const parts = { order, artwork: artwork.data, proofs: proofs.data }
    return proofs.data.proofs.length > 0 ? <ProofViewer {...parts} asked={round} /> : <NoProof {...parts} />
  }
  if (artwork.isError || proofs.isError)
    return (
      <NotLoaded
        refetch={() => {
          void artwork.refetch()
          void proofs.refetch()
        }}
      />
    )
  return <PendingScreen />
}

const NotLoaded = ({ refetch }: { refetch: () => void }) => (
  <ProofPage>
    <EmptyState title={<Trans>The proof could not be loaded.</Trans>}>
      <Button onClick={refetch}>
        <Trans>Try again</Trans>
      </Button>
    </EmptyState>
  </ProofPage>
)

const ProofPage = ({ children }: { children: ReactNode }) => (
  <Page current={<Trans>A last look before print</Trans>} ink="y">
    {children}
  </Page>
)

type NoProofProps = { order: ProvedOrder; proofs: Proofs }

/**
 * Stands before the first round: where the checks found nothing to correct, the customer's own file can be viewed at
 * once.
 */
function NoProof({ order, proofs }: NoProofProps) {
  const { makeOwn } = useAnswer(order.order.id)
  const { canApproveOwn } = proofs
  return (
    <Page current={<Trans>A last look before print</Trans>} ink="y">
      <EmptyState
        title={
          canApproveOwn ? (
            <Trans>Nothing in your file has to be fixed.</Trans>
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

type ProofViewerProps = {
  order: ProvedOrder
  artwork: Artwork
  proofs: Proofs
  /** The round in the address. */
  asked: number | undefined
}

/** The proof fills the window: the page on the left, the comments on the right. */
function ProofViewer({ order, artwork, proofs, asked }: ProofViewerProps) {
  // A round that arrives while another is being read doesn't replace it.
  const [opened] = useState(proofs.proofs[0]?.round)
  const round = roundOf(proofs, artwork, asked ?? opened)
  if (!round) return null
  const { id } = order.order
  return (
    <main
      id="content"
      tabIndex={-1}
      data-ink="y"
      className="grid min-h-dvh bg-proof grid-cols-[minmax(0,1fr)] content-start lg:grid-cols-[minmax(0,1fr)_460px]"
    >
      <div className="flex min-h-16 min-w-0 items-center gap-4 border-key border-b bg-paper px-5 lg:px-12">
        <OrderPageLink {...order} className="inline-flex min-h-11 shrink-0 items-center gap-3 font-semibold">
          <ArrowBack />
          <span className="max-md:sr-only">
            <Trans>Order No. {id}</Trans>
          </span>
        </OrderPageLink>
        <span aria-hidden="true" className="h-8 w-px bg-key max-md:hidden" />
        <p className="min-w-0 truncate font-extrabold text-[18px] tracking-tight">
          <OrderName {...order} />
        </p>
      </div>
      <RoundTabs proofs={proofs} shown={round.proof.round} />
      <RoundView key={round.proof.round} order={order} artwork={artwork} proofs={proofs} round={round} />
    </main>
  )
}

/** The number of rounds side by side; earlier ones are reached from the first of them. */
const maxTabs = 3

/** The rounds, newest last; older ones can be read. */
function RoundTabs({ proofs: { proofs }, shown }: { proofs: Proofs; shown: number }) {
  const { t } = useLingui()
  const at = proofs.findIndex(({ round }) => round === shown)
  const first = Math.max(0, Math.min(at - 1, proofs.length - maxTabs))
  const near = proofs.slice(first, first + maxTabs).toReversed()
  return (
    <nav
      aria-label={t`Proofs`}
      className="flex min-h-16 divide-x divide-key border-key border-b bg-paper lg:border-l"
    >
      {near.map((proof) => (
        <RoundTab key={proof.round} proof={proof} isShown={proof.round === shown} />
      ))}
    </nav>
  )
}

function RoundTab({ proof, isShown }: { proof: Proof; isShown: boolean }) {
  const language = useLanguage()
  const names = useProofNames()
  return (
    <Link
      to="."
      search={(before) => ({ ...before, round: proof.round })}
      replace
      aria-current={isShown ? 'true' : undefined}
      className={classNames(
        'flex min-w-0 flex-1 flex-col items-center justify-center px-2 py-2 text-center text-[14px] leading-[18px]',
        isShown ? 'bg-yellow' : 'text-grey hover:bg-proof',
      )}
    >
      <span className={isShown ? 'font-extrabold' : 'font-semibold'}>{names.proof(proof.round)}</span>
      <span className="text-[13px]">
        {formatDate(proof.madeAt, language, 'moment')}, <RoundState proof={proof} />
      </span>
    </Link>
  )
}

function RoundState({ proof: { approvals, asked, version } }: { proof: Proof }) {
  if (approvals.some(({ withdrawnAt }) => withdrawnAt === null)) return <Trans>approved</Trans>
  return asked ? <Trans>changes asked for</Trans> : `v${version}`
}
