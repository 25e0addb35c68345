import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useApi } from '../../lib/api.ts'
import { useLanguage } from '../../lib/language.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { LinkButton, TextLink } from '../../ui/button.tsx'
import { DetailHead } from './detail-head.tsx'
import { serviceQuery } from './detail-queries.ts'
import { DiscountBadge } from './discount-badge.tsx'
import { DetailPicture, PricedDetail } from './priced-detail.tsx'
import { ProductList } from './product-list.tsx'

const route = getRouteApi('/_storefront/services/card/$id')

/** A service with its price list or its products (specification 2, "Public routes"). */
export function ServiceScreen() {
  const { id } = route.useParams()
  const { data: service } = useQuery(serviceQuery({ api: useApi(), language: useLanguage() }, Number(id)))
  if (!service) return null
  const { servicePrices: tiers, serviceTypes: products } = service
  return (
    <main id="content" tabIndex={-1} className="sheet-width pt-5 md:pt-5.5">
      <DetailHead
        breadcrumb={
          <Breadcrumb
            parents={[
              { label: <Trans>Home</Trans>, to: '/' },
              { label: <Trans>Services</Trans>, to: '/services' },
            ]}
            current={service.name}
          />
        }
        title={service.name}
        description={service.description}
        badge={<DiscountBadge serviceId={service.id} {...(products.length === 0 && { tiers })} />}
      />
      {products.length > 0 ? (
        <ProductList serviceId={service.id} photoUrl={service.photoUrl} products={products} />
      ) : tiers.length > 0 ? (
        <PricedDetail
          key={service.id}
          photoUrl={service.photoUrl}
          tiers={tiers}
          order={{ service: service.id }}
        />
      ) : (
        <PriceOnRequest serviceId={service.id} photoUrl={service.photoUrl} />
      )}
    </main>
  )
}

const PriceOnRequest = ({ serviceId, photoUrl }: { serviceId: number; photoUrl: string }) => (
  <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,772fr)_minmax(0,522fr)]">
    <DetailPicture url={photoUrl} />
    <div className="flex flex-col items-start gap-6 bg-ink p-5 text-on-ink max-md:-mx-5 md:p-8">
      <p className="type-d3">
        <Trans>We set the price for each order. Tell us what you need, and a manager will work it out.</Trans>
      </p>
      <LinkButton
        to="/order"
        search={{ service: serviceId }}
        wide
        arrow
        className="hover:bg-paper hover:text-key"
      >
        <Trans>Place order</Trans>
      </LinkButton>
      <TextLink to="/contact">
        <Trans>Ask first</Trans>
      </TextLink>
    </div>
  </div>
)
