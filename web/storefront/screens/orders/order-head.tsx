import { type MyOrderDetail, OrderNumber, OrderPrice } from './order-labels.tsx'
import { OrderTitle } from './order-link.tsx'

/** What was ordered, its number and day, and its price. */
export const OrderHead = ({ order }: { order: MyOrderDetail }) => (
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
)
