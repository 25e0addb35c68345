import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { type JsonRecord, offerOf } from '../../../lib/json-ld.ts'
import { pageUrl } from '../../../lib/page-head.ts'
import type { RouterContext } from '../../../lib/router-context.ts'
import { businessReference } from '../../kit/business-record.ts'

type Match = { context: RouterContext }
type Answers = inferRouterOutputs<AppRouter>

/** A service and what its runs cost, for search engines. */
export function serviceRecord(match: Match, service: Answers['services']['byId']): JsonRecord {
  const url = pageUrl(match, `/services/card/${service.id}`)
  return {
    '@type': 'Service',
    ...cardOf(match, service, url),
    provider: businessReference(match),
    areaServed: { '@type': 'Country', name: 'AZ' },
    offers: offerOf(service.servicePrices, url),
  }
}

export function productRecord(
  match: Match,
  product: Answers['products']['byId'],
  category: string | undefined,
): JsonRecord {
  const url = pageUrl(match, `/services/card/prices/${product.id}`)
  const offer = offerOf(product.serviceTypePrices, url)
  return {
    '@type': 'Product',
    ...cardOf(match, product, url),
    category,
    offers: offer && { ...offer, seller: businessReference(match) },
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
