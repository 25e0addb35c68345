import { msg } from '@lingui/core/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { type JsonRecord, offerOf } from '../../../lib/json-ld.ts'
import { pageHead, pageUrl } from '../../../lib/page-head.ts'
import type { RouterContext } from '../../../lib/router-context.ts'
import { businessReference } from '../../kit/business-record.ts'
import { serviceQuery } from '../../kit/services/detail-queries.ts'

type Match = { context: RouterContext }
type Answers = inferRouterOutputs<AppRouter>

/** What a service's page says of itself. */
export function serviceHead(match: Match, id: number | undefined) {
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

/** A service and what its runs cost, for search engines. */
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
