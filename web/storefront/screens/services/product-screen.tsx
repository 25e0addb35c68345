import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi } from '../../../lib/api.ts'
import { NearPart, Part } from '../../../lib/before-program/near-part.tsx'
import { type JsonRecord, offerOf } from '../../../lib/json-ld.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { idOf, orNotFound } from '../../../lib/missing.ts'
import { pageHead, pageUrl } from '../../../lib/page-head.ts'
import type { RouterContext } from '../../../lib/router-context.ts'
import { tryQuery } from '../../../lib/try-query.ts'
import { Arrow } from '../../../ui/icons.tsx'
import { PriceFrom } from '../../../ui/price-from.tsx'
import { businessReference } from '../../kit/business-record.ts'
import { optionsQuery } from '../../kit/options/options-query.ts'
import { Page } from '../../kit/page.tsx'
import { campaignsQuery, productQuery, serviceQuery } from '../../kit/services/detail-queries.ts'
import { productReadyQuery, readyQuery } from '../../kit/services/ready-query.ts'

/** The route's loader and head stand beside the screen, so that other pages don't load them. */
export const productPage = { load: loadProduct, head: productHead }

const route = getRouteApi('/_storefront/services/card/prices/$id')

/** A product with its price tiers or its options, and the other products of its service. */
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

/** Loads a product, its service and its options; without options its plain prices. */
async function loadProduct(context: RouterContext, param: string): Promise<{ id: number }> {
  const id = idOf(param)
  const options = loadOptions(context, id)
  const product = await orNotFound(context.queryClient.ensureQueryData(productQuery(context, id)))
  await Promise.all([
    options,
    tryQuery(context, serviceQuery(context, product.serviceId)),
    tryQuery(context, campaignsQuery(context)),
  ])
  return { id }
}

async function loadOptions(context: RouterContext, id: number): Promise<void> {
  const options = await tryQuery(context, optionsQuery(context, id))
  if (!options?.configuration) {
    await Promise.all([
      tryQuery(context, productReadyQuery(context, id)),
      plain.load().catch(() => undefined),
    ])
    return
  }
  const ready = tryQuery(context, readyQuery(context, id, options.configuration))
  await Promise.all([ready, loadConfigured(context, ready).catch(() => undefined)])
}

type Match = { context: RouterContext }
type Answers = inferRouterOutputs<AppRouter>

/** The head of a product's page; its canonical address is the one without a choice. */
function productHead(match: Match, id: number | undefined) {
  const { context } = match
  const cache = context.queryClient
  const product = id === undefined ? undefined : cache.getQueryData(productQuery(context, id).queryKey)
  if (!product) return {}
  const service = cache.getQueryData(serviceQuery(context, product.serviceId).queryKey)
  return pageHead(match, {
    title: product.name,
    description: product.description,
    path: `/services/card/prices/${product.id}`,
    picture: product.photoUrl,
    above: [
      { name: context.i18n._(msg`Services`), path: '/services' },
      ...(service ? [{ name: service.name, path: `/services/card/${service.id}` }] : []),
    ],
    records: [productRecord(match, product, service?.name)],
  })
}

function productRecord(
  match: Match,
  product: Answers['products']['byId'],
  category: string | undefined,
): JsonRecord {
  const url = pageUrl(match, `/services/card/prices/${product.id}`)
  const offer = offerOf(product.serviceTypePrices, url, product.totalFrom)
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description || undefined,
    image: product.photoUrl ? match.context.siteUrl + product.photoUrl : undefined,
    url,
    category,
    offers: offer && { ...offer, seller: businessReference(match) },
  }
}

/** The page of a product without options: other products don't load its code. */
const plain = new Part(async () => (await import('./plain-product.tsx')).PlainProduct)

type Configured = typeof import('./configurator/touched-product.tsx')
const code = () => import('./configurator/touched-product.tsx')

/** The page of a product with options: other products don't load its code. */
const configured = new Part(async () => (await code()).TouchedProduct)

/** Loads that page and its program: for the server, and for a visitor who moves to the page within the site. */
async function loadConfigured(...asked: Parameters<Configured['loadConfigurator']>): Promise<void> {
  const [{ loadConfigurator }] = await Promise.all([code(), configured.load()])
  await loadConfigurator(...asked)
}
