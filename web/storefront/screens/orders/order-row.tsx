import { Trans } from '@lingui/react/macro'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { TurnLine } from './docket/turn-line.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderChoice } from './order-choice.tsx'
import { type MyOrder, OrderPrice } from './order-labels.tsx'
import { OrderLink } from './order-link.tsx'
import { PromisedLine } from './promised-day.tsx'
import { StatusStrip } from './status-strip.tsx'

/** An order as a line: picture, name, what was asked for, where it is, price; it leads to the order's own page. */
export function OrderRow({ order }: { order: MyOrder }) {
  const language = useLanguage()
  return (
    <article className="relative grid grid-cols-[64px_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-key border-b py-4 md:grid-cols-[98px_minmax(0,1fr)_minmax(0,250px)] md:gap-x-6 md:py-5.5 xl:grid-cols-[98px_minmax(0,1fr)_minmax(0,304px)_140px]">
      <Picture
        url={order.photoUrl}
        alt=""
        sizes="98px"
        className="aspect-[98/82] w-full self-start bg-proof object-cover md:row-span-2"
      />
      <div className="min-w-0">
        <h2 className="type-card">
          <OrderLink order={order} />
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="type-small text-grey tabular-nums">
            № {order.id} /{' '}
            <time dateTime={order.orderDate}>{formatDate(order.orderDate, language, 'short')}</time>
          </p>
          <TurnLine orderId={order.id} />
          <PromisedLine order={order} />
        </div>
        <OrderChoice order={order} />
        {order.comment && <p className="type-small line-clamp-1 break-words">{order.comment}</p>}
        <div className="pt-1 xl:hidden">
          <OrderPrice order={order} className="type-money" />
        </div>
      </div>
      <div className="max-md:col-span-2 md:col-start-3 md:row-span-2 md:row-start-1">
        <StatusStrip status={order.status} />
        {order.reason && (
          <p className="type-small line-clamp-3 whitespace-pre-line break-words pt-2">
            <Trans>
              <strong>Reason:</strong> {order.reason}
            </Trans>
          </p>
        )}
      </div>
      <div className="hidden text-right xl:row-span-2 xl:row-start-1 xl:block xl:col-start-4">
        <OrderPrice order={order} className="type-money text-[20px]" />
      </div>
      <div className="max-md:col-span-2 md:col-start-2">
        <OrderActions order={order} />
      </div>
    </article>
  )
}
