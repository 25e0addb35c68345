import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Page } from '../../kit/page.tsx'
import { serviceQuery } from '../../kit/services/detail-queries.ts'
import { DiscountBadge } from '../../kit/services/discount-badge.tsx'
import { DetailHead } from './detail-head.tsx'
import { loadService } from './load-service.ts'
import { PricedDetail } from './priced-detail.tsx'
import { ProductList } from './product-list.tsx'
import { serviceHead } from './service-head.ts'

/** What its route asks for and says of it: with the screen, so that other pages do without. */
export const servicePage = { load: loadService, head: serviceHead }

const route = getRouteApi('/_storefront/services/card/$id')

/** A service with its price list or its products. */
export function ServiceScreen() {
  const { id } = route.useParams()
  const { data: service } = useQuery(serviceQuery({ api: useApi(), language: useLanguage() }, Number(id)))
  if (!service) return null
  const { servicePrices: tiers, serviceTypes: products } = service
  return (
    <Page above={[{ label: <Trans>Services</Trans>, to: '/services' }]} current={service.name}>
      <DetailHead
        title={service.name}
        description={service.description}
        badge={<DiscountBadge serviceId={service.id} {...(products.length === 0 && { tiers })} />}
      />
      {products.length > 0 ? (
        <ProductList serviceId={service.id} photoUrl={service.photoUrl} products={products} />
      ) : (
        <PricedDetail
          key={service.id}
          photoUrl={service.photoUrl}
          tiers={tiers}
          order={{ service: service.id }}
          texts={`${service.description} ${service.name}`}
        />
      )}
    </Page>
  )
}
