import type { MyOrder } from './order-labels.tsx'
import { PrintOrder } from './print-order.tsx'
import { QuoteLink } from './quote-link.tsx'
import { RepeatLink } from './repeat-link.tsx'

/** What a customer does with an order where it is listed; on phones its own page has the rest. */
export const OrderActions = ({ order }: { order: MyOrder }) => (
  <div className="relative z-1 flex flex-wrap items-baseline gap-x-5">
    <RepeatLink order={order} />
    <QuoteLink order={order} />
    <span className="max-md:hidden">
      <PrintOrder order={order} />
    </span>
  </div>
)
