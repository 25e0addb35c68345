import { msg } from '@lingui/core/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { type JsonRecord, offerOf } from '../../../lib/json-ld.ts'
import { pageHead, pageUrl } from '../../../lib/page-head.ts'
import type { RouterContext } from '../../../lib/router-context.ts'
import { businessReference } from '../../kit/business-record.ts'
import { productQuery, serviceQuery } from '../../kit/services/detail-queries.ts'

type Match = { context: RouterContext }
type Answers = inferRouterOutputs<AppRouter>

/** What a product's page says of itself; its address counts without a choice. */
export function productHead(match: Match, id: number | undefined) {
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
