import { Trans } from '@lingui/react/macro'
import { Page } from '../../kit/page.tsx'
import { OrderContact } from './order-contact.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { type MyOrderDetail, OrderNumber, OrderPrice } from './order-labels.tsx'
import { OrderTitle } from './order-link.tsx'
import { OrderState } from './order-state.tsx'
import { PlacedNotice } from './placed-notice.tsx'
import { PrintOrder } from './print-order.tsx'
import { QuoteLink } from './quote-link.tsx'
import { RepeatButton } from './repeat-link.tsx'

/** Everything of an order: where it is, what was asked for, what it costs, its papers, and the way to ask about it. */
export function OrderView({ order }: { order: MyOrderDetail }) {
  return (
    <Page above={[{ label: <Trans>My orders</Trans>, to: '/myorder' }]} current={`№ ${order.id}`}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pt-3 pb-8 md:pt-7 md:pb-10">
        <div className="min-w-0">
          <h1 className="type-d2 break-words">
            <OrderTitle order={order} />
          </h1>
          <p className="type-lead pt-2 tabular-nums">
            <OrderNumber order={order} />
          </p>
        </div>
        <OrderPrice order={order} className="type-money text-[32px] leading-none! md:text-[44px]" />
      </div>
      <PlacedNotice />
      <OrderState order={order} />
      <div className="grid gap-x-12 gap-y-12 pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,426px)] lg:pt-16">
        <div className="flex min-w-0 flex-col gap-12">
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
          <div>
            <RepeatButton order={order} />
            <div className="flex flex-wrap gap-x-5 pt-3">
              <QuoteLink order={order} />
              <PrintOrder order={order} />
            </div>
          </div>
          <OrderContact order={order} />
        </div>
      </div>
    </Page>
  )
}
