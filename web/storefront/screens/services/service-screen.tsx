import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { type JsonRecord, offerOf } from '../../../lib/json-ld.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { idOf, orNotFound } from '../../../lib/missing.ts'
import { pageHead, pageUrl } from '../../../lib/page-head.ts'
import type { RouterContext } from '../../../lib/router-context.ts'
import { tryQuery } from '../../../lib/try-query.ts'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Arrow } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PriceFrom } from '../../../ui/price-from.tsx'
import { businessReference } from '../../kit/business-record.ts'
import { Page } from '../../kit/page.tsx'
import { cellWidths } from '../../kit/services/cell-widths.ts'
import { campaignsQuery, serviceQuery } from '../../kit/services/detail-queries.ts'
import { DiscountBadge } from '../../kit/services/discount-badge.tsx'
import { serviceReadyQuery } from '../../kit/services/ready-query.ts'
import { DetailHead } from './detail-head.tsx'
import { PricedDetail } from './priced-detail.tsx'

/** The route's loader and head stand beside the screen, so that other pages don't load them. */
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

/** Loads a service with everything its page shows; the day it is ready counts where it has no products. */
async function loadService(context: RouterContext, param: string): Promise<{ id: number }> {
  const id = idOf(param)
  await Promise.all([
    orNotFound(context.queryClient.ensureQueryData(serviceQuery(context, id))),
    tryQuery(context, campaignsQuery(context)),
    tryQuery(context, serviceReadyQuery(context, id)),
  ])
  return { id }
}

type Product = {
  id: number
  name: string
  description: string
  photoUrl: string
  priceFrom: number | null
}
type ProductListProps = { serviceId: number; photoUrl: string; products: readonly Product[] }

/** The products of a service in a ruled mosaic: the service's picture first, the last cell orders it. */
function ProductList({ serviceId, photoUrl, products }: ProductListProps) {
  return (
    <section aria-labelledby="products">
      <h2 id="products" className="type-d3 pb-6">
        <Trans>Choose a product</Trans>
      </h2>
      <div className="relative">
        <CropMarks />
        <ul className="mosaic border-2 border-key">
          <li
            aria-hidden="true"
            className="relative col-span-2 overflow-clip bg-proof! max-lg:aspect-[4/3] lg:row-span-2"
          >
            <Picture
              url={photoUrl}
              alt=""
              sizes={cellWidths.big}
              eager
              className="absolute inset-0 size-full bg-proof! object-cover"
            />
          </li>
          {products.map((product) => (
            <ProductCell key={product.id} product={product} tall={products.length === 1} />
          ))}
          <li
            className={classNames('relative bg-ink text-on-ink transition-colors', lastCell(products.length))}
          >
            <Link
              to="/order"
              search={{ service: serviceId }}
              className="type-d3 flex h-full min-h-36 flex-col justify-between gap-6 p-4 text-[24px]! leading-[28px]! transition-colors hover:bg-key hover:text-paper md:p-5"
            >
              <Trans>Straight to the order</Trans>
              <Arrow size={48} strokeWidth={2.4} />
            </Link>
          </li>
        </ul>
      </div>
    </section>
  )
}

function ProductCell({ product, tall }: { product: Product; tall: boolean }) {
  return (
    <li className={classNames('group relative flex flex-col', tall && 'lg:row-span-2')}>
      <div className="relative min-h-32 grow overflow-clip border-key border-b md:min-h-52">
        <Picture
          url={product.photoUrl}
          alt=""
          sizes={cellWidths.small}
          className="absolute inset-0 size-full bg-proof object-cover transition-transform duration-200 ease-out group-hover:translate-x-1"
        />
      </div>
      <div className="px-3 py-2.5 md:min-h-31 md:px-4 md:py-3.5">
        <h3 className="type-card leading-[22px]! md:leading-[26px]!">
          <Link
            to="/services/card/prices/$id"
            params={{ id: String(product.id) }}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-key"
          >
            {product.name}
          </Link>
        </h3>
        <p className="type-small mt-1 line-clamp-3 text-grey">{product.description}</p>
        <p className="type-small mt-1 font-semibold">
          <PriceFrom azn={product.priceFrom} />
        </p>
      </div>
    </li>
  )
}

/** The last cell fills its row, so that the ruled block has no hole. */
function lastCell(products: number): string {
  const phone = products % 2 === 0 ? 'col-span-2' : ''
  if (products < 4)
    return classNames(phone, ['', 'lg:row-span-2', 'lg:col-span-2', 'lg:col-span-1'][products])
  return classNames(phone, ['lg:col-span-4', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'][products % 4])
}

type Match = { context: RouterContext }
type Answers = inferRouterOutputs<AppRouter>

/** The head of a service's page. */
function serviceHead(match: Match, id: number | undefined) {
  const { context } = match
  const service =
    id === undefined ? undefined : context.queryClient.getQueryData(serviceQuery(context, id).queryKey)
  if (!service) return {}
  return pageHead(match, {
    title: service.name,
    description: service.description,
    path: `/services/card/${service.id}`,
    picture: service.photoUrl,
    above: [{ name: context.i18n._(msg`Services`), path: '/services' }],
    records: [serviceRecord(match, service)],
  })
}

/** A service and the prices of its runs, for search engines. */
function serviceRecord(match: Match, service: Answers['services']['byId']): JsonRecord {
  const url = pageUrl(match, `/services/card/${service.id}`)
  return {
    '@type': 'Service',
    ...cardOf(match, service, url),
    provider: businessReference(match),
    areaServed: { '@type': 'Country', name: 'AZ' },
    offers: offerOf(service.servicePrices, url),
  }
}

const cardOf = (
  { context }: Match,
  card: { name: string; description: string; photoUrl: string },
  url: string,
) => ({
  name: card.name,
  description: card.description || undefined,
  image: card.photoUrl ? context.siteUrl + card.photoUrl : undefined,
  url,
})
