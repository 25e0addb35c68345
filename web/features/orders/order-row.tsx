import { Trans } from '@lingui/react/macro'
import { formatDate, formatNumber } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/language.tsx'
import { Picture } from '../../ui/picture.tsx'
import { OrderActs } from './order-acts.tsx'
import { type MyOrder, OrderPrice, useOrderName } from './order-words.tsx'
import { StatusStrip } from './status-strip.tsx'

/** An order as a line: picture, name, where it is, price. */
export function OrderRow({ order }: { order: MyOrder }) {
  const language = useLanguage()
  const name = useOrderName(order)
  const pieces = formatNumber(order.count, language)
  return (
    <article className="grid grid-cols-[76px_minmax(0,1fr)] items-center gap-x-4 gap-y-4 border-key border-b py-5.5 md:grid-cols-[98px_minmax(0,1fr)_minmax(0,250px)] md:gap-x-6 xl:grid-cols-[98px_minmax(0,1fr)_minmax(0,304px)_140px]">
      <Picture
        url={order.photoUrl}
        alt=""
        sizes="98px"
        className="aspect-[98/82] w-full self-start bg-proof object-cover"
      />
      <div className="min-w-0">
        <h2 className="type-card break-words">{name}</h2>
        <p className="type-small text-grey tabular-nums">
          <Trans>{pieces} pieces</Trans> / № {order.id} /{' '}
          <time dateTime={order.orderDate}>{formatDate(order.orderDate, language, 'short')}</time>
        </p>
        <p className="pt-1 xl:hidden">
          <OrderPrice order={order} className="type-money" />
        </p>
        <OrderActs order={order} />
      </div>
      <div className="max-md:col-span-2">
        <StatusStrip status={order.status} />
        {order.reason && (
          <p className="type-small whitespace-pre-line break-words pt-2">
            <Trans>
              <strong>Reason:</strong> {order.reason}
            </Trans>
          </p>
        )}
      </div>
      <p className="hidden text-right xl:block">
        <OrderPrice order={order} className="type-money text-[20px]" />
      </p>
    </article>
  )
}
