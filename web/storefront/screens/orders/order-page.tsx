import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { artworkQuery, proofsQuery, threadQuery } from '../../kit/orders/order-parts.ts'
import { useOrderLive } from '../../kit/orders/use-order-live.ts'
import { Page } from '../../kit/page.tsx'
import { PendingScreen } from '../../kit/pending-screen.tsx'
import { ArtworkSection } from './artwork/artwork-section.tsx'
import { OverrideNotice } from './docket/override-notice.tsx'
import { TurnDocket } from './docket/turn-docket.tsx'
import { WhatHappened } from './docket/what-happened.tsx'
import { Messages } from './messages/messages.tsx'
import { OrderContact } from './order-contact.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHead } from './order-head.tsx'
import type { MyOrderDetail } from './order-labels.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderView } from './order-view.tsx'
import { PlacedNotice } from './placed-notice.tsx'

/** How the reader came: as the customer who signed in, or by the order's secret link. */
export type Access = 'account' | 'link'
type OrderPageProps = { order: MyOrderDetail; access: Access }

/** An order's page: with artwork its turn, its files, messages and facts; without any as orders always were. */
export function OrderPage({ order, access }: OrderPageProps) {
  const { id } = order
  const api = useApi()
  useOrderLive(id)
  const { data: artwork, isPending, isError, refetch } = useQuery(artworkQuery({ api }, id))
  const { data: proofs } = useQuery(proofsQuery({ api }, id))
  const { data: thread } = useQuery(threadQuery({ api }, id))
  if (isPending) return <PendingScreen />
  const isPlain = artwork?.state === 'NotNeeded' && artwork.versions.length === 0
  if (isPlain)
    return <OrderView order={order} access={access} hasMessages={(thread?.messages.length ?? 0) > 0} />
  return (
    <Page
      above={access === 'account' ? [{ label: <Trans>My orders</Trans>, to: '/myorder' }] : []}
      current={`№ ${id}`}
      ink="y"
    >
      <OrderHead order={order} access={access} />
      <PlacedNotice />
      {artwork && <TurnDocket order={order} artwork={artwork} proofs={proofs} />}
      <OverrideNotice orderId={id} proofs={proofs} />
      <div className="pt-12 lg:pt-16">
        {artwork && <ArtworkSection order={order} artwork={artwork} proofs={proofs} />}
        {isError && !artwork && (
          <div className="flex flex-wrap items-center gap-4">
            <p>
              <Trans>The artwork could not be loaded.</Trans>
            </p>
            <Button variant="secondary" size="small" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </div>
        )}
      </div>
      <div className="grid gap-x-12 gap-y-12 pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)] lg:pt-16">
        <div className="min-w-0">
          <Messages orderId={id} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <div>
            <OrderFacts order={order} />
            {order.comment && (
              <p className="type-small whitespace-pre-line break-words pt-3">
                <strong>
                  <Trans>Comment</Trans>:
                </strong>{' '}
                {order.comment}
              </p>
            )}
          </div>
          {access === 'account' && <OrderPapers order={order} />}
          {artwork && <WhatHappened order={order} artwork={artwork} proofs={proofs} />}
          <OrderContact order={order} />
        </div>
      </div>
    </Page>
  )
}
