import { Trans } from '@lingui/react/macro'
import { formatNumber } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/language.tsx'
import { CropMarks } from '../../ui/crop-marks.tsx'
import { OrderActs } from './order-acts.tsx'
import { type MyOrder, OrderNumber, OrderPrice, useOrderName } from './order-words.tsx'
import { QuoteLink } from './quote-link.tsx'
import { StatusTimeline } from './status-timeline.tsx'

/** An open order as a yellow docket with its timeline. */
export function OrderDocket({ order }: { order: MyOrder }) {
  const language = useLanguage()
  const name = useOrderName(order)
  const pieces = formatNumber(order.count, language)
  return (
    <article className="relative bg-yellow px-5 py-6 max-md:-mx-5 md:p-9">
      <CropMarks className="max-md:hidden" />
      <div className="flex flex-col justify-between gap-x-8 gap-y-3 md:flex-row">
        <div className="min-w-0">
          <p className="type-small tabular-nums">
            <OrderNumber order={order} />
          </p>
          <h2 className="type-d3 text-[25px]! leading-[30px]! md:text-[36px]! md:leading-[42px]!">
            <Trans>
              {name}, {pieces} pieces
            </Trans>
          </h2>
          {order.comment && <p className="max-w-175 whitespace-pre-line break-words pt-2">{order.comment}</p>}
        </div>
        <div className="shrink-0 md:text-right">
          <OrderPrice order={order} className="type-money text-[28px] leading-none! md:text-[40px]" />
        </div>
      </div>
      <div className="pt-6 pb-5 md:pt-9">
        <StatusTimeline order={order} />
      </div>
      <OrderActs order={order}>
        <QuoteLink order={order} />
      </OrderActs>
    </article>
  )
}
