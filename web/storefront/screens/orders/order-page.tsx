import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useApi, useClient } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { UnconfirmedEmail } from '../../kit/account/unconfirmed-email.tsx'
import { artworkQuery, type Proofs, proofsQuery } from '../../kit/orders/order-parts.ts'
import { useOrderLive } from '../../kit/orders/use-order-live.ts'
import { Page } from '../../kit/page.tsx'
import { PendingScreen } from '../../kit/pending-screen.tsx'
import { ArtworkSection } from './artwork/artwork-section.tsx'
import { Messages } from './messages.tsx'
import { MoneySection } from './money/money-section.tsx'
import { OrderDocuments } from './order-actions.tsx'
import { OrderContact, OrderFacts, OwnLinks } from './order-aside.tsx'
import { type MyOrderDetail, OrderNumber, OrderPrice, OrderTitle } from './order-labels.tsx'
import { PlacedNotice } from './placed-notice.tsx'
import { standsFirst } from './shipment/shipment.ts'
import { ShipmentDocket } from './shipment/shipment-docket.tsx'
import { ShipmentSection } from './shipment/shipment-section.tsx'
import { OrderState, TurnDocket } from './turn-docket.tsx'
import { OrderHistory, WhatHappened } from './what-happened.tsx'

/** How the caller opened the order: as the signed-in customer, or by its secret link. */
type Access = 'account' | 'link'
type OrderPageProps = { order: MyOrderDetail; access: Access }

/**
 * An order's page. Where it takes artwork it shows whose turn it is, files, messages and facts; else it is a shorter
 * page with the messages.
 */
export function OrderPage({ order, access }: OrderPageProps) {
  const { id } = order
  const api = useApi()
  useOrderLive(id)
  const { data: artwork, isPending, isError, refetch } = useQuery(artworkQuery({ api }, id))
  const { data: proofs } = useQuery(proofsQuery({ api }, id))
  if (isPending) return <PendingScreen />
  const isPlain = artwork?.state === 'NotNeeded' && artwork.versions.length === 0
  if (isPlain) return <OrderView order={order} access={access} />
  return (
    <Page
      above={access === 'account' ? [{ label: <Trans>My orders</Trans>, to: '/myorder' }] : []}
      current={<Reference id={id} />}
      ink="y"
    >
      <OrderHead order={order} access={access} />
      <PlacedNotice />
      {access === 'account' && <UnconfirmedEmail className="pb-8" />}
      <FirstDocket order={order} access={access}>
        {artwork && <TurnDocket order={order} artwork={artwork} proofs={proofs} />}
      </FirstDocket>
      <OverrideNotice orderId={id} proofs={proofs} />
      <div className="pt-12 lg:pt-16">
        <MoneySection order={order} />
        <ShipmentSection order={order} isOwn={access === 'account'} />
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
          {access === 'account' && <OrderDocuments order={order} />}
          {access === 'account' && <OwnLinks orderId={id} />}
          {artwork && <WhatHappened order={order} artwork={artwork} proofs={proofs} />}
          <OrderContact order={order} />
        </div>
      </div>
    </Page>
  )
}

/** Everything about an order: its status, comment, price, documents, and the ways to ask about it. */
function OrderView({ order, access }: OrderPageProps) {
  return (
    <Page
      above={access === 'account' ? [{ label: <Trans>My orders</Trans>, to: '/myorder' }] : []}
      current={<Reference id={order.id} />}
      ink="y"
    >
      <OrderHead order={order} access={access} />
      <PlacedNotice />
      {access === 'account' && <UnconfirmedEmail className="pb-8" />}
      <FirstDocket order={order} access={access}>
        <OrderState order={order} />
      </FirstDocket>
      <div className="pt-12 lg:pt-16">
        <MoneySection order={order} />
        <ShipmentSection order={order} isOwn={access === 'account'} />
      </div>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)]">
        <div className="flex min-w-0 flex-col gap-12">
          <Messages orderId={order.id} />
          <section aria-labelledby="order-comment">
            <h2 id="order-comment" className="type-d3 border-key border-t pt-5">
              <Trans>Comment</Trans>
            </h2>
            <p className="max-w-175 whitespace-pre-line break-words pt-3">
              {order.comment || (
                <span className="text-grey">
                  <Trans>You wrote no comment.</Trans>
                </span>
              )}
            </p>
          </section>
          <OrderHistory order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          <OrderFacts order={order} />
          {access === 'account' && <OrderDocuments order={order} />}
          {access === 'account' && <OwnLinks orderId={order.id} />}
          <OrderContact order={order} />
        </div>
      </div>
    </Page>
  )
}

