import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { productQuery } from '../../kit/services/detail-queries.ts'
import { DiscountBadge } from '../../kit/services/discount-badge.tsx'
import { DetailHead } from './detail-head.tsx'
import { PricedDetail } from './priced-detail.tsx'

const route = getRouteApi('/_storefront/services/card/prices/$id')

/** A product with its price tiers. */
export function PlainProduct() {
  const id = Number(route.useParams().id)
  const { data: product } = useQuery(productQuery({ api: useApi(), language: useLanguage() }, id))
  if (!product) return null
  const { serviceId, serviceTypePrices: tiers } = product
  return (
    <>
      <DetailHead
        title={product.name}
        description={product.description}
        badge={<DiscountBadge serviceId={serviceId} tiers={tiers} />}
      />
      <PricedDetail
        key={product.id}
        photoUrl={product.photoUrl}
        tiers={tiers}
        order={{ service: serviceId, product: product.id }}
        texts={`${product.description} ${product.name}`}
      />
    </>
  )
}
