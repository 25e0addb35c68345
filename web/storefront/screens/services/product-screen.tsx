import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { NearPart } from '../../../lib/before-program/near-part.tsx'
import { useLanguage } from '../../../lib/language.tsx'
import { Arrow } from '../../../ui/icons.tsx'
import { PriceFrom } from '../../../ui/price-from.tsx'
import { optionsQuery } from '../../kit/options/options-query.ts'
import { Page } from '../../kit/page.tsx'
import { productQuery, serviceQuery } from '../../kit/services/detail-queries.ts'
import { configured } from './configurator/configured.ts'
import { loadProduct } from './load-product.ts'
import { plain } from './plain.ts'
import { productHead } from './product-head.ts'

/** What its route asks for and says of it: with the screen, so that other pages do without. */
export const productPage = { load: loadProduct, head: productHead }

const route = getRouteApi('/_storefront/services/card/prices/$id')

/** A product with its price tiers or with what can be chosen of it, and the other products of its service. */
export function ProductScreen() {
  const { id } = route.useParams()
  const from = { api: useApi(), language: useLanguage() }
  const { data: product } = useQuery(productQuery(from, Number(id)))
  const { data: service } = useQuery({
    ...serviceQuery(from, product?.serviceId ?? 0),
    enabled: product !== undefined,
  })
  const { data: options } = useQuery(optionsQuery(from, Number(id)))
  if (!product) return null
  const { serviceId } = product
  const parent = service && {
    label: service.name,
    to: '/services/card/$id' as const,
    params: { id: String(serviceId) },
  }
  const others = (service?.serviceTypes ?? []).filter((other) => other.id !== product.id)
  return (
    <Page
      above={[{ label: <Trans>Services</Trans>, to: '/services' }, ...(parent ? [parent] : [])]}
      current={product.name}
    >
      <NearPart key={product.id} part={options?.configuration ? configured : plain} />
      {service && others.length > 0 && <OtherProducts service={service.name} products={others} />}
    </Page>
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
            className="type-card flex min-h-14 items-center justify-between gap-4 border-key border-b py-2 wrap-anywhere transition-colors hover:bg-ink hover:pl-4 hover:text-on-ink"
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