type FirstDocketProps = OrderPageProps & { children: ReactNode }

/** Once it is made, how it comes stands first; before, whose turn it is. */
const FirstDocket = ({ order, access, children }: FirstDocketProps) =>
  order.shipment && standsFirst(order) ? (
    <ShipmentDocket order={order} shipment={order.shipment} isOwn={access === 'account'} />
  ) : (
    children
  )

/** What was ordered, with its number, day and price. */
const OrderHead = ({ order, access }: { order: MyOrderDetail; access: Access }) => (
  <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-3 pb-8 md:pt-7 md:pb-10">
    <div className="min-w-0">
      <h1 className="type-d2 break-words">
        <OrderTitle order={order} />
      </h1>
      <p className="type-lead pt-2 tabular-nums">
        <OrderNumber order={order} />
      </p>
      <PurchaseLinks order={order} access={access} />
    </div>
    <OrderPrice order={order} className="type-money text-[32px] leading-none! md:text-[44px]" />
  </div>
)

type PurchaseLinksProps = { order: Pick<MyOrderDetail, 'purchaseId' | 'siblings'>; access: Access }

/** The orders that were placed together with it; a secret link to it opens none of the others. */
function PurchaseLinks({ order: { purchaseId, siblings }, access }: PurchaseLinksProps) {
  if (purchaseId === null) return null
  if (access === 'link')
    return (
      <p className="type-small pt-2">
        <Trans>Part of purchase No. {purchaseId}</Trans>
      </p>
    )
  if (siblings.length === 0) return null
  return (
    <div className="type-small flex flex-wrap items-center gap-x-3 pt-2">
      <span>
        <Trans>Part of purchase No. {purchaseId}, with</Trans>
      </span>
      <ul className="contents">
        {siblings.map((id) => (
          <li key={id}>
            <Link
              to="/myorder/$id"
              params={{ id: String(id) }}
              className="inline-flex min-h-6 items-center font-bold underline underline-offset-4 pointer-coarse:min-h-11"
            >
              <Trans>Order No. {id}</Trans>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Staff began to print without the customer's approval: says who and why; that the customer has read it is reported
 * once.
 */
function OverrideNotice({ orderId, proofs }: { orderId: number; proofs: Proofs | undefined }) {
  const language = useLanguage()
  const client = useClient()
  const override = proofs?.override
  const see = useMutation({ mutationFn: () => client.proofs.seeOverride.mutate({ id: orderId }) })
  const tell = useEffectEvent(() => see.mutate())
  const isNew = override?.seenAt === null
  useEffect(() => {
    if (isNew) tell()
  }, [isNew])
  if (!override) return null
  const { name, reason, at } = override
  const day = formatDate(at, language, 'moment')
  return (
    <section className="mt-8 border-2 border-key p-5 md:p-7">
      <h2 className="type-d3">
        <Trans>Printed without your approval</Trans>
      </h2>
      <p className="max-w-175 break-words pt-3">
        <Trans>
          {name} began the printing on {day} without an approved proof.
        </Trans>{' '}
        <span className="whitespace-pre-line">
          <Trans>
            <strong>Reason:</strong> {reason}
          </Trans>
        </span>
      </p>
    </section>
  )
}
