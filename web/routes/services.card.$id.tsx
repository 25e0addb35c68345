import { msg } from '@lingui/core/macro'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { idOf, orNotFound } from '../lib/missing.ts'
import { pageHead } from '../lib/page-head.ts'
import { tryQuery } from '../lib/try-query.ts'
import { campaignsQuery, serviceQuery } from '../storefront/kit/services/detail-queries.ts'
import { serviceRecord } from '../storefront/screens/services/offer-records.ts'
import { storefrontRoute } from './_storefront.tsx'

export const serviceRoute = createRoute({
  getParentRoute: () => storefrontRoute,
  path: '/services/card/$id',
  loader: async ({ context, params }) => {
    const id = idOf(params.id)
    await Promise.all([
      orNotFound(context.queryClient.ensureQueryData(serviceQuery(context, id))),
      tryQuery(context, campaignsQuery(context)),
    ])
    return { id }
  },
  head: ({ match, loaderData }) => {
    const { context } = match
    const service =
      loaderData && context.queryClient.getQueryData(serviceQuery(context, loaderData.id).queryKey)
    if (!service) return {}
    return pageHead(match, {
      title: service.name,
      description: service.description,
      path: `/services/card/${service.id}`,
      picture: service.photoUrl,
      above: [{ name: context.i18n._(msg`Services`), path: '/services' }],
      records: [serviceRecord(match, service)],
    })
  },
  component: lazyRouteComponent(
    () => import('../storefront/screens/services/service-screen.tsx'),
    'ServiceScreen',
  ),
})
