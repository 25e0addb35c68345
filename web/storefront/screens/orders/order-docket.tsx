import { CropMarks } from '../../../ui/crop-marks.tsx'
import { TurnLine } from './docket/turn-line.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderChoice } from './order-choice.tsx'
import { type MyOrder, OrderNumber, OrderPrice } from './order-labels.tsx'
import { OrderLink } from './order-link.tsx'
import { PromisedLine } from './promised-day.tsx'
import { StatusStrip } from './status-strip.tsx'
import { StatusTimeline } from './status-timeline.tsx'

/** An open order as a yellow docket with its timeline; on phones with a strip, so that others stay in sight. */
export function OrderDocket({ order }: { order: MyOrder }) {
  return (
    <article className="relative bg-yellow px-5 py-5 max-md:-mx-5 md:p-9">
      <CropMarks className="max-md:hidden" />
      <div className="flex flex-col justify-between gap-x-8 gap-y-2 md:flex-row">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-1 md:justify-start">
            <p className="type-small tabular-nums">
              <OrderNumber order={order} />
            </p>
            <TurnLine orderId={order.id} />
            <PromisedLine order={order} />
          </div>
          <h2 className="type-d3 text-[25px]! leading-[30px]! md:text-[36px]! md:leading-[42px]!">
            <OrderLink order={order} />
          </h2>
          <OrderChoice order={order} />
          {order.comment && (
            <p className="line-clamp-2 max-w-175 break-words pt-1 md:line-clamp-3 md:pt-2">{order.comment}</p>
          )}
        </div>
        <div className="shrink-0 md:text-right">
          <OrderPrice order={order} className="type-money text-[28px] leading-none! md:text-[40px]" />
        </div>
      </div>
      <div className="pt-4 md:hidden">
        <StatusStrip status={order.status} />
      </div>
      <div className="pt-9 pb-4 max-md:hidden">
        <StatusTimeline order={order} />
      </div>
      <OrderActions order={order} />
    </article>
  )
}
