import { type MyOrderDetail, OrderNumber, OrderPrice } from './order-labels.tsx'
import { OrderTitle } from './order-link.tsx'
import type { Access } from './order-page.tsx'
import { PurchaseLinks } from './purchase-links.tsx'

/** What was ordered, its number and day, and its price. */
export const OrderHead = ({ order, access }: { order: MyOrderDetail; access: Access }) => (
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
