import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { errorCode, useApi } from '../../../lib/api.ts'
import { useHydrated, useUser } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SignedOut } from '../../kit/account/signed-out.tsx'
import { useEndedSession } from '../../kit/account/use-ended-session.ts'
import { NotFoundScreen } from '../../kit/not-found-screen.tsx'
import { EndedLink } from '../../kit/orders/ended-link.tsx'
import { artworkQuery, linkedOrderQuery, proofsQuery } from '../../kit/orders/order-parts.ts'
import { ownOrderQuery } from '../../kit/orders/queries.ts'
import { useOrderLive } from '../../kit/orders/use-order-live.ts'
import { Page } from '../../kit/page.tsx'
import { PendingScreen } from '../../kit/pending-screen.tsx'
import { NoProof } from './no-proof.tsx'
import type { ProvedOrder } from './order-way.tsx'
import { ProofViewer } from './proof-viewer.tsx'

const ownRoute = getRouteApi('/_storefront/myorder/$id/proof')
const linkRoute = getRouteApi('/_storefront/o/$token/proof')

/** The proof of an own order, as large as the window. */
export function MyProofScreen() {
  const user = useUser()
  const hydrated = useHydrated()
  const id = Number(ownRoute.useParams().id)
  const { round } = ownRoute.useSearch()
  const isNumber = Number.isInteger(id) && id > 0 && id <= 2_147_483_647
  const { data, error, isPending, refetch } = useQuery({
    ...ownOrderQuery({ api: useApi() }, id),
    enabled: user !== null && isNumber,
  })
  useEndedSession(error)
  if (!isNumber || errorCode(error) === 'NOT_FOUND') return <NotFoundScreen data={undefined} />
  if (user && data) return <OrderProof order={{ order: data, token: null }} round={round} />
  if (!hydrated || (user && isPending)) return <PendingScreen />
  if (user) return <NotLoaded refetch={() => void refetch()} />
  return (
    <ProofPage>
      <SignedOut title={<Trans>Log in to see this order.</Trans>} />
    </ProofPage>
  )
}

/** The same for who holds the order's link. */
export function LinkProofScreen() {
  const { token } = linkRoute.useParams()
  const { round } = linkRoute.useSearch()
  const { data, error, isPending, refetch } = useQuery({
    ...linkedOrderQuery({ api: useApi() }),
    enabled: useHydrated(),
  })
  if (data) return <OrderProof order={{ order: data, token }} round={round} />
  if (isPending) return <PendingScreen />
  const code = errorCode(error)
  if (code === 'NOT_FOUND' || code === 'UNAUTHENTICATED')
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
