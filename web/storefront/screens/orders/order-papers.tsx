import type { MyOrderDetail } from './order-labels.tsx'
import { PrintOrder } from './print-order.tsx'
import { QuoteLink } from './quote-link.tsx'
import { RepeatButton } from './repeat-link.tsx'

/** The same again, and what there is on paper. */
export const OrderPapers = ({ order }: { order: MyOrderDetail }) => (
  <div>
    <RepeatButton order={order} />
    <div className="flex flex-wrap gap-x-5 pt-3">
      <QuoteLink order={order} />
      <PrintOrder order={order} />
    </div>
  </div>
)
