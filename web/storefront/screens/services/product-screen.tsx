import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Arrow } from '../../../ui/icons.tsx'
import { PriceFrom } from '../../../ui/price-from.tsx'
import { productQuery, serviceQuery } from '../../kit/services/detail-queries.ts'
import { DiscountBadge } from '../../kit/services/discount-badge.tsx'
import { DetailHead } from './detail-head.tsx'
import { PriceOnRequest } from './price-on-request.tsx'
import { PricedDetail } from './priced-detail.tsx'

const route = getRouteApi('/_storefront/services/card/prices/$id')

/** A product with its price tiers, and the other products of its service. */
export function ProductScreen() {
  const { id } = route.useParams()
  const from = { api: useApi(), language: useLanguage() }
  const { data: product } = useQuery(productQuery(from, Number(id)))
  const { data: service } = useQuery({
    ...serviceQuery(from, product?.serviceId ?? 0),
    enabled: product !== undefined,
  })
  if (!product) return null
  const { serviceId, serviceTypePrices: tiers } = product
  const parent = service && {
    label: service.name,
    to: '/services/card/$id' as const,
    params: { id: String(serviceId) },
  }
  const order = { service: serviceId, product: product.id }
  const others = (service?.serviceTypes ?? []).filter((other) => other.id !== product.id)
  return (
    <main id="content" tabIndex={-1} className="sheet-width pt-5 md:pt-5.5">
      <DetailHead
        breadcrumb={
          <Breadcrumb
            parents={[
              { label: <Trans>Home</Trans>, to: '/' },
              { label: <Trans>Services</Trans>, to: '/services' },
              ...(parent ? [parent] : []),
            ]}
            current={product.name}
          />
        }
        title={product.name}
        description={product.description}
        badge={<DiscountBadge serviceId={serviceId} tiers={tiers} />}
      />
      {tiers.length > 0 ? (
        <PricedDetail
          key={product.id}
          photoUrl={product.photoUrl}
          tiers={tiers}
          order={order}
          texts={`${product.description} ${product.name}`}
        />
      ) : (
        <PriceOnRequest photoUrl={product.photoUrl} order={order} />
      )}
      {service && others.length > 0 && <OtherProducts service={service.name} products={others} />}
    </main>
  )
}

type OtherProductsProps = {
  service: string
  products: readonly { id: number; name: string; priceFrom: number | null }[]
}

const OtherProducts = ({ service, products }: OtherProductsProps) => (
  <nav aria-labelledby="others" className="pt-20 md:pt-28">
    <h2 id="others" className="type-d3 pb-4">
      <Trans>{service}: other products</Trans>
    </h2>
    <ul className="border-key border-t">
      {products.map(({ id, name, priceFrom }) => (
        <li key={id}>
          <Link
            to="/services/card/prices/$id"
            params={{ id: String(id) }}
            className="type-card flex min-h-14 items-center justify-between gap-4 border-key border-b py-2 transition-colors hover:bg-ink hover:pl-4 hover:text-on-ink"
          >
            {name}
            <span className="ml-auto flex shrink-0 items-center gap-4">
              <span className="type-small">
                <PriceFrom azn={priceFrom} />
              </span>
              <Arrow />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
