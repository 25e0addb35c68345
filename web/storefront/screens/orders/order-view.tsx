import { Trans } from '@lingui/react/macro'
import { Page } from '../../kit/page.tsx'
import { Messages } from './messages/messages.tsx'
import { OrderContact } from './order-contact.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderHistory } from './order-history.tsx'
import type { MyOrderDetail } from './order-labels.tsx'
import type { Access } from './order-page.tsx'
import { OrderPapers } from './order-papers.tsx'
import { OrderState } from './order-state.tsx'
import { OwnLinks } from './own-links.tsx'
import { PlacedNotice } from './placed-notice.tsx'

type OrderViewProps = { order: MyOrderDetail; access: Access; hasMessages: boolean }

/** Everything of an order: where it is, what was asked for, what it costs, its papers, and the way to ask about it. */
export function OrderView({ order, access, hasMessages }: OrderViewProps) {
  return (
    <Page
      above={access === 'account' ? [{ label: <Trans>My orders</Trans>, to: '/myorder' }] : []}
      current={`№ ${order.id}`}
      ink="y"
    >
      <OrderHead order={order} access={access} />
      <PlacedNotice />
      <OrderState order={order} />
      <div className="grid gap-x-12 gap-y-12 pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)] lg:pt-16">
        <div className="flex min-w-0 flex-col gap-12">
          {hasMessages && <Messages orderId={order.id} />}
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
          {access === 'account' && <OrderPapers order={order} />}
          {access === 'account' && <OwnLinks orderId={order.id} />}
          <OrderContact order={order} />
        </div>
      </div>
    </Page>
  )
}
