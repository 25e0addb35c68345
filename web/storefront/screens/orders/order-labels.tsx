import { Trans } from '@lingui/react/macro'
import type { inferRouterOutputs } from '@trpc/server'
import { isUnpriced } from '../../../../src/domains/order-status/statuses.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { Pieces } from '../../../ui/pieces.tsx'
import { Reference } from '../../../ui/reference.tsx'

type Outputs = inferRouterOutputs<AppRouter>['orders']
export type MyOrder = Outputs['mine'][number]
export type MyOrderDetail = Outputs['byId']

/** What was ordered: the product, or else the service. */
export function useOrderName({ service, serviceType }: MyOrder): string {
  return pick(serviceType ?? service, 'name', useLanguage())
}

/** `№ 1186, 17.11.2026` */
export function OrderNumber({ order }: { order: MyOrder }) {
  const language = useLanguage()
  return (
    <>
      <Reference id={order.id} />,{' '}
      <time dateTime={order.orderDate}>{formatDate(order.orderDate, language, 'short')}</time>
    </>
  )
}

/** The price that staff confirmed; before that the suggested price, marked as such. */
export function OrderPrice({ order, className }: { order: MyOrder; className: string }) {
  if (order.price !== null)
    return (
      <strong className={className}>
        <Money azn={order.price} />
      </strong>
    )
  if (isUnpriced(order.status) && !order.quote)
    return (
      <span className="font-bold">
        <Trans>Price on request</Trans>
      </span>
    )
  if (!isUnpriced(order.status) || !order.quote)
    return (
      <span className={className}>
        <span aria-hidden="true">—</span>
        <span className="sr-only">
          <Trans>No price</Trans>
        </span>
      </span>
    )
  return (
    <span>
      <span className="type-small block max-md:mr-2 max-md:inline">
        <Trans>Estimate</Trans>
      </span>
      <span className={className}>
        <Money azn={order.quote.total} />
      </span>
    </span>
  )
}

/** `Business cards, 500 pieces` */
export function OrderTitle({ order }: { order: MyOrder }) {
  return (
    <>
      {useOrderName(order)}, <Pieces count={order.count} />
    </>
  )
}
