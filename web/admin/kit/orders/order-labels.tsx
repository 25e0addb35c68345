import { Trans } from '@lingui/react/macro'
import { isGivenUp, isUnpriced } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { Money } from '../../../ui/money.tsx'
import type { OrderRow } from './queries.ts'

export const customerOf = ({ appUser }: Pick<OrderRow, 'appUser'>): string =>
  `${appUser.name} ${appUser.surname}`.trim()

/** The service and product as they were when the order was placed. */
export function ItemLabel({ order }: { order: OrderRow }) {
  const language = useLanguage()
  return (
    <>
      {order.serviceType && <span className="text-t3">{pick(order.service, 'name', language)} · </span>}
      {pick(order.serviceType ?? order.service, 'name', language)}
    </>
  )
}

/** The same on one line: where both don't fit, the service is cut before the product. */
export function ItemLine({ order }: { order: OrderRow }) {
  const language = useLanguage()
  const service = pick(order.service, 'name', language)
  const product = order.serviceType && pick(order.serviceType, 'name', language)
  return (
    <span className="flex min-w-0" title={product ? `${service} · ${product}` : service}>
      {product && <span className="min-w-0 shrink-999 truncate text-t3">{service}&nbsp;·&nbsp;</span>}
      <span className="min-w-0 truncate">{product ?? service}</span>
    </span>
  )
}

/** The status strip and its label; waiting orders are heavier, cancelled ones paler. */
export function StatusLabel({ order }: { order: Pick<OrderRow, 'status' | 'orderStatus' | 'cancelledBy'> }) {
  const language = useLanguage()
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <InkStrip status={order.status} />
      <span
        className={classNames(
          isUnpriced(order.status) && 'font-medium',
          isGivenUp(order.status) && 'text-t3',
        )}
      >
        {order.cancelledBy === 'customer' ? (
          <Trans>Cancelled by the customer</Trans>
        ) : (
          pick(order.orderStatus, 'name', language)
        )}
      </span>
    </span>
  )
}

/** A dash before the price is set; struck through when the order was cancelled. */
export function PriceLabel({ order }: { order: Pick<OrderRow, 'status' | 'price'> }) {
  if (order.price === null) return <span className="text-t3">—</span>
  if (!isGivenUp(order.status)) return <Money azn={order.price} />
  return (
    <s className="text-t3">
      <Money azn={order.price} />
    </s>
  )
}
