import { Trans } from '@lingui/react/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'

type Outputs = inferRouterOutputs<AppRouter>['orders']
export type MyOrder = Outputs['mine'][number]
export type MyOrderDetail = Outputs['byId']

/** As it was placed: the product where there is one. */
export function useOrderName({ service, serviceType }: MyOrder): string {
  return pick(serviceType ?? service, 'name', useLanguage())
}

/** `№ 1186, 17.11.2026` */
export function OrderNumber({ order }: { order: MyOrder }) {
  const language = useLanguage()
  return (
    <>
      № {order.id}, <time dateTime={order.orderDate}>{formatDate(order.orderDate, language, 'short')}</time>
    </>
  )
}

/** The price that staff confirmed; before that what was suggested, and said so. */
export function OrderPrice({ order, className }: { order: MyOrder; className: string }) {
  if (order.price !== null)
    return (
      <strong className={className}>
        <Money azn={order.price} />
      </strong>
    )
  if (order.status === 'Pending' && !order.quote)
    return (
      <span className="font-bold">
        <Trans>Price on request</Trans>
      </span>
    )
  if (order.status !== 'Pending' || !order.quote)
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
      <span className="type-small block">
        <Trans>Estimate</Trans>
      </span>
      <span className={className}>
        <Money azn={order.quote.total} />
      </span>
    </span>
  )
}
